### Telling whoever runs the house of what somebody said, or of a name.

report = Report
report-line = Report what { $name } said
report-name = Report { $name }
report-why = Why
report-reason-rude = Rude
report-reason-spam = Spam
report-reason-cheating = Cheating
report-reason-name = The name
report-reason-other = Something else
report-words = In your own words, if you like
report-kept = Whoever runs this house will see this line, those before it, and that it comes from you. The others will not.
report-kept-name = Whoever runs this house will see the name, and that the report comes from you. The others will not.
report-send = Send the report
report-sent = Thank you. Whoever runs this house will look at it.
table-closed = Whoever runs this house has closed this table. You can look at it, but nothing more happens here.
status-closed = This table is closed.
