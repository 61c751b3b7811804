"""How much a processor worked, whatever else the machine does: what tests of speed measure instead of the clock."""

from time import process_time


class ProcessorTime:
    """Seconds of processor time of this process and its threads from entering to leaving."""

    def __enter__(self) -> "ProcessorTime":
        self._began = process_time()
        self.seconds = 0.0
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = process_time() - self._began
