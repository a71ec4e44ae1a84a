/** The tags of one way, node or relation. */
export type Tags = Readonly<Record<string, string>>;

/** Parses "a b c" into a set. */
export const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Parses "a=1 b=2" into a table of numbers. */
export const numbersOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(text.trim().split(/\s+/u).map((pair) => {
    const at = pair.lastIndexOf('=');
    return [pair.slice(0, at), Number(pair.slice(at + 1))];
  }));

/** The table's own number under that name, if any. */
export const numberIn = (table: Readonly<Record<string, number>>, name: string | undefined): number | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/** Splits "yes;designated" into its parts, trimmed. */
export const valuesOf = (text: string): string[] => text.split(';').map((value) => value.trim()).filter(Boolean);

/** Parses "12.5 m", "3,5", "8'", "5'6\"" or "6 ft 2 in" into metres. Feet are rare here but unambiguous. */
export function metersOf(text: string | undefined): number | undefined {
  const [, number, unit, inches = '0'] =
    /^\s*(\d+(?:[.,]\d+)?)\s*(m|ft|')?(?:\s*(\d+(?:\.\d+)?)\s*(?:"|in|''))?/u.exec(text ?? '') ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replace(',', '.'));
  return unit === 'ft' || unit === "'" ? value * 0.3048 + Number(inches) * 0.0254 : value;
}

const tonnesPer = { t: 1, kg: 0.001, lbs: 0.000_453_6, lb: 0.000_453_6, st: 0.907, cwt: 0.0508 } as const;

/** Parses "3.5", "3,5 t", "1500 kg" or "3000 lbs" into tonnes. */
export function tonnesOf(text: string | undefined): number | undefined {
  const found = /^\s*(\d+(?:[.,]\d+)?)\s*(t|kg|lbs?|st|cwt)?\s*$/iu.exec(text ?? '');
  if (!found) return undefined;
  const unit = (found[2]?.toLowerCase() ?? 't') as keyof typeof tonnesPer;
  return Number(found[1].replace(',', '.')) * tonnesPer[unit];
}

/** Whether it is mapped as no longer in use. */
export const isGone = (tags: Tags): boolean => tags.disused === 'yes' || tags.abandoned === 'yes';
