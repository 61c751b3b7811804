"""What learning needs on top of the package: PyTorch and NumPy."""

from importlib import import_module

from ecumene.core.errors import EcumeneError


def check_extra() -> None:
    """Raise an error that says how to get what is missing."""
    for name in ("numpy", "torch"):
        try:
            import_module(name)
        except ImportError as error:
            raise EcumeneError(
                "Learning needs PyTorch and NumPy, which are not installed.",
                str(error),
                'Run: pip install "ecumene[train]" (docs/training.md says how to leave out what only GPUs need).',
            ) from error


def use_threads(threads: int) -> None:
    """How many threads PyTorch may use; with one, the same seed gives the same weights."""
    import torch

    torch.set_num_threads(threads)


def device_here(wanted: str = "") -> str:
    """The device to learn on: a GPU where there is one."""
    import torch

    if wanted:
        try:
            torch.zeros(1, device=wanted)
        except (RuntimeError, AssertionError) as error:
            raise EcumeneError(f"PyTorch has no device {wanted!r} here.", str(error).partition("\n")[0]) from error
        return wanted
    return "cuda" if torch.cuda.is_available() else "cpu"
