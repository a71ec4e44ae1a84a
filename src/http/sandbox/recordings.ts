import { readdirSync, readFileSync } from 'node:fs';
import type { Recording } from './sandbox.ts';

const folder = new URL('../../../openapi/recordings/', import.meta.url);

/** Reads the recordings made by `geokod record`, one file per operation. */
export const readRecordings = (): Recording[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording[]);
