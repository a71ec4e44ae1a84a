import { paths, type ApiCall, type Json } from '../request/call.ts';

/**
 * Returns a function that says whether the sandbox has an answer to a call. The sandbox refuses any other, and a
 * refused request is an error in the browser's console.
 */
export function recordedIn(calls: string): (call: ApiCall) => boolean {
  const lines = calls.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = new Set(lines.map(nameOfLine));
  return ({ operation, query = {}, body = {} }) => names.has(nameOf(paths[operation], { ...query, ...body }));
}

/** A line is a path with its query, or "POST", a path and a JSON body. */
function nameOfLine(line: string): string {
  const [, path, body] = /^POST (\S+) (.*)$/.exec(line) ?? [];
  if (body !== undefined) return nameOf(path, JSON.parse(body) as Record<string, Json>);
  const { pathname, searchParams } = new URL(line, 'http://sandbox');
  return nameOf(pathname, Object.fromEntries(searchParams));
}

/** Numbers of a query are texts in a line. Russian is the language where none is named. */
const nameOf = (path: string, input: Readonly<Record<string, Json>>): string =>
  `${path} ${Object.entries(input)
    .filter(([name, value]) => name !== 'lang' || value !== 'ru')
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .sort().join(' ')}`;
