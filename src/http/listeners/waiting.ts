import type { RequestListener } from 'node:http';
import { AppError } from '../../errors.ts';
import type { Page } from './front.ts';
import { bareProblem } from '../reply/bare-problem.ts';
import { ANY_ORIGIN } from '../reply/cors.ts';
import { JSON_TYPE } from '../reply/reply.ts';
import { clientRequestId, newRequestId } from '../request/request-id.ts';
import type { Clock } from '../../kernel/clock.ts';

const notYet = new AppError('temporarily_unavailable', 'The service is still starting.');

/** Answers until the atlas is loaded and the stores are open; only `/` has a page. */
export const waiting =
  (front: Page, clock: Clock, publicUrl: string): RequestListener =>
    (request, response) => {
      const requestId = newRequestId(clock.now());
      request.resume();
      const clientId = clientRequestId(request.headers);
      if (clientId !== undefined) response.setHeader('X-Client-Request-Id', clientId);
      const { 'accept-language': acceptLanguage } = request.headers;
      const { problem, headers, text: refusal } = bareProblem(notYet, acceptLanguage, requestId, publicUrl);
      const isFront = request.method === 'GET' && request.url!.split('?', 1)[0] === '/';
      const page = isFront ? front() : undefined;
      const text = page ? JSON.stringify(page.body) : refusal;
      response.writeHead(page?.status ?? problem.status, {
        ...headers,
        ...(page && { 'Content-Type': JSON_TYPE }),
        'Content-Length': Buffer.byteLength(text),
        ...(request.headers.origin !== undefined && ANY_ORIGIN),
      });
      response.end(text);
    };
