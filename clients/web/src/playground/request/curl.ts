import { paths, type Writer } from './call.ts';

export const toCurl: Writer = ({ operation, query = {}, body, file }, { baseUrl, sandbox, key }) => {
  const address = `${baseUrl}${sandbox ? '/sandbox' : ''}${paths[operation]}`;
  const lines = ['curl -s'];
  if (!sandbox) lines.push(`-H ${shell(`Authorization: Bearer ${key}`)}`);
  const pairs = Object.entries(query);
  if (file === undefined && body === undefined) {
    lines[0] += ' -G';
    return [...lines, shell(address), ...pairs.map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`)]
      .join(' \\\n  ');
  }
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)])).toString();
  lines.push(shell(search === '' ? address : `${address}?${search}`));
  if (file === undefined) {
    lines.push("-H 'Content-Type: application/json'", `--data-binary ${shell(JSON.stringify(body))}`);
  } else lines.push("-H 'Content-Type: text/csv'", `--data-binary ${shell(`@${file}`)}`);
  return lines.join(' \\\n  ');
};

/** Quotes a word for a POSIX shell, so that nothing in it is special. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
