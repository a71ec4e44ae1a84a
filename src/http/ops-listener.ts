import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Health, Metrics } from '../../ops/index.ts';

/** The internal listener: for those who run the service, never for its customers. */
export function opsAnswers({ metrics, health }: { metrics: Metrics; health: Health }) {
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/healthz': async () => ({ status: 200, type: 'application/json', body: '{"alive":true}' }),
    '/readyz': async () => {
      const state = await health.read();
      return { status: state.ready ? 200 : 503, type: 'application/json', body: JSON.stringify(state) };
    },
    '/metrics': async () => ({
      status: 200,
      type: metrics.registry.contentType,
      body: await metrics.registry.metrics(),
    }),
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const page = request.method === 'GET' ? pages[request.url!.split('?', 1)[0]] : undefined;
    const answer =
      page?.() ?? Promise.resolve({ status: 404, type: 'text/plain', body: 'Here: GET /healthz, /readyz, /metrics\n' });
    answer
      .catch((error: unknown) => ({ status: 500, type: 'text/plain', body: String(error) }))
      .then(({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body))
      .catch(() => response.destroy());
  };
}

interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}
