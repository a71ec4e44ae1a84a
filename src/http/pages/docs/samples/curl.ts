import { jsonText, type Question } from './question.ts';

/** A curl command for a POSIX shell. */
export function curlSample({ method, path, pathValues, query, body, needsKey, answersFile }: Question): string {
  const filled = pathValues.reduce((text, { name, value }) => text.replace(`{${name}}`, String(value)), path);
  const isPlain = method === 'GET' || (method === 'POST' && body !== undefined);
  const inAddress = body !== undefined && query.length > 0;
  const asked = query.map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const options = ['curl -s', isPlain ? '' : `-X ${method}`, query.length > 0 && !inAddress ? '-G' : '']
    .filter((option) => option !== '').join(' ');
  const lines = [
    `${options} "$BASE${filled}${inAddress ? `?${asked}` : ''}"`,
    ...(needsKey ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(inAddress ? [] : query.map(({ name, value }) => argument(name, String(value)))),
    ...(body === undefined ? [] : [`-H 'Content-Type: ${body.type}'`, `--data-binary ${quoted(textOf(body.example))}`]),
    ...(answersFile ? ['-o answer'] : []),
  ];
  return lines.join(' \\\n  ');
}

const argument = (name: string, value: string): string =>
  (/^[\w.,@:-]*$/.test(value) ? `-d ${name}=${value}` : `--data-urlencode ${quoted(`${name}=${value}`)}`);

const textOf = (example: unknown): string => (typeof example === 'string' ? example : jsonText(example, '  '));

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
