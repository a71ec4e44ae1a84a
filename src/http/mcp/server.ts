import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { GeokodError, ProblemError, type Geokod } from '../../../clients/typescript/src/index.ts';
import { toolOf, tools } from './tools.ts';

export interface McpParts {
  /** The contract. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly version: string;
  /** Who is asked, with the key of whoever asks. */
  readonly geokod: Geokod;
}

/** A server of the Model Context Protocol whose tools are operations of the API. */
export function mcpServer({ document, version, geokod }: McpParts): Server {
  const server = new Server({ name: 'geokod', version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map((tool) => toolOf(tool, document)) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => answer(params.name, params.arguments ?? {}, geokod));
  return server;
}

/** What is wrong is told to the model, which may mend it: an error of the tool, never one of the protocol. */
async function answer(name: string, given: object, geokod: Geokod): Promise<CallToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return refusal(`There is no tool "${name}"; there are ${tools.map((one) => one.name).join(', ')}.`);
  const unknown = Object.keys(given).find((field) => !tool.takes.includes(field));
  if (unknown !== undefined) return refusal(`${name} takes ${tool.takes.join(', ')}, not ${unknown}.`);
  try {
    const found = await tool.call(geokod, given as never);
    return { content: [{ type: 'text', text: JSON.stringify(found) }], structuredContent: { ...found } };
  } catch (error) {
    if (error instanceof ProblemError) return refusal(`${error.code}: ${error.message}`);
    return refusal(error instanceof GeokodError ? error.message : 'internal: this did not work, and it is our fault.');
  }
}

const refusal = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
