"""Calls the service by the client that openapi-python-client wrote, and prints what it got."""
import json
import sys

from geokod import AuthenticatedClient
from geokod.api.account import update_account
from geokod.api.batch import get_batch_result
from geokod.api.geocoding import geocode
from geokod.api.keys import create_key, get_key, list_keys, revoke_key
from geokod.api.routing import matrix as matrix_call
from geokod.api.routing import route as route_call
from geokod.models import AccountPatch, KeyRequest, LimitsPatch, MatrixRequest, Point, Problem, Profile, RouteRequest

address, key, query, job = sys.argv[1:]
owner = AuthenticatedClient(base_url=address, token=key)
wish = KeyRequest(label="python client")
created = create_key.sync(client=owner, body=wish, idempotency_key="python-client-1")
again = create_key.sync(client=owner, body=wish, idempotency_key="python-client-1")
read = get_key.sync(created.id, client=owner)
listed = list_keys.sync(client=owner, limit=100)

user = AuthenticatedClient(base_url=address, token=created.key)
found = geocode.sync(client=user, q=query).results[0]
points = [Point(lat=lat, lon=lon) for lat, lon in [(54.442, 148.3408), (54.4554, 148.3262), (54.6, 148.9)]]
matrix = matrix_call.sync(client=owner, body=MatrixRequest(profile=Profile.CAR, origins=points))
route = route_call.sync(client=owner, body=RouteRequest(profile=Profile.CAR, points=points[:2]))

patch = AccountPatch(limits=LimitsPatch(monthly_units=5_000_000_000))
account = update_account.sync(client=owner, body=patch)
revoke_key.sync_detailed(created.id, client=owner)
problem = get_key.sync("key_of_nobody", client=owner)
assert isinstance(problem, Problem), problem

table = get_batch_result.sync(job, client=owner).payload.read()

print(json.dumps({
    "key": created.key, "again": again.key, "start": read.start, "listed": len(listed.items),
    "lat": found.lat, "lon": found.lon, "precision": found.precision,
    "distances": matrix.distances_m, "line": route.routes[0].geometry,
    "units": account.limits.monthly_units, "code": problem.code,
    "table": table.decode(),
}))
