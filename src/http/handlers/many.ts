import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FieldError, ItemStatus, Place, Precision } from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import { findOperation, readContract } from '../contract.ts';
import type { AnyInput, Handler, OperationId } from '../operations.ts';
import { languageOf, toFieldErrors, type LocalFieldError } from '../reply/problem.ts';
import { openQueryCheck } from '../request/check-query.ts';
import { InvalidItem } from '../request/invalid-items.ts';
import { geocode, reverse } from './geocoding.ts';

/** Answers each item as a single `geocode`, whose query is the item's fields and the options together. */
export const geocodeMany = (async (input, services) => {
  const { items, min_precision: coarsest, ...options } = input.body;
  const check = checkOf('geocode');
  refuseOptions(() => check({ q: 'x', ...options }));
  return answerAll(input, items, coarsest, (item) => {
    const query = check({ ...options, ...item }) as Parameters<typeof geocode>[0]['query'];
    return geocode({ ...input, query, body: undefined as never, path: undefined as never }, services).body.results;
  });
}) satisfies Handler<'geocodeMany'>;

/** Answers each item as a single `reverse`. */
export const reverseMany = (async (input, services) => {
  const { items, min_precision: coarsest, ...options } = input.body;
  const check = checkOf('reverse');
  return answerAll(input, items, coarsest, (item) => {
    const query = check({ ...options, ...item }) as Parameters<typeof reverse>[0]['query'];
    return reverse({ ...input, query, body: undefined as never, path: undefined as never }, services).body.results;
  });
}) satisfies Handler<'reverseMany'>;

interface AnsweredItem<Result extends Place> {
  status: ItemStatus;
  results: Result[];
  errors?: FieldError[];
}

/** Answers items one by one, yielding to other requests between them, since an item may take milliseconds. */
async function answerAll<Result extends Place>(
  { acceptLanguage }: Pick<AnyInput, 'acceptLanguage'>,
  items: readonly object[],
  coarsest: Precision | undefined,
  find: (item: object) => Result[],
): Promise<{ status: 200; body: { items: AnsweredItem<Result>[] }; units: number }> {
  const language = languageOf(acceptLanguage);
  const answers: AnsweredItem<Result>[] = [];
  for (const [at, item] of items.entries()) {
    const toErrors = (errors: readonly LocalFieldError[]) =>
      toFieldErrors(errors.map(within(`/items/${at}`)), language);
    answers.push(answerOne(item, coarsest, find, toErrors));
    await nextTurn();
  }
  const units = answers.filter(({ status }) => status === 'ok').length;
  return { status: 200, body: { items: answers }, units };
}

function answerOne<Result extends Place>(
  item: object,
  coarsest: Precision | undefined,
  find: (item: object) => Result[],
  toErrors: (errors: readonly LocalFieldError[]) => FieldError[],
): AnsweredItem<Result> {
  if (item instanceof InvalidItem) return { status: 'invalid', results: [], errors: toErrors(item.errors) };
  try {
    const found = find(item);
    if (found.length === 0) return { status: 'not_found', results: [] };
    if (!isPreciseEnough(found[0], coarsest)) return { status: 'below_precision', results: [] };
    return { status: 'ok', results: found.filter((place) => isPreciseEnough(place, coarsest)) };
  } catch (error) {
    return { status: 'invalid', results: [], errors: toErrors(fieldErrorsOf(error)) };
  }
}

/** Precisions from fine to coarse, as the contract describes `min_precision`. */
const fineness: Readonly<Record<Precision, number>> = {
  house: 0, house_part: 1, interpolated: 2, nearest_house: 3, intersection: 4, poi: 5, metro: 6, street: 7, place: 8,
  settlement: 9, postcode: 10, district: 11, city: 12, region: 13, country: 14,
};

const isPreciseEnough = ({ precision }: Pick<Place, 'precision'>, coarsest: Precision | undefined): boolean =>
  coarsest === undefined || fineness[precision] <= fineness[coarsest];

/** Refuses the whole request if an option is invalid, since options apply to all items. */
function refuseOptions(check: () => unknown): void {
  try {
    check();
  } catch (error) {
    const errors = fieldErrorsOf(error).map(within(''));
    throw new AppError('invalid_parameter', 'The request does not match the contract.', { errors });
  }
}

/** The field errors of a refused query; any other error is rethrown. */
function fieldErrorsOf(error: unknown): readonly LocalFieldError[] {
  if (!(error instanceof AppError) || !Array.isArray(error.details.errors)) throw error;
  return error.details.errors as LocalFieldError[];
}

const within =
  (place: string) =>
    ({ parameter, code, text, pointer = `${place}/${parameter}` }: LocalFieldError): LocalFieldError => ({
      pointer, code, text,
    });

const checks = new Map<OperationId, ReturnType<typeof openQueryCheck>>();

function checkOf(operationId: OperationId): ReturnType<typeof openQueryCheck> {
  const check = checks.get(operationId) ?? openQueryCheck(findOperation(readContract(), operationId));
  checks.set(operationId, check);
  return check;
}
