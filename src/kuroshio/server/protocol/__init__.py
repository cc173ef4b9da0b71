"""What is sent over sockets and by HTTP: every message is one of these types.

`docs/schema` holds their JSON schema. What people read is a `Message`: a key and arguments, which
the client turns into words. Elsewhere they are called `m.Update`: a message of this protocol.
"""

# ruff: noqa: F403  (to list all the names here again would be to say them twice)

from kuroshio.server.protocol.answers import *
from kuroshio.server.protocol.commands import *
from kuroshio.server.protocol.daily import *
from kuroshio.server.protocol.exercises import *
from kuroshio.server.protocol.faces import *
from kuroshio.server.protocol.games import *
from kuroshio.server.protocol.lobby import *
from kuroshio.server.protocol.opening import *
from kuroshio.server.protocol.past import *
from kuroshio.server.protocol.people import *
from kuroshio.server.protocol.programs import *
from kuroshio.server.protocol.statistics import *
from kuroshio.server.protocol.tables import *
from kuroshio.server.protocol.values import *
