"""`python -m kuroshio`."""

from kuroshio.cli import main

raise SystemExit(main())
