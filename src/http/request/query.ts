import type { ContractOperation, ContractParameter } from '../contract.ts';
import { refuseParameter } from './validation.ts';

/**
 * Parses a query by the types in the contract. A malformed number stays a string, for the validator to refuse. A
 * name may be repeated only if the contract says that its list is written so.
 */
export function parseQuery(text: string, operation: ContractOperation): Record<string, unknown> {
  const query: Record<string, unknown> = new Empty();
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('&', start);
    const end = found < 0 ? text.length : found;
    if (end > start) readPair(text.slice(start, end), operation, query);
    start = end + 1;
  }
  return query;
}

/** An object without inherited properties, much faster than one of `Object.create(null)`. */
const Empty = function () {} as unknown as new () => Record<string, unknown>;
Empty.prototype = Object.create(null) as object;

function readPair(pair: string, operation: ContractOperation, query: Record<string, unknown>): void {
  const middle = pair.indexOf('=');
  const written = decode(middle < 0 ? pair : pair.slice(0, middle), '');
  if (written === '') throw refuseParameter(pair.slice(0, 100), 'name', 'у параметра нет имени', 'has no name');
  const raw = middle < 0 ? '' : decode(pair.slice(middle + 1), written);
  const parameter = operation.query.get(written);
  // The contract's own string is interned already, which saves a lookup.
  const name = parameter?.name ?? written;
  const value = parameter ? toValue(raw, parameter) : raw;
  const before = query[name];
  if (before === undefined) query[name] = value;
  else if (parameter?.schema.type === 'array' && parameter.explode !== false) query[name] = [before, value].flat();
  else throw refuseParameter(name.slice(0, 100), 'duplicate', 'указан дважды', 'is there twice');
}

/** Parses the value of a path parameter. */
export const parsePathPart = (name: string, text: string, parameter: ContractParameter): unknown =>
  toValue(decode(text, name, false), parameter);

function toValue(text: string, { schema }: ContractParameter): unknown {
  if (schema.type === 'array')
    return text.split(',').map((part) => toScalar(part, schema.items as ContractParameter['schema']));
  return toScalar(text, schema);
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

function toScalar(text: string, schema: ContractParameter['schema']): unknown {
  if (schema.type === 'number' || schema.type === 'integer') return NUMBER.test(text) ? Number(text) : text;
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

const PLAIN = /^[\w.,:@~-]*$/;

function decode(text: string, name: string, plusIsSpace = true): string {
  if (PLAIN.test(text)) return text;
  let decoded: string;
  try {
    decoded = decodeURIComponent(plusIsSpace ? text.replaceAll('+', ' ') : text);
  } catch {
    throw refuseParameter(
      name.slice(0, 100),
      'encoding',
      'не UTF-8 в процентной записи',
      'is not percent-encoded UTF-8',
    );
  }
  if (decoded.includes('\0')) {
    throw refuseParameter(name.slice(0, 100), 'characters', 'содержит NUL', 'holds a NUL character');
  }
  return decoded;
}
