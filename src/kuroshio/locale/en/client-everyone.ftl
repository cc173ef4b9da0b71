### Keyboard, screen reader, size of text, the page without a network.

skip = Skip to the content
moves-title = { $count ->
    [0] Moves: none for now
    [one] One move
   *[other] { $count } moves
}
moves-show = Moves as a list
moves-confirm = Chosen: { $move }. Press once more to do it.
words-title = The table in words
words-loading = Describing the table…
words-trouble = The table cannot be described now.
text-size = Text size
text-size-value = { $percent }%
keys-title = Keys
keys-about = Tab goes from one thing to the next, Enter or Space presses it.
keys-single = Keys of one letter or digit
key-digits = choose a glowing target or a button
key-enter = do what is chosen
key-escape = undo the choice, close a sheet
key-arrows = go up and down in the list of moves
key-m = show or hide the moves as a list
key-t = show or hide the table in words
key-u = take the last move back
key-h = the captain’s advice
key-l = log
key-c = chat
key-k = this list
key-name-digits = 1 … 9, 0
key-name-enter = Enter
key-name-escape = Esc
key-name-arrows = ↑ ↓
no-network = There is no connection
no-network-text = Kuroshio cannot be reached: either this device has no network now, or the server is down. No game is lost; yours goes on from where it was.
no-network-again = Try again
key-help = explain what you choose next
own-side = Your side
