import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Health, Metrics } from '../../../ops/index.ts';
import { AppError } from '../../errors.ts';
import { GUARDS } from '../reply/guards.ts';
import { problemPage, type Page } from './page.ts';
import { trafficAnswers, type TrafficOps } from './traffic.ts';

/** Answers of the internal listener, which serves operators and never customers. */
export function opsAnswers({ publicUrl, metrics, health, traffic, pages: furtherPages = {} }: OpsParts) {
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
    ...furtherPages,
  };
  const answerTraffic = trafficAnswers(traffic);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url!.split('?', 1)[0];
    const answer = path === '/traffic' ? answerTraffic(request) : answerPage(request, pages[path]);
    answer
      .catch((error: unknown): Page => problemPage(request, error, Date.now(), publicUrl))
      .then(({ status, type, body, headers }) =>
        response.writeHead(status, { 'Content-Type': type, ...GUARDS, ...headers }).end(body))
      .catch(() => response.destroy());
  };
}

export interface OpsParts {
  /** Base URL of the pages that explain error codes. */
  readonly publicUrl: string;
  readonly metrics: Pick<Metrics, 'registry'>;
  readonly health: Health;
  /** Absent until an atlas is loaded. */
  readonly traffic?: TrafficOps;
  /** Further pages, of processes other than nodes. */
  readonly pages?: Readonly<Record<string, () => Promise<Page>>>;
}

async function answerPage({ method }: IncomingMessage, page: (() => Promise<Page>) | undefined): Promise<Page> {
  if (!page) throw new AppError('not_found', 'Here: GET /healthz, /readyz, /metrics; GET, PUT and DELETE /traffic.');
  if (method === 'GET' || method === 'HEAD') return page();
  throw new AppError('method_not_allowed', 'Method not allowed.', { allow: 'GET, HEAD' });
}
