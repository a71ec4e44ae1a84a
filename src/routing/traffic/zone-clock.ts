import { TextReader, type TextTables } from '../../kernel/text.ts';
import type { Moment } from '../profile/opening-hours.ts';
import { noDaysOff, parseDaysOff, type DayKind } from './days-off.ts';
import { countryOf } from './time-zones.ts';
import type { WayTraffic } from './way-traffic.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No clock changes within such a period, only between two. */
const STEADY_MS = HOUR_MS / 4;
const MOST_REMEMBERED = 1000;

/** The clocks of some time zones. */
export interface ZoneClocks {
  readonly zones: number;
  /** By zone: the hour of the week for traffic, 0 from Monday midnight. A day off counts as a Sunday. */
  hoursAt(ms: number): Uint8Array;
  /** When the next hour begins in any zone. */
  nextHourMs(ms: number): number;
  momentAt(zone: number, ms: number): Moment;
}

/** `daysOff`: the content of a file of days off; none if absent. */
export const clocksOf = (
  tables: TextTables & Pick<WayTraffic, 'clockZones'> & { readonly daysOff?: string },
): ZoneClocks => {
  const text = new TextReader(tables);
  const names = Array.from(tables.clockZones.name, (name) => text.string(name));
  return openClocks(names, tables.daysOff === undefined ? noDaysOff : parseDaysOff(tables.daysOff));
};

export function openClocks(names: readonly string[], daysOff = noDaysOff): ZoneClocks {
  const offsets = names.map(openOffsets);
  const countries = names.map(countryOf);
  const localAt = (zone: number, ms: number): number => ms + offsets[zone](ms);
  return {
    zones: names.length,
    hoursAt: (ms) => Uint8Array.from(names, (_, zone) => {
      const local = localAt(zone, ms);
      const date = new Date(local);
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const kind = daysOff.kindOf(countries[zone], year, month, day);
      return kind === undefined ? hourOfWeek(local) : likeDay[kind] * 24 + date.getUTCHours();
    }),
    nextHourMs: (ms) => {
      const left = names.map((_, zone) => HOUR_MS - modulo(localAt(zone, ms), HOUR_MS));
      return ms + left.reduce((least, one) => Math.min(least, one), HOUR_MS);
    },
    momentAt: (zone, ms) => {
      const local = localAt(zone, ms);
      const date = new Date(local);
      const minute = Math.floor(modulo(local, DAY_MS) / 60_000);
      const weekday = (date.getUTCDay() + 6) % 7;
      return {
        year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday, minute,
        isHoliday: (...day) => daysOff.kindOf(countries[zone], ...day) === 'off',
      };
    },
  };
}

/** The weekday that a day counts as: a Sunday or a Thursday. */
const likeDay: Readonly<Record<DayKind, number>> = { off: 6, work: 3 };

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The epoch began on a Thursday. */
const hourOfWeek = (localMs: number): number => modulo(Math.floor(localMs / HOUR_MS) + 3 * 24, 168);

/** Zones change: an atlas may know one that this machine does not. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How far a zone's clocks are ahead of universal time, at a time. */
function openOffsets(name: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: isZone(name) ? name : 'UTC', hourCycle: 'h23',
    year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  });
  const known = new Map<number, number>();
  const read = (ms: number): number => {
    const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
    return local - ms;
  };
  return (ms) => {
    const stretch = Math.floor(ms / STEADY_MS);
    let offset = known.get(stretch);
    if (offset === undefined) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(stretch, (offset = read(stretch * STEADY_MS)));
    }
    return offset;
  };
}
