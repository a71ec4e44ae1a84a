import { addressOf, type TriedRequest } from './request.ts';

/** Shows how a key begins, so that a copied command gives none away. */
const SHOWN_LETTERS = 12;

/** A request as a command for a POSIX shell. A session is a cookie that scripts cannot read, and stays out. */
export function curlOf(request: TriedRequest, origin: string): string {
  const { method, path, query, headers, text, file } = request;
  const hasBody = text !== undefined || file !== undefined;
  const asGet = method === 'GET' && query.length > 0;
  const isPlain = method === 'GET' || (method === 'POST' && hasBody);
  const lines = [
    ['curl -s', isPlain ? '' : `-X ${method}`, asGet ? '-G' : ''].filter((part) => part !== '').join(' ') +
      ` ${quoted(origin + (asGet ? path : addressOf(request)))}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${name === 'Authorization' ? hidden(value) : value}`)}`),
    ...(asGet ? query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`) : []),
    ...(text === undefined ? [] : [`--data-binary ${quoted(text)}`]),
    ...(file ? [`-F ${quoted(`${file.part}=@${file.file.name}`)}`] : []),
  ];
  return lines.join(' \\\n  ');
}

const hidden = (access: string): string => {
  const [scheme, key] = access.split(' ');
  return key.length > SHOWN_LETTERS ? `${scheme} ${key.slice(0, SHOWN_LETTERS)}…` : access;
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
