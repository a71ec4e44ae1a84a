const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;
/** The number of random digits, each from a byte. */
export const RANDOM_DIGITS = 16;

/** Ids that sort by time, as ULIDs do: 10 digits of time and 16 random ones. */
export const TIME_ID = '[0-7][0-9A-HJKMNP-TV-Z]{25}';

/** The beginning of an id, from milliseconds since 1970. */
export function timeDigits(now: number): string {
  let text = '';
  for (let rest = now; text.length < TIME_DIGITS; rest = Math.floor(rest / 32)) text = DIGITS[rest % 32] + text;
  return text;
}

export const randomDigit = (byte: number): string => DIGITS[byte & 31];

/** The time encoded at the beginning of an id. */
export function timeOfId(id: string): number {
  let time = 0;
  for (let at = 0; at < TIME_DIGITS; at++) time = time * 32 + DIGITS.indexOf(id[at]);
  return time;
}
