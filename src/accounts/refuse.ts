import { AppError } from '../errors.ts';

/** A field that the contract's schema lets pass and that is wrong all the same. */
export const refuseField = (field: string, ru: string, en: string): AppError =>
  new AppError('invalid_parameter', `${field}: ${en}`, {
    errors: [
      field.startsWith('/')
        ? { pointer: field, code: 'value', text: { ru, en } }
        : { parameter: field, code: 'value', text: { ru, en } },
    ],
  });
