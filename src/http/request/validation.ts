import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { normalizeEmail } from '../../accounts/email.ts';
import { AppError } from '../../errors.ts';
import type { LocalFieldError } from '../reply/problem.ts';
import { momentText } from './moment-text.ts';

/**
 * The validator of requests: JSON Schema 2020-12, as in OpenAPI 3.1, with formats and defaults, reporting all
 * errors. It converts no types: `query.ts` has converted the query's texts already, by stricter rules.
 */
export function newValidator(options: Options = {}): Ajv2020 {
  // `verbose` adds the offending value to each error.
  const checks = { strict: false, allErrors: true, useDefaults: true, coerceTypes: false, verbose: true };
  const ajv = new Ajv2020({ ...options, ...checks });
  addFormats.default(ajv);
  ajv.addFormat('idn-email', (text) => text === text.trim() && normalizeEmail(text) !== undefined);
  return ajv;
}

const MAX_ERRORS = 20;

/** One refusal for all errors of a request. */
export function refusalOf(errors: readonly ErrorObject[]): AppError {
  const found: LocalFieldError[] = [];
  const places = new Set<string>();
  for (const error of errors) {
    if (found.length >= MAX_ERRORS || consequences.has(error.keyword) || isOtherBranch(error, errors)) continue;
    const fieldError = toFieldError(error);
    const place = `${fieldError.parameter ?? ''} ${fieldError.pointer ?? ''}`;
    if (places.has(place)) continue;
    places.add(place);
    found.push(fieldError);
  }
  const unknown = found.length > 0 && found.every((error) => error.code === 'unknown');
  return new AppError(unknown ? 'unknown_parameter' : 'invalid_parameter', 'The request does not match the contract.', {
    errors: found,
  });
}

/** The refusal of one parameter, found outside the validator. */
export const refuseParameter = (parameter: string, code: string, ru: string, en: string): AppError =>
  new AppError('invalid_parameter', `${parameter}: ${en}`, { errors: [{ parameter, code, text: { ru, en } }] });

export const refuseBody = (pointer: string, code: string, ru: string, en: string): AppError =>
  new AppError('invalid_parameter', `${pointer}: ${en}`, { errors: [{ pointer, code, text: { ru, en } }] });

/** Keywords whose errors only repeat that one below them failed. */
const consequences = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

/** Whether it only says that a value is not null, which is not what is wrong with it: something else is, inside. */
const isOtherBranch = ({ keyword, params, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  keyword === 'type' && params.type === 'null' && errors.some((other) => !consequences.has(other.keyword)
    && (other.instancePath.startsWith(`${instancePath}/`)
      || (other.instancePath === instancePath && other.keyword !== 'type')));

function toFieldError(error: ErrorObject): LocalFieldError {
  const path = error.instancePath.split('/').slice(1);
  const section = path.shift();
  const params = error.params as Readonly<Record<string, unknown>>;
  const missing = error.keyword === 'required' ? String(params.missingProperty) : undefined;
  const unknown = unknownNameOf(error);
  const inside = missing ?? unknown;
  const code = unknown === undefined ? error.keyword : 'unknown';
  const text = textOf(error, unknown !== undefined);
  if (section === undefined && missing === 'requestBody') return { pointer: '', code: 'required', text };
  const place = inside === undefined ? path : [...path, escapePointer(inside)];
  if (section === 'requestBody') return { pointer: place.map((part) => `/${part}`).join(''), code, text };
  return { parameter: clip(place.join('.')), code, text };
}

function unknownNameOf(error: ErrorObject): string | undefined {
  if (error.keyword === 'additionalProperties') return clip(String(error.params.additionalProperty));
  if (error.keyword === 'unevaluatedProperties') return clip(String(error.params.unevaluatedProperty));
  return undefined;
}

const clip = (name: string): string =>
  name.length > 100 ? `${name.slice(0, 100).toWellFormed()}…` : name.toWellFormed();
const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function textOf({ keyword, params, message, data }: ErrorObject, unknown: boolean): LocalFieldError['text'] {
  if (unknown) return { ru: 'такого параметра нет', en: 'there is no such parameter' };
  if (params.format === 'date-time') return momentText(data);
  if (params.format === 'idn-email') return { ru: 'это не адрес почты', en: 'is not an e-mail address' };
  const limit = String(params.limit ?? params.pattern ?? params.format ?? '');
  const russian: Readonly<Record<string, string>> = {
    required: 'не хватает значения',
    type: `тип должен быть ${String(params.type)}`,
    minimum: `должно быть не меньше ${limit}`,
    maximum: `должно быть не больше ${limit}`,
    exclusiveMinimum: `должно быть больше ${limit}`,
    exclusiveMaximum: `должно быть меньше ${limit}`,
    minLength: `должно быть не короче ${limit}`,
    maxLength: `должно быть не длиннее ${limit}`,
    minItems: `должно быть не меньше ${limit} значений`,
    maxItems: `должно быть не больше ${limit} значений`,
    minProperties: 'не должно быть пустым',
    uniqueItems: 'значения не должны повторяться',
    format: `должно иметь вид ${limit}`,
    pattern: `должно подходить к ${limit}`,
    enum: `должно быть одним из: ${Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : ''}`,
  };
  const english =
    keyword === 'required'
      ? 'is missing'
      : keyword === 'enum'
        ? `must be one of: ${(params.allowedValues as unknown[]).join(', ')}`
        : (message ?? 'is not allowed');
  return { ru: russian[keyword] ?? 'значение не подходит', en: english };
}
