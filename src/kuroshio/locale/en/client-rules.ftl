### The rules pages and the explanations at the table.

rules-search = Search the rules
rules-contents = Contents
rules-marks = What the marks mean
rules-mark-printed = printed in a rulebook
rules-departs = Not as in the book
rules-mark-likely = likely: derived, or told by reviewers
rules-mark-reconstructed = reconstructed: ours, where nothing is known
rules-missing = There are no rules of such a game.
rules-nothing = Nothing in the rules contains “{ $wanted }”.
rules-read = Read the rules
rules-all = All the rules
help = What is this?
help-about = Rest the mouse on anything, or press it for a while, to learn what it is; or press this button (?) and choose it
help-on = Choose anything on the table to learn what it is. ? or Escape: play on.
help-rule = In the rules: { $where }
