import type { Described, Parameter } from '../reference/read.ts';

/** The request of a sample: the contract's example without default values. */
export interface Question {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly pathValues: readonly Given[];
  readonly query: readonly Given[];
  readonly body: { readonly name: string; readonly type: string; readonly example: unknown } | undefined;
  /** Whether the operation has query or header parameters at all, used in the sample or not. */
  readonly takesQuery: boolean;
  readonly hasHeaderParameters: boolean;
  readonly answersFile: boolean;
  readonly answersNothing: boolean;
  readonly needsKey: boolean;
}

export interface Given {
  readonly name: string;
  readonly value: unknown;
  readonly required: boolean;
  readonly schema: Parameter['schema'];
  readonly typeName: string;
}

export function questionOf(operation: Described): Question {
  const { id, tag, method, path, parameters, body, replies, access } = operation;
  const given = parameters
    .filter(({ example, required, schema }) => required || (example !== undefined && example !== schema.default))
    .map(({ example: value, in: place, ...given }) => ({ ...given, value, place }));
  const [success] = replies;
  return {
    id, tag, method, path,
    pathValues: given.filter(({ place }) => place === 'path'),
    query: given.filter(({ place }) => place === 'query'),
    body: body && { name: body.name, type: body.exampleType, example: body.example },
    takesQuery: parameters.some(({ in: place }) => place === 'query'),
    hasHeaderParameters: parameters.some(({ in: place }) => place === 'header'),
    answersFile: success.type !== undefined && !success.type.endsWith('json'),
    answersNothing: success.type === undefined,
    needsKey: access.includes('key'),
  };
}

export const capitalised = (name: string): string => name[0].toUpperCase() + name.slice(1);

/** Converts `radius_m` to `radiusM`, the style of most languages. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const WIDEST = 88;

/** JSON in lines of readable length; lines after the first are indented further. */
export function jsonText(value: unknown, indent = ''): string {
  const line = jsonLine(value);
  if (line.length + indent.length <= WIDEST || value === null || typeof value !== 'object') return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, one]) =>
    `${deeper}${isList ? '' : `${JSON.stringify(name)}: `}${jsonText(one, deeper)}`);
  return [isList ? '[' : '{', parts.join(',\n'), `${indent}${isList ? ']' : '}'}`].join('\n');
}

function jsonLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`;
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${jsonLine(one)}`);
  return `{${parts.join(', ')}}`;
}
