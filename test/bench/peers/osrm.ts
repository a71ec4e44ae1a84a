import { execFile, spawn } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../../harness/eventually.ts';
import type { Degrees } from '../../../src/routing/answer/snapped.ts';

const run = promisify(execFile);
const PORT = 5151;

interface Answer {
  readonly code: string;
  readonly waypoints: readonly { readonly distance: number }[];
  readonly routes: readonly { readonly legs: readonly Leg[] }[];
}
interface Leg {
  readonly annotation: { readonly nodes: readonly number[] };
  readonly duration: number;
  readonly steps: readonly { readonly mode: string; readonly duration: number }[];
}

/** `home`: the folder of the Python package `osrm-bindings`, which contains the programs and profiles. */
export async function openOsrm(home: string, file: string, folder: string, profile: 'car' | 'bicycle') {
  const program = (name: string): string => join(home, 'bin', name);
  const map = join(folder, `${profile}.osm.pbf`);
  await copyFile(file, map);
  const base = map.replace(/\.osm\.pbf$/u, '.osrm');
  await run(program('osrm-extract'), ['-p', join(home, 'share/profiles', `${profile}.lua`), map]);
  await run(program('osrm-contract'), [base]);
  const server = spawn(program('osrm-routed'), ['--port', String(PORT), '--threads', '1', base], { stdio: 'ignore' });
  const ask = async (points: readonly Degrees[]): Promise<Answer | undefined> => {
    const line = points.map(({ lat, lon }) => `${lon},${lat}`).join(';');
    const address = `http://127.0.0.1:${PORT}/route/v1/driving/${line}?annotations=nodes&overview=false&steps=true`;
    // It closes idle connections, also while the next request is on its way.
    const reply = await fetch(address).catch(() => fetch(address));
    const answer = (await reply.json()) as Answer;
    return answer.code === 'Ok' ? answer : undefined;
  };
  await eventually('an answer of osrm-routed', () =>
    fetch(`http://127.0.0.1:${PORT}/`).then(() => true, () => false));
  return {
    /** The ids of a route's nodes, how far its ends are from the points, and for how long a bicycle is pushed. */
    way: async (points: readonly Degrees[]) => {
      const answer = await ask(points);
      if (!answer) return undefined;
      const { legs } = answer.routes[0];
      const pushed = legs.flatMap(({ steps }) => steps).filter(({ mode }) => mode === 'pushing bike');
      return {
        nodes: legs.flatMap(({ annotation }) => annotation.nodes),
        moved: answer.waypoints.map(({ distance }) => distance),
        seconds: legs.reduce((sum, { duration }) => sum + duration, 0),
        pushedSeconds: pushed.reduce((sum, { duration }) => sum + duration, 0),
      };
    },
    close: () => server.kill(),
  };
}
