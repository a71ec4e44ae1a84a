const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'job_';
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/** Sorts by time: 10 characters of it, and 16 of chance. */
export function newBatchId(now: number, random: (count: number) => Uint8Array): string {
  let time = '';
  for (let rest = now; time.length < TIME_CHARACTERS; rest = Math.floor(rest / 32)) time = DIGITS[rest % 32] + time;
  return PREFIX + time + Array.from(random(RANDOM_CHARACTERS), (byte) => DIGITS[byte & 31]).join('');
}

/** When an id was made, or undefined for a text that is none. */
export function timeOfBatchId(id: string): number | undefined {
  const digits = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  if (!/^[0-9A-HJKMNP-TV-Z]{26}$/.test(digits)) return undefined;
  let time = 0;
  for (const digit of digits.slice(0, TIME_CHARACTERS)) time = time * 32 + DIGITS.indexOf(digit);
  return time;
}
