### Hints at the table, and what leads to the pages of finished games.

hint = Hint
hint-ask = What would the captain do? (H)
hint-thinking = Thinking…
hint-title = The captain would…
hint-result = expected result: { $result }
hint-result-about = 100% is a sure win, 0% a sure last place.
hint-share = looked at it for { $share } of the time
hints-allow = Hints are allowed
hints-allowed = Hints are allowed at this table; everyone sees how many were asked for.
hints-forbidden = Hints are not allowed at this table.
hints-used = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
log-hinted = asked for a hint
review = Review
statistics = Statistics
player = My statistics
