import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.ts';
import { USUAL_UPLOAD_LIMITS, type UploadLimits } from '../../routing/traffic/read-upload.ts';
import { receiveUpload } from '../../routing/traffic/receive-upload.ts';
import { uploadKinds, type UploadKind } from '../../routing/traffic/upload-columns.ts';
import type { LoadedTraffic } from '../../serving/loaded-traffic.ts';
import { jsonPage, type Page } from './page.ts';
import { PackedCopy } from './packed-copy.ts';
import type { ServedRoads } from '../../serving/served-roads.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { uploadBody, type ArrivalLimits } from './upload-body.ts';

export interface TrafficOps {
  readonly roads: Pick<ServedRoads, 'take' | 'drop' | 'loaded'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits?: UploadLimits;
  readonly arrival?: ArrivalLimits;
}

/** Uploads read at the same time; each may take as much memory as its limits allow. */
const MOST_AT_ONCE = 2;
const ARRIVAL: ArrivalLimits = { idleMs: 10_000, wholeMs: 300_000 };
const METHODS = 'GET, PUT, DELETE';

/** Answers `/traffic` of the internal listener: lists what is loaded, loads a file, drops files. */
export function trafficAnswers(traffic: TrafficOps | undefined): (request: IncomingMessage) => Promise<Page> {
  let underWay = 0;
  const put = async (request: IncomingMessage, ops: TrafficOps): Promise<Page> => {
    if (underWay >= MOST_AT_ONCE) throw new AppError('overloaded', 'Other files are being loaded.');
    underWay++;
    try {
      return jsonPage(await load(request, ops));
    } finally {
      underWay--;
    }
  };
  return (request) => answer(request, traffic, put);
}

type Put = (request: IncomingMessage, traffic: TrafficOps) => Promise<Page>;

async function answer(request: IncomingMessage, traffic: TrafficOps | undefined, put: Put): Promise<Page> {
  try {
    refusePages(request);
    if (!traffic) throw new AppError('temporarily_unavailable', 'There is no atlas yet.');
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return jsonPage(toReport(traffic));
      case 'PUT':
        return await put(request, traffic);
      case 'DELETE':
        await traffic.roads.drop(kindIn(request));
        traffic.log.info({ traffic: kindIn(request) ?? 'all' }, 'traffic dropped');
        return jsonPage(toReport(traffic));
      default:
        throw new AppError('method_not_allowed', 'Method not allowed.', { allow: METHODS });
    }
  } catch (error) {
    const isInternal = !(error instanceof AppError);
    if (isInternal) traffic?.log.error({ err: error }, 'traffic could not be loaded');
    else if (request.method === 'PUT') traffic?.log.info({ code: error.code, why: error.message }, 'traffic refused');
    throw error;
  }
}

async function load(
  request: IncomingMessage, { roads, clock, log, arrival = ARRIVAL, limits = USUAL_UPLOAD_LIMITS }: TrafficOps,
): Promise<object> {
  refuseEncoding(request);
  const startedAt = clock.monotonic();
  const copy = new PackedCopy(limits.bytes);
  const file = await receiveUpload(copy.of(uploadBody(request, arrival)), limits);
  const packed = await copy.bytes();
  const arrivedAt = clock.monotonic();
  const loaded = await roads.take(file, packed);
  const times = {
    arrived_in_ms: Math.round(arrivedAt - startedAt),
    in_force_after_ms: Math.round(clock.monotonic() - arrivedAt),
  };
  log.info({ traffic: loaded.kind, rows: loaded.rows, matched: loaded.matched, ...times }, 'traffic loaded');
  return { kind: loaded.kind, ...toLoaded(loaded, clock.now()), ...times };
}

/** Refuses requests from web pages: browsers send `Origin` with every change, and no page has business here. */
function refusePages({ method, headers }: IncomingMessage): void {
  if (method === 'GET' || headers.origin === undefined) return;
  throw new AppError('forbidden', 'Not from a page of a browser.', { crossSite: true });
}

/** Compression is recognised from the first bytes, so the header is only checked for codings that are not supported. */
function refuseEncoding({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (['gzip', 'x-gzip', 'identity'].includes(encoding)) return;
  throw new AppError('unsupported_media_type', 'Unsupported encoding.', { types: ['CSV'], packed: 'CSV' });
}

function kindIn({ url }: IncomingMessage): UploadKind | undefined {
  const query = new URLSearchParams(url!.split('?', 2)[1]);
  const text = query.get('kind');
  const kind = uploadKinds.find((one) => one === text);
  if (text !== null && !kind) {
    const text = { ru: `бывает ${uploadKinds.join(', ')}`, en: `is one of ${uploadKinds.join(', ')}` };
    throw new AppError('invalid_parameter', 'kind', { errors: [{ parameter: 'kind', code: 'enum', text }] });
  }
  return kind;
}

function toReport({ roads, clock }: TrafficOps): object {
  const now = clock.now();
  const loaded = roads.loaded();
  return Object.fromEntries(
    uploadKinds.map((kind) => {
      const one = loaded.find((file) => file.kind === kind);
      return [kind, one ? toLoaded(one, now) : null];
    }),
  );
}

const toLoaded = ({ rows, matched, unmatched, cameAtMs, expiresAtMs, isKept }: LoadedTraffic, now: number) => ({
  rows,
  matched,
  unmatched: Object.fromEntries(
    Object.entries(unmatched).map(([reason, one]) => [reason, { rows: one.rows, first_line: one.firstLine }]),
  ),
  kept: isKept,
  came_at: new Date(cameAtMs).toISOString(),
  age_s: Math.max(0, Math.round((now - cameAtMs) / 1000)),
  ...(expiresAtMs !== undefined && { expires_at: new Date(expiresAtMs).toISOString() }),
});
