import { AppError } from '../../errors.ts';
import type { Departure, TrafficWish } from '../../routing/traffic/departure.ts';

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

interface When {
  readonly traffic: TrafficWish;
  readonly departure_time?: string;
}

/** When a journey begins: at the time that is said, else now. */
export function departureOf({ traffic, departure_time: text }: When, now: number): Departure {
  const departureMs = text === undefined ? now : momentOf(text);
  if (departureMs !== undefined && departureMs >= EARLIEST && departureMs < LATEST) {
    return { departureMs, nowMs: now, wish: traffic };
  }
  const detail = { ru: 'должно быть между 1970 и 2100 годом', en: 'must be between the years 1970 and 2100' };
  const errors = [{ pointer: '/departure_time', code: 'range', text: detail }];
  throw new AppError('invalid_parameter', `departure_time ${detail.en}`, { errors });
}

const RFC_3339 = /^\d{4}-\d\d-\d\d[T _]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/iu;

/** Undefined for what is no time, or none that anybody leaves at. */
export function departureMsOf(text: string): number | undefined {
  const at = RFC_3339.test(text) ? momentOf(text) : undefined;
  return at !== undefined && at >= EARLIEST && at < LATEST ? at : undefined;
}

/** RFC 3339, whose sixtieth second is the one that follows, and whose letters may be small. */
function momentOf(text: string): number | undefined {
  const [, minute, second, rest] = /^(.{16}:)(\d\d)(.*)$/u.exec(text.toUpperCase().replace(/[ _]/u, 'T')) ?? [];
  const at = Date.parse(`${minute}${second === '60' ? '59' : second}${rest}`);
  return Number.isFinite(at) ? at + (second === '60' ? 1000 : 0) : undefined;
}
