"""Being told that a table waits, as a person sees it: switched on, tried, pressed, switched off.

The browser's own push service is out of reach here. In its place stands one of the test's own: the
page subscribes there with the keys of a browser, the server encrypts for it, and what comes is read
with these keys and handed to the page's service worker, as the browser would.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import WHOLE, running_server
from tests.browser.driver import FLAGS, PHONE, person, small_targets
from tests.browser.hand import press
from tests.browser.wire import post
from tests.server.receivers import Browser, Receiver, until

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SUBSCRIBED = """(subscription) => {
  const { endpoint, ...keys } = subscription;
  const made = (options) => ({
    endpoint, options, toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => { localStorage.removeItem('test-push'); return true; },
  });
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('test-push') ? made({}) : null;
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem('test-push', 'yes');
    return made(options);
  };
}"""
SHOWN = """async () => {
  const there = await navigator.serviceWorker.ready;
  return (await there.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with closing(Receiver()) as made:
        yield made


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    settings = {"KUROSHIO_REACH_PRIVATE": "1", "KUROSHIO_NOTICE_AFTER": "1"}
    with running_server(KUROSHIO_GAMES="namiji", **settings) as url:
        yield url


@pytest.fixture(scope="module")
def whole(browser: Any) -> Iterator[Any]:
    """The whole browser: without windows of its own it has no notices."""
    if not Path(WHOLE).exists():
        pytest.skip(f"no browser at {WHOLE}: apt-get install chromium")
    made = browser.browser_type.launch(executable_path=WHOLE, args=FLAGS)
    yield made
    made.close()


def deliver(page: Any, told: Any) -> None:
    """Hand something to the page's service worker, as a push service does."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": page.base, "registrationId": found[0], "data": json.dumps(told)},
    )


def test_a_table_that_waits_is_told_to_a_closed_page(
    house: str, whole: Any, receiver: Receiver
) -> None:
    device = Browser(receiver)
    ann, bob = person(whole, house, PHONE, keeps=True), person(whole, house)
    ann.context.grant_permissions(["notifications"])
    ann.add_init_script(f"({SUBSCRIBED})({json.dumps(device.subscription)})")
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        post(page, "/me", name=name)
    ann.goto("/notices")
    ann.get_by_text("Nothing yet.").wait_for()
    press(ann, "[data-device] button")
    row = ann.locator("[data-way=push]")
    row.get_by_text("this device").wait_for()
    row.get_by_role("button").first.click()
    row.get_by_text("Sent.").wait_for()
    until(lambda: [one["tag"] for one in device.notices] == [""])
    assert small_targets(ann) == []

    # The page of another table is no look at the one that waits.
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = post(ann, "/tables", game="namiji", seats=seats, name="By the sea", seed=1)["table"]
    post(bob, f"/tables/{table}/sit", seat=1)
    post(ann, f"/tables/{table}/start")
    while (seen := bob.request.get(f"/api/tables/{table}").json())["turn"] == 1:
        choice = seen["question"]["choices"][0]["number"]
        post(bob, f"/tables/{table}/move", position=seen["position"], move=choice)
    told = until(lambda: device.notices[1:])[0]
    assert (told["title"], told["path"]) == ("By the sea · Namiji", f"/table/{table}")
    deliver(ann, told)
    until(lambda: ann.evaluate(SHOWN) == [[told["title"], "It is your turn.", table]])

    # Who removes it is told no more, here either.
    ann.reload()
    row.get_by_role("button").last.click()
    ann.get_by_text("Nothing yet.").wait_for()
    assert ann.evaluate("localStorage.getItem('test-push')") is None

    # A browser that has ended its subscription leaves the list, and the page says why.
    press(ann, "[data-device] button")
    row.wait_for()
    receiver.status = 410
    row.get_by_role("button").first.click()
    ann.get_by_text("takes no more notices").wait_for()
    assert row.count() == 0
    receiver.status = 201
    for page in (ann, bob):
        assert page.troubles == []
        page.context.close()


def test_webhooks_and_quiet_hours_by_keyboard_alone(
    house: str, browser: Any, receiver: Receiver
) -> None:
    page = person(browser, house, language="fr")
    post(page, "/me", name="Ann")
    page.goto("/notices")
    page.locator("[data-add=webhook] input").focus()
    page.keyboard.type("ftp://sea")
    page.keyboard.press("Enter")
    page.locator("[data-add=webhook] [role=alert]").wait_for()  # where it was typed
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("http://10.0.0.1:22/")
    page.keyboard.press("Enter")
    page.locator("[data-way=webhook]").wait_for()  # at home such addresses may be reached
    page.locator("[data-add=webhook] code", has_text="whsec_").wait_for()
    page.locator("[data-quiet] input").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-quiet=on]").wait_for()
    page.reload()
    page.locator("[data-quiet=on]").wait_for()
    page.locator("[data-way=webhook] button").last.focus()
    page.keyboard.press("Space")
    page.get_by_text("Rien pour l’instant.").wait_for()
    assert page.troubles == []
    page.context.close()
