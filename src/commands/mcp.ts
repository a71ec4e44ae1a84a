import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createGeokod } from '../../clients/typescript/src/index.ts';
import { readContract } from '../http/contract.ts';
import { mcpServer } from '../http/mcp/server.ts';
import { defineCommand, exits, noOperands } from './frame/frame.ts';

export const command = defineCommand({
  name: 'mcp',
  summary: 'serve tools to an AI assistant over standard input and output (Model Context Protocol)',
  operands: noOperands,
  options: {
    url: { type: 'text', value: 'URL', summary: 'the server', fallback: '$GEOKOD_URL, else http://localhost:8080' },
    key: { type: 'text', value: 'KEY', summary: 'the key it is charged to', fallback: '$GEOKOD_KEY' },
    sandbox: { type: 'flag', summary: 'recorded answers, without a key' },
  },
  details:
    'An assistant starts this command itself once its settings name it. It calls a server with your key; a server\n' +
    'has the same tools at /mcp, for assistants that speak HTTP.',
  examples: ['geokod mcp --url https://geo.example.ru', 'geokod mcp --sandbox'],
  run: async ({ options, io }) => {
    const baseUrl = options.url ?? io.env['GEOKOD_URL'] ?? 'http://localhost:8080';
    const key = options.key ?? io.env['GEOKOD_KEY'] ?? '';
    const { document } = readContract();
    const { version } = document.info as { version: string };
    const geokod = createGeokod({ baseUrl, key, sandbox: options.sandbox, language: 'en' });
    const server = mcpServer({ document, version, geokod });
    const inputEnded = once(process.stdin, 'end').then(() => server.answered());
    await server.connect(new StdioServerTransport());
    await Promise.race([inputEnded, io.stopRequested()]);
    await server.close();
    return exits.ok;
  },
});
