"""Whether an address is of this machine or of a private network."""

from __future__ import annotations

import ipaddress


def nearby(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
