"""Compares the client for Python with httpx and json.loads alone: sequential calls per second, in turns, and
processor time per call."""
import json
import os
import sys
import time

import httpx

from geokod import Geokod

calls, query = int(sys.argv[1]), "Ветроград, Посадская 11"
geokod = Geokod()
plain = httpx.Client(headers={"Authorization": f"Bearer {os.environ['GEOKOD_KEY']}"})
address = os.environ["GEOKOD_URL"] + "/v2/geocode"
ways = {
    "client": lambda: geokod.geocode(q=query),
    "plain": lambda: json.loads(plain.get(address, params={"q": query}).content),
}
best = dict.fromkeys(ways, 0.0)
cpu_us = dict.fromkeys(ways, float("inf"))
for _ in range(3):
    for name, ask in ways.items():
        started, before = time.perf_counter(), time.process_time()
        for _ in range(calls):
            ask()
        best[name] = max(best[name], calls / (time.perf_counter() - started))
        cpu_us[name] = min(cpu_us[name], (time.process_time() - before) * 1e6 / calls)
print(json.dumps({**best, "cpuUs": cpu_us}))
