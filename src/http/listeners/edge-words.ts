import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '../../errors.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { ANY_ORIGIN } from '../reply/cors.ts';
import { languageOf, toProblem } from '../reply/problem.ts';
import { problemHeaders } from '../reply/reply.ts';
import { pathOf } from '../request/head.ts';
import { clientRequestId } from '../request/request-id.ts';
import { Router } from '../router.ts';

const SANDBOX = '/sandbox';

type FindOperation = (method: string, url: string) => ContractOperation | undefined;

/** Finds the operation that a request asks for, also in the sandbox; undefined for pages and files. */
export function findOperationIn({ operations }: Contract): FindOperation {
  const router = new Router(operations);
  return (method, url) => {
    const path = pathOf(url);
    const plain = path.startsWith(`${SANDBOX}/`) ? path.slice(SANDBOX.length) : path;
    return router.find(method, plain);
  };
}

/** Refuses a request as the service does, from before it. */
export const refuseBefore =
  (publicUrl: string) =>
    (request: IncomingMessage, response: ServerResponse, error: AppError, requestId: string): void => {
      if (response.headersSent) return void response.destroy();
      const lang = languageOf(request.headers['accept-language']);
      const problem = toProblem(error, lang, requestId, publicUrl);
      const text = JSON.stringify(problem);
      const own = clientRequestId(request.headers);
      response.writeHead(problem.status, {
        ...problemHeaders(problem, error.details, lang),
        'Content-Length': Buffer.byteLength(text),
        'X-Request-Id': requestId,
        ...(own !== undefined && { 'X-Client-Request-Id': own }),
        ...(request.headers.origin !== undefined && ANY_ORIGIN),
        ...(!request.complete && { Connection: 'close' }),
      });
      response.end(text);
    };
