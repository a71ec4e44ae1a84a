import { RANDOM_DIGITS, randomDigit, TIME_ID, timeDigits, timeOfId } from '../../kernel/ids/time-id.ts';

const PREFIX = 'job_';
const FORM = new RegExp(`^${PREFIX}(${TIME_ID})$`);

/** Sorts by time: 10 characters of it, and 16 of chance. */
export const newBatchId = (now: number, random: (count: number) => Uint8Array): string =>
  PREFIX + timeDigits(now) + Array.from(random(RANDOM_DIGITS), randomDigit).join('');

/** When an id was made, or undefined for a text that is none. */
export function timeOfBatchId(id: string): number | undefined {
  const [, digits] = FORM.exec(id) ?? [];
  return digits === undefined ? undefined : timeOfId(digits);
}
