import type { Signatory } from '../../invoice.ts';
import { clean } from '../wording/clean.ts';

export type PersonName = Pick<Signatory, 'surname' | 'givenName' | 'patronymic'>;

const LONGEST = 60;

/**
 * Reads «ИП Соколова Анна Петровна»: a surname, a given name, and the rest as a patronymic (Гасан оглы). Undefined for
 * fewer than two words, or words too long for the form.
 */
export function readPersonName(text: string): PersonName | undefined {
  const [surname, givenName, ...rest] = clean(text)
    .replace(/^(?:ИП|Индивидуальный предприниматель)\s+/iu, '')
    .split(' ');
  const patronymic = rest.length === 0 ? null : rest.join(' ');
  const parts = [surname, givenName ?? '', patronymic ?? 'x'];
  const fits = parts.every((part) => part !== '' && [...part].length <= LONGEST);
  return fits ? { surname, givenName, patronymic } : undefined;
}
