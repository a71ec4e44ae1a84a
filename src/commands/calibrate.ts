import { readFile } from 'node:fs/promises';
import { AppError } from '../errors.ts';
import { calibrate, type Sample } from '../evaluation/calibration.ts';
import { fit, type Fit } from '../evaluation/fit.ts';
import { renderCalibration } from '../evaluation/report.ts';
import { confidenceOf } from '../geocoding/judge/confidence.ts';
import type { Steps } from '../kernel/steps.ts';
import { defineCommand, exits } from './frame/frame.ts';

export const command = defineCommand({
  name: 'calibrate',
  summary: 'fit the confidence of geocode to what eval has seen, and check it on what it has not',
  operands: { usage: 'SAMPLES…', least: 1, most: 100 },
  options: {
    check: { type: 'list', value: 'SAMPLES', summary: 'files that are only checked with, of other maps or seeds' },
  },
  details: 'SAMPLES are files that eval --samples wrote. The steps that are printed belong into confidence.ts.',
  examples: ['geokod calibrate a.jsonl b.jsonl --check c.jsonl'],
  run: async ({ operands, options, io }) => {
    const fitted = fit((await Promise.all(operands.map(readSamples))).flat());
    io.print(Object.entries(fitted).map(([name, steps]) => `${name}: ${renderSteps(steps)}`).join('\n'));
    const held = (await Promise.all((options.check ?? []).map(readSamples))).flat();
    if (held.length > 0) {
      const stated = held.map((one) => restate(one));
      io.print(`as the engine states it now, ${held.length} answers:\n${renderCalibration(calibrate(stated))}`);
      io.print(`with the steps above:\n${renderCalibration(calibrate(held.map((one) => restate(one, fitted))))}`);
    }
    return exits.ok;
  },
});

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

const renderSteps = (steps: Steps): string => `[\n  ${steps.map(([at, value]) => `[${at}, ${value}]`).join(', ')},\n]`;
