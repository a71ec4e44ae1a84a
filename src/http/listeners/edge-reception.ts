import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '../../errors.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { ANY_ORIGIN } from '../reply/cors.ts';
import { bareProblem } from '../reply/bare-problem.ts';
import { pathOf } from '../request/head.ts';
import { clientRequestId } from '../request/request-id.ts';
import { Router } from '../router.ts';
import { pathInSandbox } from '../sandbox/path.ts';

type FindOperation = (method: string, url: string) => ContractOperation | undefined;

/** Finds the operation that a request asks for, also in the sandbox; undefined for pages and files. */
export function findOperationIn({ operations }: Contract): FindOperation {
  const router = new Router(operations);
  return (method, url) => {
    const path = pathOf(url);
    return router.find(method, pathInSandbox(path) ?? path);
  };
}

/** Refuses a request as the service does, from before it. */
export const refuseBefore =
  (publicUrl: string) =>
    (request: IncomingMessage, response: ServerResponse, error: AppError, requestId: string): void => {
      if (response.headersSent) return void response.destroy();
      const { 'accept-language': acceptLanguage } = request.headers;
      const { problem, text, headers } = bareProblem(error, acceptLanguage, requestId, publicUrl);
      const own = clientRequestId(request.headers);
      response.writeHead(problem.status, {
        ...headers,
        ...(own !== undefined && { 'X-Client-Request-Id': own }),
        ...(request.headers.origin !== undefined && ANY_ORIGIN),
        ...(!request.complete && { Connection: 'close' }),
      });
      response.end(text);
    };
