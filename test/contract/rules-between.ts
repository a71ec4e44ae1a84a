import type { ContractOperation } from '../../src/http/contract.ts';

type Query = Readonly<Record<string, unknown>>;

const parts = ['region', 'district', 'city', 'street', 'house', 'postal_code'];

/** Adjusts a generated query to the rules that the contract has only in prose. */
export function keepRules({ operationId }: ContractOperation, query: Query): Query {
  if (operationId !== 'geocode' && operationId !== 'suggest') return query;
  const kept: Record<string, unknown> = { ...wholePoint(query) };
  if (operationId === 'suggest') return kept;
  if (kept.q !== undefined) {
    for (const name of parts) delete kept[name];
  } else if (!parts.some((name) => kept[name] !== undefined)) kept.city = 'Ветроград';
  return kept;
}

/** The same for a body. */
export const keepPoint = ({ operationId }: ContractOperation, body: Query): Query =>
  operationId === 'geocodeMany' ? wholePoint(body) : body;

const wholePoint = (values: Query): Query =>
  values.lat === undefined || values.lon === undefined ? without(without(values, 'lat'), 'lon') : values;

/** Queries that break one of those rules, and the rule's name. */
export function brokenRules({ operationId }: ContractOperation, query: Query): [Query, string][] {
  if (operationId === 'suggest') return [...halfPoints(query), [{ ...query, country: 'RU,QQ' }, 'no such country']];
  if (operationId !== 'geocode') return [];
  const bare = Object.fromEntries(Object.entries(query).filter(([name]) => ![...parts, 'q', 'country'].includes(name)));
  return [
    [{ ...bare }, 'no address at all'],
    [{ ...bare, country: 'RU' }, 'a country to look in and nothing to look for'],
    [{ ...bare, q: 'Ветроград', city: 'Ветроград' }, 'a text and a part'],
    [{ ...bare, q: 'Ветроград', house: '1', street: 'Посадская' }, 'a text and two parts'],
    [{ ...bare, q: 'Ветроград', country: 'Россия' }, 'a text and the name of a country'],
    [{ ...bare, q: 'Ветроград', country: 'RU,QQ' }, 'a country that is none'],
    [{ ...bare, q: 'Ветроград', country: 'RU,' }, 'a code left out'],
    [{ ...bare, city: 'Ветроград', country: 'qq' }, 'a country that is none, beside parts'],
    ...halfPoints(query),
  ];
}

const halfPoints = (query: Query): [Query, string][] => [
  [{ ...without(query, 'lon'), lat: 54 }, 'a latitude alone'],
  [{ ...without(query, 'lat'), lon: 148 }, 'a longitude alone'],
];

/** Out of order, out of range, not four, not numbers, of zero width. */
export const wrongBoxes: readonly string[] = [
  '', 'x', '1,2,3', '1,2,3,4,5', '1,2,3,x', '148,55,149,54', '149,54,148,55', '148,54,148,55', '148,54,149,54',
  '54,148,55,149', '-181,54,149,55', '148,54,181,55', '148,-91,149,55', '148,,149,55', '180,54,-180,55',
];

function without(query: Query, name: string): Query {
  const { [name]: _, ...rest } = query;
  return rest;
}
