"""What the commands say of themselves, and what a shell completes."""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import pytest

import kuroshio
from kuroshio.cli import COMMANDS, main, parser
from kuroshio.games import NAMES


def examples() -> list[str]:
    return [text for name in COMMANDS for text in import_module(f"kuroshio.cli.{name}").EXAMPLES]


@pytest.mark.parametrize("example", examples())
def test_every_example_is_a_command(example: str) -> None:
    words = shlex.split(example.removeprefix('eval "$(').partition(")")[0].partition(" > ")[0])
    assert words[0] == "kuroshio"
    parser().parse_args(words[1:])


@pytest.mark.parametrize("name", COMMANDS)
def test_help_shows_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([name, "--help"])
    told = capsys.readouterr().out
    assert f"examples:\n  {import_module(f'kuroshio.cli.{name}').EXAMPLES[0]}" in told


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_says_what_it_is(name: str) -> None:
    command = argparse.ArgumentParser()
    import_module(f"kuroshio.cli.{name}").arguments(command)
    assert [one.dest for one in command._actions if not one.help and not one.choices] == []


def test_without_a_command_it_tells_the_first_steps(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 0
    assert "kuroshio serve --open      play in the browser" in capsys.readouterr().out


def test_an_option_that_a_command_does_not_have_leads_to_its_help(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["record", "namiji", "--fast"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "unrecognized arguments: --fast\nWhat there is: kuroshio record --help" in told


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["serv"], "there is no command 'serv'; did you mean 'serve'?"),
        (["nonsense"], "there is no command 'nonsense'"),
        (["play", "--seed", "x"], "argument --seed: invalid int value: 'x'"),
        (["puzzles", "check"], "the following arguments are required: GAME"),
    ],
)
def test_whoever_is_not_understood_is_led_to_the_help(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    known = " ".join(one for one in words if one in (*COMMANDS, "check"))
    help_of = f"kuroshio {known}".strip()
    assert f"error: {problem}\nWhat there is: {help_of} --help\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["admin", "mut", "ann"], "mute"),
        (["puzzles", "mak"], "make"),
        (["play", "--language", "fra"], "fr"),
        (["play", "namiji", "--playrs", "3"], "--players"),
        (["record", "namiji", "--sed=3"], "--seed"),
    ],
)
def test_a_word_that_is_mistyped_is_answered_with_the_one_that_was_meant(
    words: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also within a command: operations, values and options."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert f"; did you mean {meant!r}?\nWhat there is: " in capsys.readouterr().err


# --- completion -------------------------------------------------------------------------------


def completed(line: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """What bash offers at the end of a line."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("bash is not installed")
    assert main(["completion", "bash"]) == 0
    words = line.split(" ")
    program = f"""
    {capsys.readouterr().out}
    COMP_WORDS=({" ".join(map(shlex.quote, words))}) COMP_CWORD={len(words) - 1}
    _kuroshio; printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    told = subprocess.run([bash, "-c", program], capture_output=True, text=True, check=True)
    return set(told.stdout.split())


def test_a_shell_completes_commands_games_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert completed("kuroshio re", capsys) == {"record", "replay", "review"}
    assert set(NAMES) < completed("kuroshio play ", capsys)
    assert completed("kuroshio record namiji --p", capsys) == {"--players"}
    assert "load" in completed("kuroshio admin ", capsys)
    assert completed("kuroshio completion z", capsys) == {"zsh"}


def test_every_shell_is_offered_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for shell in ("bash", "zsh", "fish"):
        assert main(["completion", shell]) == 0
        script = capsys.readouterr().out
        assert all(name in script for name in COMMANDS)
        if found := shutil.which(shell):
            subprocess.run([found, "-n"], input=script, text=True, check=True)


# --- the doctor -------------------------------------------------------------------------------


def examined(
    capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, dict[str, dict[str, str]]]:
    with ThreadPoolExecutor(1) as threads:  # in this thread Playwright may keep a loop running
        code = threads.submit(main, ["doctor", "--json", *words]).result()
    return code, {one["what"]: one for one in json.loads(capsys.readouterr().out)}


def test_the_doctor_finds_nothing_wrong_here(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = examined(capsys, "--data", str(tmp_path / "new"))
    assert code == 0, [one for one in found.values() if one["state"] == "wrong"]
    assert found["kuroshio"]["told"].startswith(kuroshio.__version__)
    assert found["[server]"]["state"] == "well"
    assert found["server"]["todo"] == "kuroshio serve --open"
    assert {"python", "compiler", "cache", "data", "page", "store", *NAMES} <= set(found)
    assert not (tmp_path / "new").exists()  # it only looks


def test_the_doctor_speaks_in_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[0].startswith("ok  kuroshio")
    assert told.endswith("All is well.\n")


def test_the_doctor_names_the_extra_that_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    code, found = examined(capsys, "--data", str(tmp_path))
    assert code == 0
    assert found["[envs]"]["told"] == "without gymnasium"
    assert "pip install 'kuroshio[envs]'" in found["[envs]"]["todo"]


def test_the_doctor_says_what_is_wrong_and_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kuroshio.db").write_text("this is no database, and never was one" * 100)
    code, found = examined(capsys, "--data", str(tmp_path))
    assert code == 1
    assert "file is not a database" in found["store"]["told"]
    assert "--db URL" in found["store"]["todo"]
    nowhere = "postgresql://kuroshio:secret@127.0.0.1:1/none"
    code, found = examined(capsys, "--data", str(tmp_path), "--db", nowhere)
    assert code == 1
    assert found["store"]["state"] == "wrong"
    assert "secret" not in found["store"]["told"]
