import type { RequestListener } from 'node:http';
import { AppError } from '../../errors.ts';
import type { Page } from './front.ts';
import { languageOf, toProblem } from '../reply/problem.ts';
import { JSON_TYPE, PROBLEM_TYPE } from '../reply/reply.ts';
import { newRequestId } from '../request/request-id.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Answers while there is nothing to answer from yet: the port is ours, the atlas is still being made or read. */
export const waiting =
  (front: Page, clock: Clock, publicUrl: string): RequestListener =>
  (request, response) => {
    const requestId = newRequestId(clock.now());
    const lang = languageOf(request.headers['accept-language']);
    request.resume();
    const isFront = request.method === 'GET' && request.url!.split('?', 1)[0] === '/';
    const { status, body, type } = isFront
      ? { ...front(), type: JSON_TYPE }
      : {
          status: 503,
          type: PROBLEM_TYPE,
          body: toProblem(
            new AppError('temporarily_unavailable', 'The atlas is not loaded yet.'), lang, requestId, publicUrl,
          ),
        };
    response.writeHead(status, { 'content-type': type, 'x-request-id': requestId, 'retry-after': '1' });
    response.end(`${JSON.stringify(body)}\n`);
  };
