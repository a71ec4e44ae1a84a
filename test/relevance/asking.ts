import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../../src/commands/open-engine.ts';
import type { Answer, PartialEngine } from '../../src/evaluation/engine.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import type { RelevanceRow } from './row.ts';
import { openTargets, type Target } from './target.ts';
import { complaintsOf } from './verdict.ts';

export const waitingFile = join(import.meta.dirname, 'waiting.txt');

/** Rows that the engine does not get right yet, by what is asked. The list only ever gets shorter. */
export const readWaiting = (): Set<string> => new Set(readFileSync(waitingFile, 'utf8').split('\n').filter(Boolean));

export const keyOf = ({ query, options }: RelevanceRow): string => `${options.ask} ${query}`;

/** Opens the demonstration country; undefined for what its engine cannot be asked. */
export async function openAsking(): Promise<(row: RelevanceRow) => (() => string[]) | undefined> {
  const tables = await demoAtlas();
  const find = openTargets(tables);
  const engine = openEngine(tables);
  return (row) => {
    const ask = asker(engine, row, find);
    return ask && (() => complaintsOf(row, ask(), find));
  };
}

function asker(
  { geocode, reverse, suggest }: PartialEngine, { query, options }: RelevanceRow, find: (path: string) => Target[],
): (() => readonly Answer[]) | undefined {
  if (options.ask === 'suggest') return suggest && (() => suggest(query));
  if (options.ask === 'geocode') return geocode && (() => geocode(query));
  return reverse && (() => {
    const { lat, lon } = find(query.replace(/^@ /u, ''))[0].points[0];
    return reverse(lat, lon);
  });
}
