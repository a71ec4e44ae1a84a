import { AppError } from '../errors.ts';
import { holdsKey } from './key-form.ts';

/** A field that the contract's schema lets pass and that is wrong all the same. */
export const refuseField = (field: string, ru: string, en: string): AppError =>
  new AppError('invalid_parameter', `${field}: ${en}`, {
    errors: [
      field.startsWith('/')
        ? { pointer: field, code: 'value', text: { ru, en } }
        : { parameter: field, code: 'value', text: { ru, en } },
    ],
  });

/** Texts that are kept must not hold a key: whoever reads the database would have it. */
export function refuseKey(field: string, text: string): void {
  if (holdsKey(text)) throw refuseField(field, 'ключу здесь не место', 'a key must not stand here');
}
