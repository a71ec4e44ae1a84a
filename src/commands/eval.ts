import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import { figuresOf, parseDemands, unmetDemands } from '../evaluation/demands.ts';
import { askHidden } from '../evaluation/doubtful-queries.ts';
import type { PartialEngine } from '../evaluation/engine.ts';
import { evaluate, type Evaluation } from '../evaluation/evaluate.ts';
import { openExactEngine } from '../evaluation/exact-engine.ts';
import { hideHouses } from '../evaluation/hidden-houses.ts';
import { renderPostcodes, scorePostcodes } from '../evaluation/hidden-postcodes.ts';
import { openKnownHouses } from '../evaluation/known-house.ts';
import { makeQueries } from '../evaluation/queries.ts';
import { FLICKERS, listFailures, renderEvaluation, renderFailures } from '../evaluation/report.ts';
import { openRows } from '../geocoding/near/rows.ts';
import { openPostcodesOf } from '../geocoding/tell/postcodes-of.ts';
import { readAtlas } from '../store/files/atlas/read.ts';
import type { AtlasTables } from '../store/files/atlas/schema.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import type { Io } from './frame/io.ts';
import { makeAtlas, type AtlasOrder } from './make-atlas.ts';
import { openEngine, openEngineWithout } from './open-engine.ts';

const defaults = { sample: 1000, seed: 1, typings: 300 } as const;

export const command = defineCommand({
  name: 'eval',
  summary: 'ask for houses of a map in the ways people write them, and score the answers',
  operands: { usage: '[X.osm.pbf]', least: 0, most: 1 },
  options: {
    atlas: { type: 'text', value: 'X.atlas', summary: 'an existing atlas instead of a map to import' },
    country: { type: 'text', value: 'NAME', summary: 'as for import, if the map lacks the border' },
    region: { type: 'text', value: 'NAME', summary: 'likewise' },
    city: { type: 'text', value: 'NAME', summary: 'likewise' },
    sample: {
      type: 'integer', value: 'N', summary: 'houses to ask for, each in every category', fallback: '1000',
      least: 1, most: 1e7,
    },
    typings: {
      type: 'integer', value: 'N', summary: 'how many to type letter by letter', fallback: '300', least: 0, most: 1e6,
    },
    seed: { type: 'integer', value: 'N', summary: 'selects houses and typos', fallback: '1', least: 0, most: 2 ** 31 },
    failures: { type: 'text', value: 'CATEGORY', summary: 'list the wrong answers of one category, or of "all"' },
    engine: {
      type: 'text', value: 'NAME', fallback: 'own',
      summary: "own, or exact: a slow one that knows only the map's own spelling",
    },
    require: { type: 'list', value: 'NAME=PERCENT', summary: 'fail unless the figure is at least this' },
    samples: { type: 'text', value: 'FILE', summary: 'write the answers there, for calibrate' },
    json: jsonOption,
  },
  details: [
    'The same map, sample and seed give the same queries.',
    '--require takes the categories of the table and geocode, reverse, suggest, sure (right where confidence is 0.9',
    'or more); wrong-house and flickers have upper bounds. Several: --require clean=99.5,junk=97.',
  ].join('\n'),
  examples: [
    'geokod eval city.osm.pbf --city Бишкек',
    'geokod eval --atlas kg.atlas --failures two-typos --sample 200',
    'geokod eval city.osm.pbf --require clean=99.5,wrong-house=0.5',
  ],
  run: async ({ operands, options, io }) => {
    const demands = (options.require ?? []).flatMap(parseDemands);
    const { sample = defaults.sample, seed = defaults.seed, typings = defaults.typings } = options;
    const tables = await tablesOf(operands[0], options, io);
    io.progress.phase('making queries');
    const queries = makeQueries(tables, { sample, seed });
    if (queries.houses.length === 0) throw new AppError('bad_argument', 'the map has no house with an address');
    const engine = chooseEngine(options.engine, tables);
    io.progress.phase('hiding houses');
    const blind = chooseEngine(options.engine, tables, queries.hidden.map(({ row }) => row));
    const hidden = { engine: blind, queries: askHidden(queries.hidden) };
    const context = { now: () => performance.now(), progress: io.progress, typings, hidden };
    const evaluation = evaluate(engine, queries, context);
    io.progress.phase('hiding postcodes');
    const postcodes = scorePostcodes(tables, seed, (blind) => openPostcodesOf(blind, openRows(blind)).house);
    io.progress.end();
    if (options.samples !== undefined) {
      await writeFile(options.samples, evaluation.samples.map((one) => `${JSON.stringify(one)}\n`).join(''));
    }
    const failures = options.failures === undefined ? undefined : failuresOf(evaluation, options.failures);
    const unmet = unmetDemands(evaluation, demands);
    if (options.json) io.printJson({ ...plain(evaluation), postcodes, failures, unmet });
    else {
      const listed = failures ? [renderFailures(failures)] : [];
      io.print([renderEvaluation(evaluation), renderPostcodes(postcodes), ...listed].join('\n\n'));
    }
    for (const line of unmet) io.note(line);
    return unmet.length > 0 ? exits.failed : exits.ok;
  },
});

type Source = Pick<AtlasOrder['stated'], 'country' | 'region' | 'city'> & { readonly atlas?: string };

async function tablesOf(
  map: string | undefined, { atlas, country, region, city }: Source, io: Io,
): Promise<AtlasTables> {
  if (atlas !== undefined && map === undefined) return (await readAtlas(atlas, { progress: io.progress })).tables;
  if (map === undefined || atlas !== undefined) {
    throw new AppError('bad_argument', 'eval needs either a map or --atlas FILE');
  }
  const folder = await mkdtemp(join(tmpdir(), 'geokod-eval-'));
  try {
    const out = join(folder, 'eval.atlas');
    await makeAtlas({ sources: [map], out, stated: { country, region, city } }, io.readConfig(), io);
    return (await readAtlas(out, { progress: io.progress })).tables;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `hidden` are rows of houses that the engine must not know. */
function chooseEngine(name: string | undefined, tables: AtlasTables, hidden: readonly number[] = []): PartialEngine {
  if (name === undefined || name === 'own') {
    return hidden.length === 0 ? openEngine(tables) : openEngineWithout(tables, hidden);
  }
  if (name === 'exact') return openExactEngine(openKnownHouses(hideHouses(tables, hidden)));
  throw new AppError('bad_argument', `--engine is own or exact, "${name}" is neither`);
}

function failuresOf(evaluation: Evaluation, category: string) {
  const all = [...evaluation.outcomes, ...evaluation.doubts];
  if (!['all', FLICKERS].includes(category) && !all.some((outcome) => outcome.category === category)) {
    const known = [...new Set(all.map((outcome) => outcome.category)), FLICKERS];
    throw new AppError('bad_argument', `--failures ${category}: choose all, ${known.join(', ')}`);
  }
  return listFailures(evaluation, category);
}

/** The figures without the thousands of answers. */
const plain = (evaluation: Evaluation) => {
  const { houses, askable, geocode, reverse, suggest } = evaluation;
  return { houses, askable, geocode, reverse, suggest, figures: Object.fromEntries(figuresOf(evaluation)) };
};
