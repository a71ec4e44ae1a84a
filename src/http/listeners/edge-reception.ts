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

/** Finds the operation of a request, also in the sandbox; undefined for pages and files. */
export function findOperationIn({ operations }: Contract): FindOperation {
  const router = new Router(operations);
  return (method, url) => {
    const path = pathOf(url);
    return router.find(method, pathInSandbox(path) ?? path);
  };
}

/** Refuses a request that never reaches the application, with the same headers as the application. */
export const refuseBefore =
  (publicUrl: string) =>
    (request: IncomingMessage, response: ServerResponse, error: AppError, requestId: string): void => {
      if (response.headersSent) return void response.destroy();
      const { 'accept-language': acceptLanguage } = request.headers;
      const { problem, text, headers } = bareProblem(error, acceptLanguage, requestId, publicUrl);
      const clientId = clientRequestId(request.headers);
      response.writeHead(problem.status, {
        ...headers,
        ...(clientId !== undefined && { 'X-Client-Request-Id': clientId }),
        ...(request.headers.origin !== undefined && ANY_ORIGIN),
        ...(!request.complete && { Connection: 'close' }),
      });
      response.end(text);
    };
