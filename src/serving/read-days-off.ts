import { readFileSync } from 'node:fs';
import { AppError } from '../errors.ts';
import { parseDaysOff } from '../routing/traffic/days-off.ts';

/** Reads and checks the file named by the operator, or the built-in one. */
export function readDaysOff(file: string): string {
  let text: string;
  try {
    text = readFileSync(file === '' ? new URL('./days-off.txt', import.meta.url) : file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new AppError('config_invalid', `DAYS_OFF=${file}: the file cannot be read (${code})`, { file });
  }
  try {
    parseDaysOff(text);
  } catch (error) {
    if (file === '' || !(error instanceof AppError)) throw error;
    throw new AppError(error.code, `DAYS_OFF=${file}: ${error.message}`, { ...error.details, file });
  }
  return text;
}
