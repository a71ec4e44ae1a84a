import { readFileSync } from 'node:fs';
import { AppError } from '../errors.ts';
import { parseDaysOff } from '../routing/traffic/days-off.ts';

/** The text of the file that an operator names, or of the program's own; refused where it is wrong. */
export function readDaysOff(file: string): string {
  let text: string;
  try {
    text = readFileSync(file === '' ? new URL('./days-off.txt', import.meta.url) : file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new AppError('config_invalid', `DAYS_OFF=${file}: the file cannot be read (${code})`, { file });
  }
  parseDaysOff(text);
  return text;
}
