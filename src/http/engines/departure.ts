import { AppError } from '../../errors.ts';
import type { Departure, RequestedTraffic } from '../../routing/traffic/departure.ts';

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const TOO_FAR = { ru: 'должно быть между 1970 и 2100 годом', en: 'must be between the years 1970 and 2100' };
/** The contract's check accepts "+03", which is no valid offset in RFC 3339. */
const WITHOUT_MINUTES = {
  ru: 'нужно время, в смещении которого есть часы и минуты, например 2026-12-01T08:30:00+03:00',
  en: 'must be a time with the hours and minutes of its offset, such as 2026-12-01T08:30:00+03:00',
};

interface When {
  readonly traffic: RequestedTraffic;
  readonly departure_time?: string;
}

/** The departure of a request: at the requested time, otherwise now. */
export function departureOf({ traffic, departure_time: text }: When, now: number): Departure {
  const departureMs = text === undefined ? now : momentOf(text);
  if (departureMs !== undefined && departureMs >= EARLIEST && departureMs < LATEST) {
    return { departureMs, nowMs: now, requestedTraffic: traffic };
  }
  const [code, detail] = departureMs === undefined ? ['format', WITHOUT_MINUTES] : ['range', TOO_FAR];
  const errors = [{ pointer: '/departure_time', code, text: detail }];
  throw new AppError('invalid_parameter', `departure_time ${detail.en}`, { errors });
}

const RFC_3339 = /^\d{4}-\d\d-\d\d[T _]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/iu;

/** Undefined for malformed text and for times outside the accepted range. */
export function departureMsOf(text: string): number | undefined {
  const at = RFC_3339.test(text) ? momentOf(text) : undefined;
  return at !== undefined && at >= EARLIEST && at < LATEST ? at : undefined;
}

/** Parses RFC 3339, including leap seconds (`:60` is the next second) and lower-case letters. */
function momentOf(text: string): number | undefined {
  const [, minute, second, rest] = /^(.{16}:)(\d\d)(.*)$/u.exec(text.toUpperCase().replace(/[ _]/u, 'T')) ?? [];
  const at = Date.parse(`${minute}${second === '60' ? '59' : second}${rest}`);
  return Number.isFinite(at) ? at + (second === '60' ? 1000 : 0) : undefined;
}
