"""Passkeys and devices in a real browser, with Chromium's virtual authenticator."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import PHONE, person, small_targets
from tests.browser.hand import press
from tests.browser.wire import post

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE_KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Any) -> tuple[Any, str]:
    """A keeper of passkeys for a page."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    made = tools.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE_KEY})
    return tools, made["authenticatorId"]


def test_a_passkey_is_the_way_back(server: str, browser: Any) -> None:
    """Made on one device, used on another that was somebody else's, removed again."""
    named = server.replace("127.0.0.1", "localhost")  # a number has no passkeys
    ann, other = person(browser, named), person(browser, named, PHONE, "ru", "dark")
    post(ann, "/me", name="Ann")
    ann.add_init_script("localStorage.setItem('kuroshio-known', 'yes')")
    tools, keeper = authenticator(ann)
    ann.goto("/devices")
    ann.get_by_role("button", name="Make a passkey").click()
    ann.locator("[data-passkeys='1']").wait_for()
    (kept,) = tools.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]
    assert (kept["rpId"], kept["isResidentCredential"]) == ("localhost", True)

    # Whoever keeps passwords brings the passkey to the other device, which belongs to somebody.
    post(other, "/me", name="Борис")
    other.add_init_script("localStorage.setItem('kuroshio-known', 'yes')")
    there, second = authenticator(other)
    there.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": kept})
    other.goto("/sign-in")
    other.locator("[data-other=lost]").wait_for()  # Boris could not come back, and is told so
    assert "Борис" in other.inner_text("[data-other]")
    assert small_targets(other) == []
    press(other, "main > .button.call")
    other.get_by_text("Теперь на этом устройстве вы Ann").wait_for()
    assert post(other, "/me", name="Ann", keep=True)["name"] == "Ann"
    press(other, "main .button.call")
    other.wait_for_selector("header .name")

    # Ann sees both devices, and ends the other one.
    ann.reload()
    ann.locator("[data-device=here]").wait_for()
    press(ann, "[data-device=elsewhere] button")
    ann.get_by_text("Signed out there.").wait_for()
    assert ann.locator("[data-device]").count() == 1
    other.wait_for_selector("[data-signed-out]")  # told there as it happens, without a press
    assert small_targets(other) == []
    assert other.request.get("/api/me").status == 401
    press(other, "[data-signed-out] .call")
    other.wait_for_url("**/sign-in")
    other.get_by_role("button", name="По ключу доступа").wait_for()

    # Without the passkey nobody comes back any more: signing out here asks first.
    press(ann, "[data-passkeys] li button")
    ann.locator("[data-passkeys='0']").wait_for()
    press(ann, "[data-device=here] button")
    ann.get_by_text("nobody can bring you back").wait_for()
    press(ann, "[data-device=here] .button.call")
    ann.wait_for_url("**/")
    assert ann.request.get("/api/me").status == 401
    for page in (ann, other):
        assert page.troubles == []
        page.context.close()


def test_only_ways_that_there_are_here_are_offered(server: str, browser: Any) -> None:
    """This house sends no mails, and under a number browsers keep no passkeys."""
    page = person(browser, server)
    page.goto("/sign-in")
    page.wait_for_selector("[data-way=device]")
    page.wait_for_selector("main > p.small")
    assert page.query_selector("[data-way=mail], input[type=email]") is None
    assert page.query_selector("main > .button.call") is None
    assert page.troubles == []
    page.context.close()
