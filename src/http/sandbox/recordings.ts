import { readdirSync, readFileSync } from 'node:fs';
import type { Recording } from './sandbox.ts';

const folder = new URL('../../../openapi/recordings/', import.meta.url);

/** The answers that `geokod record` kept, a file for each operation. */
export const readRecordings = (): Recording[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording[]);
