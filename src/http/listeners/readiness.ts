import type { RequestListener } from 'node:http';
import { JSON_TYPE } from '../reply/reply.ts';
import { GUARDS } from '../reply/guards.ts';

export const READY_PATH = '/readyz';

/**
 * Says on the public listener whether requests should be sent here, for balancers and the edge, which ask every second:
 * no line of the log, and not why. The reasons stand on the internal listener.
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
