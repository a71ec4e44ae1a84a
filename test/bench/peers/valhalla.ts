import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Degrees } from '../../../src/routing/answer/snapped.ts';
import type { Profile } from '../../../src/routing/graph.ts';

/** The part of the package that is used here; it is not a dependency of this project and has no types. */
interface Actor {
  route(query: object): Promise<{
    readonly trip: { readonly summary: Summary; readonly legs: readonly { readonly shape: string }[] };
  }>;
  matrix(query: object): Promise<{ readonly sources_to_targets: Tables }>;
}
interface Summary {
  readonly time: number;
  readonly length: number;
}
interface Tables {
  readonly durations: readonly (readonly (number | null)[])[];
  readonly distances: readonly (readonly (number | null)[])[];
}

const NAME = '@valhallajs/valhallajs';
const requireHere = createRequire(import.meta.url);
const run = promisify(execFile);
const costings: Readonly<Record<Profile, string>> = { car: 'auto', walk: 'pedestrian', bike: 'bicycle' };

/** Writes `config.json` and the tiles, packed into one file as its documentation recommends. */
export async function buildTiles(file: string, folder: string): Promise<void> {
  const cli = join(dirname(requireHere.resolve(NAME)), 'bin/valhalla-cli.js');
  const valhalla = (...words: string[]) => run(process.execPath, [cli, ...words], { cwd: folder, maxBuffer: 2 ** 26 });
  const tiles = join(folder, 'tiles');
  await mkdir(tiles);
  const { stdout } = await valhalla('build_config', '--mjolnir-tile-dir', tiles);
  const config = JSON.parse(stdout) as Record<string, Record<string, unknown>>;
  for (const part of Object.values(config)) if ('logging' in part) part.logging = { type: '' };
  const { mjolnir } = config;
  delete mjolnir.traffic_extract;
  delete mjolnir.tile_extract;
  const path = join(folder, 'config.json');
  await writeFile(path, JSON.stringify(config));
  await valhalla('build_tiles', '-c', path, file);
  await run('tar', ['-cf', join(folder, 'tiles.tar'), '--sort=name', '-C', tiles, '.']);
  mjolnir.tile_extract = join(folder, 'tiles.tar');
  await writeFile(path, JSON.stringify(config));
}

/** Takes the same questions as our router; undefined if there is no route. */
export async function openValhalla(folder: string) {
  const { Actor: Opened } = requireHere(NAME) as { Actor: new (config: string) => Actor };
  const actor = new Opened(await readFile(join(folder, 'config.json'), 'utf8'));
  return {
    async route(profile: Profile, points: readonly Degrees[]) {
      const query = { locations: points, costing: costings[profile], directions_type: 'none', units: 'kilometers' };
      const answer = await actor.route(query).catch(() => undefined);
      if (!answer) return undefined;
      const { time, length } = answer.trip.summary;
      return { seconds: time, meters: length * 1000 };
    },
    /** Longitudes and latitudes of all points of a route. */
    async line(profile: Profile, points: readonly Degrees[]): Promise<[lon: number, lat: number][] | undefined> {
      const query = { locations: points, costing: costings[profile], directions_type: 'none' };
      const answer = await actor.route(query).catch(() => undefined);
      return answer?.trip.legs.flatMap(({ shape }) => fromPolyline(shape));
    },
    async matrix(profile: Profile, sources: readonly Degrees[], targets: readonly Degrees[]) {
      const query = { sources, targets, costing: costings[profile], units: 'kilometers', verbose: false };
      const { sources_to_targets: { durations, distances } } = await actor.matrix(query);
      const meters = distances.map((row) => row.map((one) => (one === null ? null : one * 1000)));
      return { seconds: durations, meters };
    },
  };
}

/** Decodes a polyline with six digits. */
function fromPolyline(text: string): [lon: number, lat: number][] {
  const values: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    const before = values[values.length - 2] ?? 0;
    values.push(before + (value & 1 ? ~(value >> 1) : value >> 1));
    [value, shift] = [0, 0];
  }
  return Array.from({ length: values.length / 2 }, (_, at) => [values[2 * at + 1] / 1e6, values[2 * at] / 1e6]);
}
