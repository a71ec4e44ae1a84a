import { readFileSync } from 'node:fs';
import { defineCommand, exits, jsonOption, noOperands } from './frame/frame.ts';

export const command = defineCommand({
  name: 'version',
  summary: 'print the versions of Geokod and its Node',
  operands: noOperands,
  options: { json: jsonOption },
  run: async ({ options, io }) => {
    const versions = { geokod: readVersion(), node: process.versions.node };
    if (options.json) io.printJson(versions);
    else io.print(`geokod ${versions.geokod} (node ${versions.node})`);
    return exits.ok;
  },
});

export function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
