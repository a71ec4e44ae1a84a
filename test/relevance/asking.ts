import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../../src/commands/open-engine.ts';
import type { Answer, PartialEngine, GeocodeOptions } from '../../src/evaluation/engine.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import type { RelevanceRow, RowParameters } from './row.ts';
import { openTargets, type Target } from './target.ts';
import { complaintsOf } from './verdict.ts';

export const waitingFile = join(import.meta.dirname, 'waiting.txt');

/** Rows that the engine does not get right yet, by query. The list may only get shorter. */
export const readWaiting = (): Set<string> => new Set(readFileSync(waitingFile, 'utf8').split('\n').filter(Boolean));

export function keyOf({ query, options, parameters: { near, box, countries } }: RelevanceRow): string {
  const preferences = [near && `near ${near}`, box && `in ${box.path}`, countries && `of ${countries.join()}`];
  return [options.ask, query, ...preferences.filter(Boolean)].join(' ');
}

/** Opens the demonstration country. Returns undefined for rows that its engine does not support. */
export async function openAsking(): Promise<(row: RelevanceRow) => (() => string[]) | undefined> {
  const tables = await demoAtlas();
  const find = openTargets(tables);
  const engine = openEngine(tables);
  return (row) => {
    const ask = asker(engine, row, find);
    return ask && (() => complaintsOf(row, ask(), find));
  };
}

/** A kilometre northwards in degrees. */
const KILOMETER = 1 / 111.195;

function geocodeOptionsOf({ near, box, countries }: RowParameters, find: (path: string) => Target[]): GeocodeOptions {
  const point = (path: string) => find(path)[0].points[0];
  const center = box && point(box.path);
  const lat = box ? box.kilometers * KILOMETER : 0;
  const lon = center ? lat / Math.cos((center.lat * Math.PI) / 180) : 0;
  const sides = center && {
    minLat: center.lat - lat, maxLat: center.lat + lat, minLon: center.lon - lon, maxLon: center.lon + lon,
  };
  return { near: near === undefined ? undefined : point(near), box: sides, countries };
}

function asker(
  { geocode, reverse, suggest }: PartialEngine, { query, options, parameters }: RelevanceRow,
  find: (path: string) => Target[],
): (() => readonly Answer[]) | undefined {
  if (options.ask === 'suggest') return suggest && (() => suggest(query));
  if (options.ask === 'geocode') return geocode && (() => geocode(query, geocodeOptionsOf(parameters, find)));
  return reverse && (() => {
    const { lat, lon } = find(query.replace(/^@ /u, ''))[0].points[0];
    return reverse(lat, lon);
  });
}
