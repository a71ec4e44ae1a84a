import type { RequestListener } from 'node:http';
import { JSON_TYPE } from '../reply/reply.ts';
import { GUARDS } from '../reply/guards.ts';

export const READY_PATH = '/readyz';

/**
 * Answers `/readyz` on the public listener: whether requests should be sent here, for load balancers and the edge.
 * They ask every second, so it is not logged; the reasons are on the internal listener.
 */
export const withReadiness =
  (listener: RequestListener, region: string, isReady: () => boolean): RequestListener =>
    (request, response) => {
      const { method, url } = request;
      if (url !== READY_PATH || (method !== 'GET' && method !== 'HEAD')) return listener(request, response);
      request.resume();
      const ready = isReady();
      const text = JSON.stringify({ ready, region });
      response.writeHead(ready ? 200 : 503, {
        'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text), ...GUARDS,
      });
      response.end(text);
    };
