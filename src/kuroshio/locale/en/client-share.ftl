# The sheet that shares a table.
share-what = What to share
share-picture = This position
share-film = The last turn, moving
share-alt = { $game } as it stands, drawn
share-drawing = The picture is being drawn…
share-filming = The film is being made…
share-none = The picture is not available now.
share-public = Everyone sees what a watcher sees: nothing hidden is in it.
share-send = Send…
share-link = Copy the link
share-link-copied = The link is copied
share-save = Save the picture
share-embed = Copy code for a page
share-embed-copied = The code is copied
share-embed-about = It shows the game in a page of your own, to be stepped through.
embed-whole = The whole replay
