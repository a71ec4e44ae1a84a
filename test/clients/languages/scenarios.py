"""Runs scenarios with the client for Python: one wish per line in, one outcome per line out; `--async`: by asyncio."""
import asyncio
import json
import sys
from typing import Any

from geokod import (
    AsyncGeokod, Geokod, GeokodConnectionError, GeokodTimeoutError, ProblemError, UnexpectedAnswerError, WebhookError,
    each_item, each_item_async, verify_webhook,
)
from geokod import models

BODIES = {
    "geocodeMany": models.GeocodeManyRequest, "route": models.RouteRequest, "matrix": models.MatrixRequest,
    "updateAccount": models.AccountPatch,
}
NAMES = {
    "geocodeMany": "geocode_many", "issueKey": "issue_key", "createKey": "create_key", "getKey": "get_key",
    "revokeKey": "revoke_key", "updateAccount": "update_account", "getInvoiceDocument": "get_invoice_document",
}


def settings(given: dict[str, Any]) -> dict[str, Any]:
    seconds = {"timeoutMs": "timeout", "maxWaitMs": "max_wait"}
    told = {seconds[name]: value / 1000 for name, value in given.items() if name in seconds}
    rest = {name: given[name] for name in ("key", "sandbox", "language", "retries") if name in given}
    return {"base_url": given["baseUrl"], **rest, **told}


def arguments(call: str, given: dict[str, Any]) -> dict[str, Any]:
    if call == "createKey":
        own = {"idempotency_key": given["idempotencyKey"]} if "idempotencyKey" in given else {}
        return {"body": models.KeyRequest(label=given["label"]), **own}
    return {"body": BODIES[call].from_dict(given)} if call in BODIES else given


def patience(given: dict[str, Any]) -> dict[str, Any]:
    seconds = {"patience": given.pop("patienceMs") / 1000} if "patienceMs" in given else {}
    return {**given, **seconds}


def texts(count: int) -> list[str]:
    return [f"Ветроград, Посадская {number % 10 + 1}" for number in range(count)]


def shown(answer: Any) -> Any:
    if isinstance(answer, bytes):
        return {"bytes": len(answer)}
    return None if answer is None else answer.to_dict()


def told(answers: list[Any], progress: list[int]) -> dict[str, Any]:
    return {"count": len(answers), "first": answers[0].status, "progress": progress}


def waiting(wish: dict[str, Any]) -> Any:
    call, given = wish["call"], dict(wish["with"])
    with Geokod(**settings(wish["client"])) as geokod:
        if call == "eachKey":
            keys = []
            for key in each_item(geokod.list_keys, **({"limit": given["limit"]} if "limit" in given else {})):
                keys.append(key.to_dict())
                if len(keys) >= given.get("most", 10**9):
                    break
            return keys
        if call == "geocodeAll":
            progress: list[int] = []
            found = geokod.geocode_all(
                texts(given["count"]), concurrency=given["concurrency"], on_progress=progress.append
            )
            return told(list(found), progress)
        if call == "batch":
            job = geokod.batch.submit(given.pop("table"), **patience(given)).job
            status = geokod.batch.wait(job).status
            return {"status": status, "text": b"".join(geokod.batch.download(job)).decode()}
        if call == "download":
            return {"text": b"".join(geokod.batch.download(given["job"], start=given["from"])).decode()}
        answer = getattr(geokod, NAMES.get(call, call))(**arguments(call, given))
        return shown(answer)


async def awaiting(wish: dict[str, Any]) -> Any:
    call, given = wish["call"], dict(wish["with"])
    async with AsyncGeokod(**settings(wish["client"])) as geokod:
        if call == "eachKey":
            keys = []
            async for key in each_item_async(
                geokod.list_keys, **({"limit": given["limit"]} if "limit" in given else {})
            ):
                keys.append(key.to_dict())
                if len(keys) >= given.get("most", 10**9):
                    break
            return keys
        if call == "geocodeAll":
            progress: list[int] = []
            found = geokod.geocode_all(
                texts(given["count"]), concurrency=given["concurrency"], on_progress=progress.append
            )
            return told([item async for item in found], progress)
        if call == "batch":
            job = (await geokod.batch.submit(given.pop("table"), **patience(given))).job
            status = (await geokod.batch.wait(job)).status
            return {"status": status, "text": b"".join([part async for part in geokod.batch.download(job)]).decode()}
        if call == "download":
            parts = [part async for part in geokod.batch.download(given["job"], start=given["from"])]
            return {"text": b"".join(parts).decode()}
        answer = await getattr(geokod, NAMES.get(call, call))(**arguments(call, given))
        return shown(answer)


def webhook(given: dict[str, Any]) -> Any:
    message = verify_webhook(given["headers"], given["body"], given["secret"], now=given["now"])
    return {"id": message.id, "type": message.type, "timestamp": message.timestamp, "data": message.data}


async def stopped(wish: dict[str, Any]) -> Any:
    task = asyncio.ensure_future(awaiting(wish))
    if "stopAfterMs" in wish["client"]:
        asyncio.get_running_loop().call_later(wish["client"]["stopAfterMs"] / 1000, task.cancel)
    return await task


def outcome(wish: dict[str, Any], is_async: bool) -> dict[str, Any]:
    try:
        if wish["call"] == "webhook":
            return {"result": webhook(wish["with"])}
        result = asyncio.run(stopped(wish)) if is_async else waiting(wish)
        return {} if result is None else {"result": result}
    except ProblemError as error:
        field = (error.errors[0].parameter or None) if error.errors else None
        return {"error": {
            "kind": "problem", "code": error.code, "status": error.status, "message": str(error), "parameter": field,
        }}
    except UnexpectedAnswerError as error:
        return {"error": {"kind": "unexpected", "status": error.status}}
    except GeokodTimeoutError:
        return {"error": {"kind": "timeout"}}
    except GeokodConnectionError:
        return {"error": {"kind": "connection"}}
    except asyncio.CancelledError:
        return {"error": {"kind": "stopped"}}
    except WebhookError as error:
        return {"error": {"kind": "webhook", "fault": error.fault}}
    except ValueError as error:
        return {"error": {"kind": "argument", "message": str(error)}}
    except Exception as error:  # noqa: BLE001 - told, so that the scenario fails with it
        return {"error": {"kind": "other", "message": repr(error)}}


for line in sys.stdin:
    print(json.dumps(outcome(json.loads(line), "--async" in sys.argv)), flush=True)
