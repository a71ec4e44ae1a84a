import type { Question } from './question.ts';

/** A call with `@geokod/client`. */
export function typescriptSample({ id, pathValues, query, body, answersNothing, answersFile }: Question): string {
  const given = [
    ...(pathValues.length > 0 ? [['path', objectOf(pathValues)] as const] : []),
    ...(query.length > 0 ? [['query', objectOf(query)] as const] : []),
    ...(body === undefined ? [] : [['body', body.example] as const]),
  ];
  const whole = literal(Object.fromEntries(given), '');
  const call = `geokod.${id}(${given.length === 0 ? '' : whole})`;
  const shown = answersFile ? 'answer.size' : 'answer';
  return `import { createGeokod } from '@geokod/client';

const geokod = createGeokod();
${answersNothing ? `await ${call};` : `const answer = await ${call};\nconsole.log(${shown});`}`;
}

const objectOf = (given: Question['query']): object =>
  Object.fromEntries(given.map(({ name, value, schema }) => [name, listed(value, schema.type)]));

const listed = (value: unknown, type: unknown): unknown =>
  (type === 'array' && typeof value === 'string' ? value.split(',') : value);

/** A value as a TypeScript literal: names without quotes, strings in single ones. */
function literal(value: unknown, indent: string): string {
  const line = inline(value);
  if (line.length + indent.length <= 84 || value === null || typeof value !== 'object') return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, one]) =>
    `${deeper}${isList ? '' : `${name}: `}${literal(one, deeper)},`);
  return [isList ? '[' : '{', ...parts, `${indent}${isList ? ']' : '}'}`].join('\n');
}

function inline(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const parts = Object.entries(value).map(([name, one]) => `${name}: ${inline(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
