import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openEngine } from '../../src/commands/open-engine.ts';
import type { Answer, PartialEngine } from '../../src/evaluation/engine.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import { readRows, type RelevanceRow } from './row.ts';
import { openTargets } from './target.ts';
import { complaintsOf } from './verdict.ts';

const tables = await demoAtlas();
const find = openTargets(tables);
const engine = openEngine(tables);

/** Undefined for what this engine is not asked: those rows are no tests yet. */
function asker({ geocode, reverse, suggest }: PartialEngine, { query, options }: RelevanceRow) {
  if (options.ask === 'suggest') return suggest && ((): readonly Answer[] => suggest(query));
  if (options.ask === 'geocode') return geocode && ((): readonly Answer[] => geocode(query));
  return reverse && ((): readonly Answer[] => {
    const { lat, lon } = find(query.replace(/^@ /u, ''))[0].points[0];
    return reverse(lat, lon);
  });
}

describe('the engine of the demonstration country', () => {
  for (const row of readRows()) {
    const ask = asker(engine, row);
    if (!ask) continue;
    test(`${row.where} ${row.query}`, () => assert.deepEqual(complaintsOf(row, ask(), find), []));
  }
});
