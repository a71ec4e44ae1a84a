import { RANDOM_DIGITS, randomDigit, TIME_ID, timeDigits, timeOfId } from '../../kernel/ids/time-id.ts';

const PREFIX = 'job_';
const FORM = new RegExp(`^${PREFIX}(${TIME_ID})$`);

/** A new id: 10 characters of time and 16 random ones, so that ids sort by time. */
export const newBatchId = (now: number, random: (count: number) => Uint8Array): string =>
  PREFIX + timeDigits(now) + Array.from(random(RANDOM_DIGITS), randomDigit).join('');

/** The time in an id; undefined for text that is no id. */
export function timeOfBatchId(id: string): number | undefined {
  const [, digits] = FORM.exec(id) ?? [];
  return digits === undefined ? undefined : timeOfId(digits);
}
