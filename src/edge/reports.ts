import { once } from 'node:events';
import {
  DIGEST_HEADER, digestOfReport, EDGE_HEADER, REPORTS_PATH, type EdgePasses,
} from '../accounts/edge/pass.ts';
import { AppError } from '../errors.ts';
import type { Sample } from '../../ops/index.ts';
import type { Upstream } from './upstream.ts';

export interface ReportParts {
  /** Unique to this process. */
  readonly id: string;
  /** The regions, the best one to ask first. */
  readonly upstreams: () => readonly Upstream[];
  readonly passes: Pick<EdgePasses, 'writeReport'>;
  readonly newRequestId: (now: number) => string;
}

const ANSWER_MS = 2000;
/** For all regions together: a stopping edge waits for it. */
const REPORT_MS = 5000;
const NO_ADDRESS = '::';

/**
 * Stores what the edge's probes saw in a minute, by reporting it to one of the regions, which share the history. Throws
 * if no region can be reached that knows the edge.
 */
export async function report(samples: readonly Sample[], now: number, parts: ReportParts): Promise<void> {
  if (samples.length === 0) return;
  const body = JSON.stringify({ recorder: parts.id, samples });
  const digest = digestOfReport(body);
  let isRefused = false;
  const over = AbortSignal.timeout(REPORT_MS);
  for (const upstream of parts.upstreams()) {
    if (over.aborted) break;
    const pass = parts.passes.writeReport({ requestId: parts.newRequestId(now), clientAddress: NO_ADDRESS }, digest);
    const status = await ask(upstream, { pass, digest, body }, over).catch(() => undefined);
    if (status === 204) return;
    isRefused ||= status === 400;
  }
  // regions of another version refuse this minute for ever, and the next ones would wait behind it
  if (isRefused) return;
  throw new AppError('temporarily_unavailable', 'no region takes what probes saw');
}

async function ask(
  upstream: Upstream, { pass, digest, body }: Record<'pass' | 'digest' | 'body', string>, over: AbortSignal,
): Promise<number> {
  const outgoing = upstream.open({
    method: 'POST',
    path: REPORTS_PATH,
    headers: [
      'Host', upstream.host, EDGE_HEADER, pass, DIGEST_HEADER, digest,
      'Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body)),
    ],
    isAlone: true,
  });
  try {
    outgoing.end(body);
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MS), over]);
    const [reply] = (await once(outgoing, 'response', { signal })) as [{ statusCode: number }];
    return reply.statusCode;
  } finally {
    outgoing.on('error', () => {}).destroy();
  }
}
