import type { ErrorObject } from 'ajv/dist/2020.js';
import { AppError } from '../../errors.ts';
import type { ContractOperation } from '../contract.ts';
import type { LocalFieldError } from '../reply/problem.ts';
import { refusalOf } from './validation.ts';

/** Stands in a list where an item was that is not of its form. */
export class InvalidItem {
  readonly errors: readonly LocalFieldError[];

  constructor(errors: readonly LocalFieldError[]) {
    this.errors = errors;
  }
}

/**
 * Checks a body. Of an operation that answers each item for itself, an item that does not pass is marked, and only what
 * stands beside the items is refused.
 */
export function checkBody(
  body: unknown, { unitsEach: list }: Pick<ContractOperation, 'unitsEach'>, check: (part: unknown, at: string) => void,
): void {
  const items = list === undefined ? undefined : (body as Readonly<Record<string, unknown>> | null)?.[list];
  if (Array.isArray(items)) {
    for (const [at, item] of items.entries()) {
      try {
        check(item, `/${list}/${at}`);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        items[at] = new InvalidItem(error.details.errors as LocalFieldError[]);
      }
    }
  }
  check(body, '');
}

/**
 * What is wrong with a request besides its items. Of an operation that answers each item for itself, those of another
 * form are marked in the body and answered so; null when nothing else is wrong.
 */
export function markInvalidItems(
  errors: readonly ErrorObject[] | null, body: unknown, { unitsEach: list }: Pick<ContractOperation, 'unitsEach'>,
): readonly ErrorObject[] | null {
  if (errors === null || list === undefined) return errors;
  const start = `/requestBody/${list}/`;
  if (!errors.every(({ instancePath }) => instancePath.startsWith(start))) return errors;
  const byItem = Map.groupBy(errors, ({ instancePath }) => Number(instancePath.slice(start.length).split('/', 1)[0]));
  const items = (body as Readonly<Record<string, unknown[]>>)[list];
  for (const [at, own] of byItem) {
    if (items[at] instanceof InvalidItem) continue;
    items[at] = new InvalidItem(refusalOf(own).details.errors as LocalFieldError[]);
  }
  return null;
}
