import { withoutKeys } from '../../accounts/key-form.ts';
import type { Code, FieldError, Problem, Quota } from '../../contract.gen.ts';
import { AppError, type ContractCode } from '../../errors.ts';
import { problems, type Lang } from './problem-texts.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** Compiles only if the contract's codes are those that the rest of the code throws. @public */
export const codesAgree: Same<Code, ContractCode> = true;

export const isContractCode = (code: string): code is Code => Object.hasOwn(problems, code);

export const statusOf = (code: Code): number => problems[code].status;

/**
 * Converts an error to the contract's problem; `publicUrl` is where codes are explained. Anything but an `AppError`
 * with a code of the contract is our fault: answered `internal`, without its text.
 */
export function toProblem(error: unknown, lang: Lang, requestId: string, publicUrl: string): Problem {
  const known = error instanceof AppError && isContractCode(error.code) ? error : undefined;
  const code: Code = known ? (known.code as Code) : 'internal';
  const details = known?.details ?? {};
  const { status, title, detail } = problems[code];
  return {
    type: `${publicUrl}/docs/errors#${code}`,
    title: title[lang],
    status,
    detail: withoutKeys(detailOf(details, lang) ?? detail[lang](details)),
    code,
    request_id: requestId,
    ...(Array.isArray(details.errors) ? { errors: toFieldErrors(details.errors as LocalFieldError[], lang) } : {}),
    ...(details.quota ? { quota: details.quota as Quota } : {}),
    ...(details.needed !== undefined && { needed: Number(details.needed) }),
    ...(details.available !== undefined && { available: Number(details.available) }),
    ...(Array.isArray(details.recorded) ? { recorded: details.recorded as string[] } : {}),
  };
}

/** An error of one field, with its text in both languages until the client's is known. */
export interface LocalFieldError {
  readonly parameter?: string;
  readonly pointer?: string;
  readonly code: string;
  readonly text: Readonly<Record<Lang, string>>;
}

/** Picks the client's language. */
export const toFieldErrors = (errors: readonly LocalFieldError[], lang: Lang): FieldError[] =>
  errors.map(({ text, parameter, pointer, code }) => ({
    ...(parameter !== undefined && { parameter: withoutKeys(parameter) }),
    ...(pointer !== undefined && { pointer: withoutKeys(pointer) }),
    code,
    detail: withoutKeys(text[lang]),
  }));

/** If fields are named, the detail is about the first; the list has all. */
function detailOf(details: Readonly<Record<string, unknown>>, lang: Lang): string | undefined {
  if (!Array.isArray(details.errors) || details.errors.length === 0) return undefined;
  const first = details.errors[0] as LocalFieldError;
  const place = first.parameter ?? first.pointer;
  return place ? `${place}: ${first.text[lang]}.` : `${capitalised(first.text[lang])}.`;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Russian, unless the client prefers English or names neither. */
export function languageOf(acceptLanguage: string | undefined): Lang {
  if (acceptLanguage === undefined || acceptLanguage === '*') return 'ru';
  let ru = -1;
  let en = -1;
  let any = -1;
  const parts = acceptLanguage.slice(0, 500).toLowerCase().split(',');
  for (const part of parts) {
    const [tag, ...parameters] = part.trim().split(';');
    const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) : 1;
    if (!(weight > 0)) continue;
    if (tag === 'ru' || tag.startsWith('ru-')) ru = Math.max(ru, weight);
    else if (tag === 'en' || tag.startsWith('en-')) en = Math.max(en, weight);
    else if (tag === '*') any = Math.max(any, weight);
  }
  if (ru < 0 && en < 0) return any >= 0 ? 'ru' : 'en';
  return ru >= en ? 'ru' : 'en';
}
