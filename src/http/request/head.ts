import type { IncomingMessage } from 'node:http';
import { EDGE_HEADER } from '../../accounts/edge/pass.ts';
import { AppError } from '../../errors.ts';
import { refuseParameter } from './validation.ts';

export const MAX_HEADERS = 100;
/** The address and all header names and values, without those that the edge adds. */
const MAX_HEAD_BYTES = 16_384;
/** The limit of Node's parser: leaves room for what the edge adds, so that both listeners have the same limit. */
export const MOST_READ_HEAD_BYTES = MAX_HEAD_BYTES + 1024;
const ofEdge: ReadonlySet<string> = new Set([EDGE_HEADER.toLowerCase(), 'x-forwarded-for']);

/** Headers that must not be repeated: a proxy in front may have used another of the values. */
const single = ['Host', 'Authorization', 'Content-Type'] as const;
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Refuses a head that parsers may read differently, or that requires what is not supported. */
export function refuseHead(request: IncomingMessage): void {
  const { headers, rawHeaders, httpVersionMajor, httpVersionMinor } = request;
  const isOld = httpVersionMajor < 1 || httpVersionMinor === 0;
  if (httpVersionMajor < 1) throw refuseParameter('HTTP', 'version', 'нужна версия 1.0 или 1.1', 'must be 1.0 or 1.1');
  if (rawHeaders.length > 2 * MAX_HEADERS) {
    throw new AppError('invalid_parameter', 'There are too many headers.', { errors: [tooManyHeaders] });
  }
  if (headBytesOf(request) > MAX_HEAD_BYTES) throw headTooLarge();
  for (const name of single) {
    if (countOf(name, rawHeaders) > 1) throw refuseParameter(name, 'duplicate', 'указан дважды', 'is there twice');
  }
  refuseAddress(request.url!);
  const { host, expect, 'transfer-encoding': encoding } = headers;
  if (host === undefined && !isOld) throw refuseParameter('Host', 'required', 'не хватает значения', 'is missing');
  if (host !== undefined && !HOST.test(host)) {
    throw refuseParameter('Host', 'format', 'должен быть именем узла', 'must be the name of a host');
  }
  if (encoding !== undefined && (isOld || encoding.toLowerCase() !== 'chunked')) {
    throw refuseParameter('Transfer-Encoding', 'unsupported', 'бывает только chunked', 'can only be chunked');
  }
  if (expect !== undefined && !asksToProceed(headers)) {
    throw refuseParameter('Expect', 'unsupported', 'бывает только 100-continue', 'can only be 100-continue');
  }
}

/** Whether the client waits for `100 Continue` before it sends the body. */
export const asksToProceed = ({ expect }: IncomingMessage['headers']): boolean =>
  expect?.toLowerCase() === '100-continue';

const tooManyHeaders = {
  code: 'headers',
  text: { ru: 'Заголовков запроса слишком много', en: 'There are too many headers' },
};

export function headTooLarge(): AppError {
  const text = { ru: 'Заголовки запроса слишком велики', en: 'The headers are too large' };
  return new AppError('invalid_parameter', text.en, { errors: [{ code: 'headers', text }] });
}

/** Each character of a head is one byte. */
function headBytesOf({ url, rawHeaders }: IncomingMessage): number {
  let bytes = url!.length;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!ofEdge.has(rawHeaders[at].toLowerCase())) bytes += rawHeaders[at].length + rawHeaders[at + 1].length;
  }
  return bytes;
}

function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at];
    if (header.length === name.length && (header === name || header.toLowerCase() === name.toLowerCase())) count++;
  }
  return count;
}

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Refuses an absolute URL whose host is missing or malformed. */
function refuseAddress(url: string): void {
  if (url.startsWith('/')) return;
  const [, host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (host === undefined || (host !== '' && HOST.test(host))) return;
  throw refuseParameter('URL', 'format', 'узел в адресе назван неверно', 'does not name a host');
}

/** The path of a request line, which may be an absolute URL, as proxies send it. */
export function pathOf(url: string): string {
  const rest = url.startsWith('/') ? url : url.replace(ORIGIN, '');
  const end = rest.indexOf('?');
  return (end < 0 ? rest : rest.slice(0, end)) || '/';
}

/** The query: what follows the first `?`, up to a `#`. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const end = url.indexOf('#', start);
  return end < 0 ? url.slice(start + 1) : url.slice(start + 1, end);
}
