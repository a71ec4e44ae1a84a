// Compares the client for TypeScript with fetch alone: sequential calls per second, in turns, and processor time each.
import { createGeokod } from '../../../clients/typescript/src/index.ts';

const calls = Number(process.argv[2]);
const q = 'Ветроград, Посадская 11';
const { GEOKOD_URL: baseUrl, GEOKOD_KEY: key } = process.env;
const geokod = createGeokod({ baseUrl });
const headers = { authorization: `Bearer ${key}` };
const ways = {
  client: () => geokod.geocode({ query: { q } }),
  plain: async () => (await fetch(`${baseUrl}/v2/geocode?q=${encodeURIComponent(q)}`, { headers })).json(),
};
const best = { client: 0, plain: 0 };
const cpuUs = { client: Infinity, plain: Infinity };
for (let round = 0; round < 3; round++) {
  for (const [name, ask] of Object.entries(ways)) {
    const started = performance.now();
    const before = process.cpuUsage();
    for (let i = 0; i < calls; i++) await ask();
    best[name] = Math.max(best[name], (calls * 1000) / (performance.now() - started));
    const { user, system } = process.cpuUsage(before);
    cpuUs[name] = Math.min(cpuUs[name], (user + system) / calls);
  }
}
process.stdout.write(JSON.stringify({ ...best, cpuUs }));
