import { readFile } from 'node:fs/promises';
import { AppError } from '../errors.ts';
import { calibrate, type Sample } from '../evaluation/fit/calibration.ts';
import { fitConfidence, type Fit } from '../evaluation/fit/fit-confidence.ts';
import { checkCosts, fitCosts } from '../evaluation/fit/fit-costs.ts';
import { renderCalibration } from '../evaluation/report.ts';
import { renderChecks, renderCosts } from '../evaluation/fit/report-costs.ts';
import { fittedCosts } from '../geocoding/query/doubts.ts';
import { confidenceOf } from '../geocoding/judge/confidence.ts';
import type { Steps } from '../kernel/steps.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import type { Io } from './frame/io.ts';

export const command = defineCommand({
  name: 'calibrate',
  summary: 'fit the costs and confidence of geocode to the samples of eval, and check them on other samples',
  operands: { usage: 'SAMPLES…', least: 1, most: 100 },
  options: {
    check: { type: 'list', value: 'SAMPLES', summary: 'files used only for checking, from other maps or seeds' },
    json: jsonOption,
  },
  details: [
    'SAMPLES are files written by eval --samples. Costs go into src/geocoding/query/doubts.ts, the steps of',
    'confidence into src/geocoding/judge/confidence.ts. Adopt costs only if the maps of --check get no worse',
    'answers with them, and eval and the rows of test/relevance still pass.',
  ].join('\n'),
  examples: ['geokod calibrate a.jsonl b.jsonl --check c.jsonl'],
  run: async ({ operands, options, io }) => {
    const samples = await readAll(operands, io);
    const checkSamples = await readAll(options.check ?? [], io);
    const byHand = fittedCosts();
    const costs = fitCosts(samples, byHand, io.progress);
    io.progress.end();
    const fitted = Object.fromEntries(costs.map(({ name, cost }) => [name, cost]));
    const checks = checkSamples.length === 0 ? undefined
      : { byHand: checkCosts(checkSamples, byHand, byHand), fitted: checkCosts(checkSamples, byHand, fitted) };
    const steps = fitConfidence(samples);
    if (options.json) io.printJson({ costs, checks, steps });
    else io.print([renderCosts(costs), ...(checks ? [renderChecks(checks)] : []), renderFit(steps)].join('\n\n'));
    if (!options.json && checkSamples.length > 0) {
      const stated = checkSamples.map((sample) => restate(sample));
      io.print(`as the engine states it now, ${checkSamples.length} answers:\n${renderCalibration(calibrate(stated))}`);
      const restated = checkSamples.map((sample) => restate(sample, steps));
      io.print(`with the steps above:\n${renderCalibration(calibrate(restated))}`);
    }
    return exits.ok;
  },
});

async function readAll(paths: readonly string[], io: Io): Promise<Sample[]> {
  if (paths.length === 0) return [];
  io.progress.phase('reading samples', paths.length);
  const samples: Sample[] = [];
  for (const path of paths) {
    samples.push(...await readSamples(path));
    io.progress.advance(1);
  }
  io.progress.end();
  return samples;
}

async function readSamples(path: string): Promise<Sample[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new AppError('bad_argument', `${path} cannot be read`);
  return text.split('\n').filter(Boolean).map((line) => readSample(line, path));
}

function readSample(line: string, path: string): Sample {
  try {
    const sample = JSON.parse(line) as Sample;
    // JSON has no Infinity.
    const { evidence } = sample;
    const isAlone = evidence !== undefined && evidence.lead === null;
    return isAlone ? { ...sample, evidence: { ...evidence, lead: Infinity } } : sample;
  } catch {
    throw new AppError('bad_argument', `${path} holds no samples: make it with eval --samples`);
  }
}

const restate = (sample: Sample, fitted?: Fit): Sample =>
  (sample.evidence === undefined ? sample : { ...sample, confidence: confidenceOf(sample.evidence, fitted) });

const renderFit = (fitted: Fit): string =>
  Object.entries(fitted).map(([name, steps]: [string, Steps]) => `${name}: ${renderSteps(steps)}`).join('\n');

const renderSteps = (steps: Steps): string => `[\n  ${steps.map(([at, value]) => `[${at}, ${value}]`).join(', ')},\n]`;
