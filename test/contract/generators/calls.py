"""Calls the service by the client that openapi-generator wrote for Python, and prints what it got."""
import json
import sys

import geokod

address, key, query, job = sys.argv[1:]


def client(token: str) -> geokod.ApiClient:
    return geokod.ApiClient(geokod.Configuration(host=address, access_token=token))


owner = client(key)
keys = geokod.KeysApi(owner)
wish = geokod.KeyRequest(label="python")
created = keys.create_key(wish, idempotency_key="python-1")
again = keys.create_key(wish, idempotency_key="python-1")
read = keys.get_key(created.id)
listed = keys.list_keys(limit=100)

found = geokod.GeocodingApi(client(created.key)).geocode(q=query).results[0]
points = [geokod.Point(lat=lat, lon=lon) for lat, lon in [(54.442, 148.3408), (54.4554, 148.3262), (54.6, 148.9)]]
routing = geokod.RoutingApi(owner)
matrix = routing.matrix(geokod.MatrixRequest(profile=geokod.Profile.CAR, origins=points))
route = routing.route(geokod.RouteRequest(profile=geokod.Profile.CAR, points=points[:2]))

patch = geokod.AccountPatch(limits=geokod.LimitsPatch(monthly_units=5_000_000_000))
account = geokod.AccountApi(owner).update_account(patch)
keys.revoke_key(created.id)
code = None
try:
    keys.get_key("key_of_nobody")
except geokod.ApiException as refusal:
    code = refusal.data.code

table = geokod.BatchApi(owner).get_batch_result(job)

print(json.dumps({
    "key": created.key, "again": again.key, "start": read.start, "listed": len(listed.items),
    "lat": found.lat, "lon": found.lon, "precision": found.precision,
    "distances": matrix.distances_m, "line": route.routes[0].geometry.actual_instance,
    "units": account.limits.monthly_units, "code": code,
    "table": table.decode(),
}))
