import type { Given, Question } from './question.ts';

/** A call with the package `geokod`. */
export function pythonSample({ id, pathValues, query, body, answersNothing, answersFile }: Question): string {
  const given = [
    ...pathValues.map(({ value }) => literal(value)),
    ...query.map((one) => `${ownNames.has(one.name) ? `${one.name}_` : one.name}=${argument(one)}`),
    ...(body === undefined ? [] : [`body=${body.name}.from_dict(${multiline(body.example)})`]),
  ];
  const line = `geokod.${snakeCase(id)}(${given.join(', ')})`;
  const isLong = body === undefined && line.length > 88;
  const call = isLong ? `geokod.${snakeCase(id)}(\n${given.map((one) => `        ${one},\n`).join('')}    )` : line;
  const imports = [
    ...(query.some(({ schema }) => schema.format === 'date') ? ['from datetime import date', ''] : []),
    'from geokod import Geokod',
    ...(body === undefined ? [] : [`from geokod.models import ${body.name}`]),
  ];
  const shown = answersFile ? 'len(answer)' : 'answer.to_dict()';
  return `${imports.join('\n')}

with Geokod() as geokod:
    ${answersNothing ? call : `answer = ${call}\n    print(${shown})`}`;
}

/** Keywords and built-in functions, to which the client appends an underscore. */
const ownNames = new Set(['from', 'format']);

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function argument({ value, schema }: Given): string {
  if (schema.format === 'date') return `date.fromisoformat(${literal(value)})`;
  if (schema.type === 'array' && typeof value === 'string') return literal(value.split(','));
  return literal(value);
}

function multiline(value: unknown): string {
  const line = literal(value);
  if (line.length <= 70) return line;
  return layout(value, '    ');
}

function layout(value: unknown, indent: string): string {
  const line = literal(value);
  if (line.length + indent.length <= 88 || value === null || typeof value !== 'object') return line;
  const deeper = `${indent}    `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, one]) =>
    `${deeper}${isList ? '' : `${JSON.stringify(name)}: `}${layout(one, deeper)},`);
  return [isList ? '[' : '{', ...parts, `${indent}${isList ? ']' : '}'}`].join('\n');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${literal(one)}`).join(', ')}}`;
}
