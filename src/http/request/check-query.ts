import type { ContractOperation } from '../contract.ts';
import { settleQuery } from './settle-query.ts';
import { newValidator, refusalOf } from './validation.ts';

type Query = Readonly<Record<string, unknown>>;

type QueryCheck = (values: Query) => Query;

/** Compiling one takes some 25 ms. */
const compiled = new WeakMap<ContractOperation, QueryCheck>();

/**
 * Checks values against an operation's query, for values that do not come from a URL: an item of a list, a call to
 * be recorded. Returns them normalised, with defaults; throws `invalid_parameter` with all errors.
 */
export function openQueryCheck(operation: ContractOperation): QueryCheck {
  const check = compiled.get(operation) ?? compile(operation);
  compiled.set(operation, check);
  return check;
}

function compile({ operationId, query }: ContractOperation): QueryCheck {
  const parameters = [...query.values()];
  const validate = newValidator().compile({
    type: 'object',
    properties: {
      query: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
      },
    },
  });
  return (values) => {
    const given = { ...values };
    if (!validate({ query: given })) throw refusalOf(validate.errors ?? []);
    return settleQuery(operationId, given);
  };
}
