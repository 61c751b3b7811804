"""``python -m ecumene`` is the command line."""

from ecumene.cli import main

if __name__ == "__main__":
    main()
