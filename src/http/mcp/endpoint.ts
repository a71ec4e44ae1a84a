import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createGeokod } from '../../../clients/typescript/src/index.ts';
import { AppError } from '../../errors.ts';
import type { Contract } from '../contract.ts';
import { readJsonBody } from '../request/body.ts';
import type { Exchange } from '../request/exchange.ts';
import type { AskInside } from './inside.ts';
import { mcpServer } from './server.ts';

const MAX_BODY_BYTES = 262_144;
const BODY = { maxBodyBytes: MAX_BODY_BYTES, bodyTypes: ['application/json'] };

/**
 * Serves MCP over stateless HTTP. A tool call becomes an ordinary API request with the caller's key and address, so
 * keys, rate limits, validation and metering apply as usual.
 */
export async function answerMcp(exchange: Exchange, contract: Contract, askInside: AskInside): Promise<void> {
  const { ctx, sandbox, clientAddress } = exchange;
  const { method } = ctx.req;
  if (method !== 'POST') throw new AppError('method_not_allowed', 'Method not allowed.', { allow: 'POST, OPTIONS' });
  const key = /^Bearer ([\x21-\x7e]+)$/i.exec(ctx.get('authorization'))?.[1];
  if (key === undefined && !sandbox) throw new AppError('key_missing', 'No key was sent.');
  const message = await readJsonBody(ctx.req, BODY);
  const { version } = contract.document.info as { version: string };
  const server = mcpServer({
    document: contract.document,
    version,
    geokod: createGeokod({
      baseUrl: 'http://inside', key: key ?? '', sandbox, retries: 0, language: 'en', fetch: askInside(clientAddress),
    }),
  });
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  await server.connect(transport);
  // The transport writes the answer, not Koa.
  ctx.respond = false;
  try {
    await transport.handleRequest(ctx.req, ctx.res, message);
  } finally {
    await server.close();
  }
}
