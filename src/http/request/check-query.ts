import type { ContractOperation } from '../contract.ts';
import { settleQuery } from './settle-query.ts';
import { newValidator, refusalOf } from './validation.ts';

type Query = Readonly<Record<string, unknown>>;

/**
 * Holds values against the query of an operation, for those that arrive by another way than a URL: an item of a list,
 * a call to be recorded. Answers them with defaults and in one spelling; throws `invalid_parameter` with all that is
 * wrong.
 */
export function openQueryCheck({ operationId, query }: ContractOperation): (values: Query) => Query {
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
