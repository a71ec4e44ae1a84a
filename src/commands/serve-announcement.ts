import type { Config } from '../config.ts';
import { toDegrees } from '../kernel/geo.ts';
import { webApp } from '../http/pages/app.ts';
import type { Started } from '../main.ts';
import { atlasInfo } from '../store/files/atlas/info.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import { describeAtlas } from './describe-atlas.ts';
import { duration } from './frame/progress.ts';

interface AnnouncedService extends Started {
  readonly config: Config;
  readonly version: string;
  /** Path of the atlas. */
  readonly path: string;
  readonly loadMillis: number;
}

/** The lines printed at the start: where the service listens, and a call that works. */
export function announcement({ config, version, path, loadMillis, ...started }: AnnouncedService): string {
  const { frontAddress, internalAddress, atlas, threads } = started;
  // Since the process began, including the time to load Node and the code.
  const startedIn = `${duration(performance.now())}, of which loading ${duration(loadMillis)}`;
  return [
    `Geokod ${version}, region ${config.region}`,
    `  public    ${frontAddress}/${config.publicUrl === frontAddress ? '' : `  (links say ${config.publicUrl})`}`,
    ...(webApp() ? [] : ['  pages     not built, so browsers get none: run "make pages" and restart']),
    `  docs      ${frontAddress}/docs`,
    `  sandbox   ${frontAddress}/sandbox/v2/reverse?lat=54.442&lon=148.3408`,
    `  internal  ${internalAddress}/healthz  /readyz  /metrics  /traffic`,
    `  atlas     ${path}: ${describeAtlas(atlasInfo(atlas))}`,
    `  threads   ${threadsText(threads, config.httpThreads)}`,
    `  started in ${startedIn}`,
    ...firstCalls(frontAddress, atlas),
  ].join('\n');
}

/** The number of threads, and why it is lower than configured. */
export const threadsText = (threads: number, configured: number): string =>
  (threads === configured
    ? `${threads} for requests (HTTP_THREADS)`
    : `${threads} for requests, not ${configured} (HTTP_THREADS): this system does not divide a port among threads`);

function firstCalls(address: string, atlas: Atlas): string[] {
  const [lat, lon] = somePlace(atlas);
  return [
    `Try:  KEY=$(curl -s '${address}/v2/key?email=you@example.com' | grep -o 'gk_live_[0-9A-Za-z]*')`,
    `      curl -H "Authorization: Bearer $KEY" '${address}/v2/reverse?lat=${lat}&lon=${lon}'`,
    `Or:   curl ${address}/`,
  ];
}

/** A point with an answer: a house from the middle of the table. */
function somePlace({ tables: { houses } }: Atlas): [lat: string, lon: string] {
  const row = houses.rows >> 1;
  return houses.rows === 0
    ? ['0', '0']
    : [toDegrees(houses.lat[row]).toFixed(4), toDegrees(houses.lon[row]).toFixed(4)];
}
