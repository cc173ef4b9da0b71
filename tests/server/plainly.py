"""httpx for servers without TLS.

It reads all certificates that it trusts for every client, as for every single request: 30 ms of the
processor, for something that no server of the tests is asked for. Here it reads none.
"""

from __future__ import annotations

from functools import partial

import httpx

client = partial(httpx.Client, verify=False, timeout=40)
get = partial(httpx.get, verify=False, timeout=40)
post = partial(httpx.post, verify=False, timeout=40)
request = partial(httpx.request, verify=False, timeout=40)
