import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { measureArrivals, type ArrivalsMeasured } from './arrivals.ts';
import { drawAddresses, misspeller, type AskedAddress } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { machineLoad, requestHead, startWholeService, statusText } from './whole-service.ts';

const PER_SECOND = 500;
const SECONDS = 10;
const ROUNDS = 2;

/**
 * Searches over HTTP with everything on, at a fixed arrival rate and for addresses not asked before: each operation
 * alone, then all three in turn.
 */
export const arrivals: Bench = async ({ atlasPath }) => {
  const path = atlasPath ?? (await demoAtlasPath());
  const { tables } = await readAtlas(path);
  const perRound = PER_SECOND * SECONDS;
  const service = await startWholeService(path);
  const addresses = drawAddresses(tables, perRound * (ROUNDS + 1) * 4);
  const facts: Record<string, string> = { 'load of the machine before': machineLoad() };
  let taken = 0;
  const heads = (pathOf: (address: AskedAddress, at: number) => string): string[] => {
    const own = addresses.slice(taken, (taken += perRound));
    return own.map((address, at) => requestHead(pathOf(address, at), service.key));
  };
  const operations = [...Object.entries(paths), ['all three', mixed] as const];
  for (const [name, pathOf] of operations) {
    const measure = () =>
      measureArrivals({ port: service.full, requests: heads(pathOf), perSecond: PER_SECOND, seconds: SECONDS });
    await measure();
    const runs: ArrivalsMeasured[] = [];
    for (let round = 0; round < ROUNDS; round++) runs.push(await measure());
    const [best] = runs.sort((a, b) => a.p50Ms - b.p50Ms);
    facts[`${name}, ${PER_SECOND}/s`] = summary(best);
  }
  facts['load of the machine after'] = machineLoad();
  facts['log written'] = `${(service.logBytes() / 1e6).toFixed(1)} MB`;
  await service.close();
  return { facts, trials: [] };
};

const misspell = misspeller(8);
const search = (operation: string, text: string): string => `/v2/${operation}?q=${encodeURIComponent(text)}`;

/** A third as on the map, a third with a typo, a third in reverse order with a flat number. */
function geocodePath({ place, street, label }: AskedAddress, at: number): string {
  const texts = [`${place}, ${street}, ${label}`, `${place} ${misspell(street)} ${label}`,
    `д. ${label}, ${street}, ${place}, кв. ${at % 200}`];
  return search('geocode', texts[at % 3]);
}

/** Texts of all lengths from the first letter on, with and without a point. */
function suggestPath({ place, street, label, lat, lon }: AskedAddress, at: number): string {
  const text = at % 2 === 0 ? `${place} ${street} ${label}` : `${street} ${label}`;
  const near = at % 3 === 0 ? `&lat=${lat.toFixed(4)}&lon=${lon.toFixed(4)}` : '';
  return search('suggest', text.slice(0, 1 + ((at * 7) % text.length))) + near;
}

const paths = {
  geocode: geocodePath,
  reverse: ({ lat, lon }: AskedAddress) => `/v2/reverse?lat=${(lat + 1e-4).toFixed(6)}&lon=${lon.toFixed(6)}`,
  suggest: suggestPath,
};

const mixed = (address: AskedAddress, at: number): string =>
  Object.values(paths)[at % 3](address, Math.floor(at / 3));

const summary = ({ p50Ms, p99Ms, maxMs, lateP50Ms, statuses, connections }: ArrivalsMeasured): string =>
  [
    `p50 ${p50Ms.toFixed(2)} ms`, `p99 ${p99Ms.toFixed(2)} ms`, `max ${maxMs.toFixed(1)} ms`,
    `sent ${lateP50Ms.toFixed(2)} ms late`, `${connections} connections`, statusText(statuses),
  ].join('  ');
