"""A user's program under strict types: if an ignored line is no mistake, the checker reports it."""
from geokod import Geokod, ProblemError, each_item, models


def starts(geokod: Geokod) -> list[str]:
    return [key.start for key in each_item(geokod.list_keys, limit=10)]


def wrong_field(geokod: Geokod) -> None:
    for key in each_item(geokod.list_keys):
        print(key.begin)  # type: ignore[attr-defined]


def nearest(geokod: Geokod) -> models.Place | None:
    found = geokod.reverse(lat=54.442, lon=148.3408)
    return found.results[0] if found.results else None


def wrong_type(geokod: Geokod) -> None:
    geokod.reverse(lat="54.442", lon=148.3408)  # type: ignore[arg-type]


def submitted(geokod: Geokod) -> str:
    return geokod.batch.submit("1|x", column=2, delimiter="pipe", encoding="utf-8", header=False, lang="en").job


def wrong_encoding(geokod: Geokod) -> None:
    geokod.batch.submit("x", encoding="koi8-r")  # type: ignore[arg-type]


def wrong_option(geokod: Geokod) -> None:
    geokod.batch.submit("x", colum="address")  # type: ignore[call-arg]


def free(error: ProblemError) -> int:
    return error.quota.free if error.quota else 0
