import { readFileSync } from 'node:fs';
import type { JsonObject } from '../document.ts';
import { contractOfClients, operationTable } from './contract.ts';
import type { Generator } from './generator.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { python } from './python.ts';
import { staleness } from './stamp.ts';

export const generators: readonly Generator[] = [python, go, java];

const document = (): JsonObject => JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as JsonObject;

export const contractToGenerateFrom = (): string => JSON.stringify(contractOfClients(document()));
/** For the hand-written layers, which read it at startup. */
export const tableText = (): string => `${JSON.stringify(operationTable(document()), null, 1)}\n`;

/** Everything that a generated folder depends on, except the generator itself. */
export const inputOf = ({ sources }: Generator): string =>
  [contractToGenerateFrom(), tableText(), ...sources.map((path) => readFileSync(path, 'utf8'))].join('\n');

/** Clients whose generated part is stale or changed, with the reason. */
export function staleClients(): { name: string; problem: string }[] {
  return generators.flatMap((generator) => {
    const { name, folder } = generator;
    const flaw = staleness(folder, inputOf(generator), generator.generator);
    return flaw === undefined ? [] : { name, problem: `${folder} ${flaw}` };
  });
}
