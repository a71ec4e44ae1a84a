import type { RequestListener } from 'node:http';
import { AppError } from '../../errors.ts';
import type { Page } from './front.ts';
import { languageOf, toProblem } from '../reply/problem.ts';
import { ANY_ORIGIN } from '../reply/cors.ts';
import { JSON_TYPE, problemHeaders } from '../reply/reply.ts';
import { clientRequestId, newRequestId } from '../request/request-id.ts';
import type { Clock } from '../../kernel/clock.ts';

const notYet = new AppError('temporarily_unavailable', 'The atlas is not loaded yet.');

/** Answers while there is nothing to answer from yet: the port is ours, the atlas is still being made or read. */
export const waiting =
  (front: Page, clock: Clock, publicUrl: string): RequestListener =>
    (request, response) => {
      const requestId = newRequestId(clock.now());
      const lang = languageOf(request.headers['accept-language']);
      request.resume();
      response.setHeader('X-Request-Id', requestId);
      const own = clientRequestId(request.headers);
      if (own !== undefined) response.setHeader('X-Client-Request-Id', own);
      const problem = toProblem(notYet, lang, requestId, publicUrl);
      const headers = problemHeaders(problem, {}, lang);
      const isFront = request.method === 'GET' && request.url!.split('?', 1)[0] === '/';
      const { status, body } = isFront ? front() : { status: problem.status, body: problem };
      const text = JSON.stringify(body);
      response.writeHead(status, {
        ...headers,
        ...(isFront && { 'Content-Type': JSON_TYPE }),
        'Content-Length': Buffer.byteLength(text),
        ...(request.headers.origin !== undefined && ANY_ORIGIN),
      });
      response.end(text);
    };
