import type { ErrorObject } from 'ajv/dist/2020.js';
import { AppError } from '../../errors.ts';
import type { ContractOperation } from '../contract.ts';
import type { LocalFieldError } from '../reply/problem.ts';
import { refusalOf } from './validation.ts';

/** Takes the place of a list item that does not match its schema. */
export class InvalidItem {
  readonly errors: readonly LocalFieldError[];

  constructor(errors: readonly LocalFieldError[]) {
    this.errors = errors;
  }
}

/**
 * Checks a body. If the operation answers items individually, invalid items are replaced by an `InvalidItem`, and
 * only errors outside the items are thrown.
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
 * The schema errors outside the items, null if there are none. If the operation answers items individually, invalid
 * items are replaced by an `InvalidItem` instead.
 */
export function markInvalidItems(
  errors: readonly ErrorObject[] | null, body: unknown, { unitsEach: list }: Pick<ContractOperation, 'unitsEach'>,
): readonly ErrorObject[] | null {
  if (errors === null || list === undefined) return errors;
  const start = `/requestBody/${list}/`;
  if (!errors.every(({ instancePath }) => instancePath.startsWith(start))) return errors;
  const byItem = Map.groupBy(errors, ({ instancePath }) => Number(instancePath.slice(start.length).split('/', 1)[0]));
  const items = (body as Readonly<Record<string, unknown[]>>)[list];
  for (const [at, itemErrors] of byItem) {
    if (items[at] instanceof InvalidItem) continue;
    items[at] = new InvalidItem(refusalOf(itemErrors).details.errors as LocalFieldError[]);
  }
  return null;
}
