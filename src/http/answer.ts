import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Routes = Readonly<Record<string, () => Answer>>;

/** GET and HEAD of a few fixed paths; anything else is told so as RFC 9457 problem details. */
export function answering(routes: Routes, newId: () => string): RequestListener {
  return (request, response) => {
    const id = newId();
    request.resume();
    send(request, response, { id, ...decide(routes, request, id) });
  };
}

function decide(routes: Routes, { method, url = '/' }: IncomingMessage, id: string): Answer {
  const path = url.split('?', 1)[0];
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!route) return problem(404, 'not_found', `There is nothing at ${path}.`, id);
  if (method === 'GET' || method === 'HEAD') return route();
  const refusal = problem(405, 'method_not_allowed', `${path} can only be read.`, id);
  return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } };
}

const titles: Readonly<Record<number, string>> = { 404: 'Not found', 405: 'Method not allowed' };

const problem = (status: number, code: string, detail: string, requestId: string): Answer => ({
  status,
  body: { type: 'about:blank', title: titles[status], status, detail, code, request_id: requestId },
  headers: { 'content-type': 'application/problem+json' },
});

function send(request: IncomingMessage, response: ServerResponse, answer: Answer & { readonly id: string }): void {
  const bytes = Buffer.from(`${JSON.stringify(answer.body)}\n`);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-request-id': answer.id,
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
