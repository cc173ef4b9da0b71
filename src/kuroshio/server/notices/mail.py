"""Mail, by the SMTP server that whoever runs the house has named.

An address is taken only if it is plain ASCII of the usual form, so that it can be nothing but one
address; the library refuses a line break in any header besides.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from kuroshio.core.errors import BadSetup
from kuroshio.server.nearby import nearby
from kuroshio.server.notices.outward import NotSent, Unsure
from kuroshio.server.settings import Settings

SECONDS = 20.0
LONGEST = 254  # characters of an address
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+"
)
_thread = ThreadPoolExecutor(1, "mail")


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None


def is_offered(settings: Settings) -> bool:
    """Mails have links, and links need the address at which people reach the server."""
    return bool(settings.smtp and settings.mail_from and settings.url)


def check(settings: Settings) -> None:
    """Say at the start what is wrong with the settings for mail."""
    if not settings.smtp:
        return
    parts = urlsplit(settings.smtp)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSetup("KUROSHIO_SMTP is smtp://user:password@host:587 or smtps://host:465")
    if not is_address(settings.mail_from) or not settings.url:
        raise BadSetup("mail needs KUROSHIO_MAIL_FROM, an address, and KUROSHIO_URL, for its links")


def letter(
    settings: Settings, to: str, subject: str, text: str, unsubscribe: str = ""
) -> EmailMessage:
    """A plain mail; with a link by which mail programs let one unsubscribe."""
    made = EmailMessage(policy=SMTP)
    made["From"] = f"Kuroshio <{settings.mail_from}>"
    made["To"] = to
    made["Subject"] = " ".join(subject.split())
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        made["List-Unsubscribe"] = f"<{unsubscribe}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


async def send(settings: Settings, mail: EmailMessage) -> None:
    """Hand a mail over to the SMTP server, one after the other and aside."""
    await asyncio.get_running_loop().run_in_executor(_thread, _send, settings.smtp, mail)


def _send(url: str, mail: EmailMessage) -> None:
    began = False
    try:
        with _connection(url) as smtp:
            sender, to = str(mail["From"].addresses[0].addr_spec), str(mail["To"])
            smtp.ehlo_or_helo_if_needed()
            began = True
            smtp.send_message(mail, sender, [to])
    except smtplib.SMTPResponseException as error:  # it said no
        raise NotSent("answer", f"{error.smtp_code} {_words(error.smtp_error)}") from None
    except smtplib.SMTPRecipientsRefused as error:
        (code, words), *_ = error.recipients.values()
        raise NotSent("answer", f"{code} {_words(words)}") from None
    except (OSError, smtplib.SMTPException) as error:
        failed = Unsure if began else NotSent
        raise failed("mail", str(error) or type(error).__name__) from None


def _connection(url: str) -> smtplib.SMTP:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "smtps"
    trust = ssl.create_default_context()
    smtp: smtplib.SMTP
    if secure:
        smtp = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=trust)
    else:
        smtp = smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
        smtp.ehlo_or_helo_if_needed()
        if smtp.has_extn("starttls"):
            smtp.starttls(context=trust)
        elif parts.username and not nearby(host):
            smtp.close()
            raise smtplib.SMTPException(f"{host} offers no encryption: no password is sent to it")
    if parts.username:
        smtp.login(unquote(parts.username), unquote(parts.password or ""))
    return smtp


def _words(answer: bytes | str) -> str:
    return answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
