import { request, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, type ErrorCode } from '../errors.ts';

export interface TrafficCall {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** URL of the internal listener. */
  readonly address: string;
  readonly query?: string;
  readonly body?: Readable;
}

/** Calls a running service; throws its refusal with the reason. */
export async function callTraffic({ method, address, query = '', body }: TrafficCall): Promise<unknown> {
  const outgoing = request(`${address}/traffic${query}`, { method, headers: { 'Accept-Language': 'en' } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
  });
  try {
    // The service may refuse before everything is sent; its reason is more useful than the failed write.
    const sent = body ? pipeline(body, outgoing).catch(() => {}) : void outgoing.end();
    const reply = await answered;
    const text = await textOf(reply);
    await sent;
    return parseReply(reply.statusCode!, text);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code = String(error) } = error as NodeJS.ErrnoException;
    const hint = 'is a service running there? Its OPS_PORT, or --to, says where';
    throw new AppError('temporarily_unavailable', `${address} does not answer (${code}): ${hint}`);
  }
}

async function textOf(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += chunk as string;
  return text;
}

function parseReply(status: number, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('temporarily_unavailable', `not the internal listener of a service: it answers ${status}`);
  }
  if (status < 400) return value;
  const { code, detail } = value as { readonly code: ErrorCode; readonly detail: string };
  throw new AppError(code, detail);
}
