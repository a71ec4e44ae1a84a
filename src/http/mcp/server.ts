import { setImmediate } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError, type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { GeokodError, ProblemError, type Geokod } from '../../../clients/typescript/src/index.ts';
import { toolOf, tools } from './tools.ts';

export interface McpParts {
  /** The contract. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly version: string;
  /** The client of the API, with the customer's key. */
  readonly geokod: Geokod;
}

/** A protocol server; `answered` resolves once every request received so far has been answered. */
export type McpServer = Server & { answered(): Promise<void> };

/** A server of the Model Context Protocol whose tools are operations of the API. */
export function mcpServer({ document, version, geokod }: McpParts): McpServer {
  const server = new Server({ name: 'geokod', version }, { capabilities: { tools: {} } });
  const pending = new Set<Promise<CallToolResult>>();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map((tool) => toolOf(tool, document)) }));
  // The library's own handler answers arguments of a wrong type with a machine-readable dump.
  server.fallbackRequestHandler = async ({ method, params }) => {
    if (method !== CALL) throw new McpError(ErrorCode.MethodNotFound, 'Method not found');
    const { name, arguments: args = {} } = (params ?? {}) as { name?: unknown; arguments?: unknown };
    const answering = answer(typeof name === 'string' ? name : '', args, geokod);
    pending.add(answering);
    return answering.finally(() => pending.delete(answering));
  };
  const answered = async (): Promise<void> => {
    // Requests read last are handled only in later turns of the event loop.
    await setImmediate();
    while (pending.size > 0) {
      await Promise.allSettled(pending);
      await setImmediate();
    }
  };
  return Object.assign(server, { answered });
}

const CALL = CallToolRequestSchema.shape.method.value;
/** Longer than any text that the contract accepts; a longer one would fail with an error about the URI. */
const LONGEST_TEXT = 1000;

/** Calls a tool. Mistakes are results with `isError`, never protocol errors, so that the model can correct them. */
async function answer(name: string, args: unknown, geokod: Geokod): Promise<CallToolResult> {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return refusal(`There is no tool "${name}"; there are ${tools.map((each) => each.name).join(', ')}.`);
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return refusal(`The arguments of ${name} are an object with ${tool.takes.join(', ')}.`);
  }
  const long = Object.entries(args).find(([, value]) => typeof value === 'string' && value.length > LONGEST_TEXT);
  if (long !== undefined) return refusal(`invalid_parameter: ${long[0]}: is too long.`);
  const unknown = Object.keys(args).find((field) => !tool.takes.includes(field));
  if (unknown !== undefined) return refusal(`${name} takes ${tool.takes.join(', ')}, not ${unknown}.`);
  const tooMuch = tool.tooMuch?.(args as Readonly<Record<string, unknown>>);
  if (tooMuch !== undefined) return refusal(tooMuch);
  try {
    const found = await tool.call(geokod, args as never);
    return { content: [{ type: 'text', text: JSON.stringify(found) }], structuredContent: { ...found } };
  } catch (error) {
    if (error instanceof ProblemError) return refusal(`${error.code}: ${error.message}`);
    return refusal(error instanceof GeokodError ? error.message : 'internal: this did not work, and it is our fault.');
  }
}

const refusal = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
