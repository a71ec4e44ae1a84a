import { AppError } from '../errors.ts';
import { holdsKey } from './key-form.ts';

/** The error for a field that matches the contract's schema and is wrong all the same. */
export const refuseField = (field: string, ru: string, en: string): AppError =>
  new AppError('invalid_parameter', `${field}: ${en}`, {
    errors: [
      field.startsWith('/')
        ? { pointer: field, code: 'value', text: { ru, en } }
        : { parameter: field, code: 'value', text: { ru, en } },
    ],
  });

/** Refuses a text that contains a key: stored, it could be read by anybody with access to the database. */
export function refuseKey(field: string, text: string): void {
  if (holdsKey(text)) throw refuseField(field, 'ключу здесь не место', 'a key must not stand here');
}
