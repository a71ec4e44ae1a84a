import type { Asker, Form } from './form.ts';

/** The filled form. */
export interface Filled {
  readonly asker: Asker;
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly bodyType: string;
  readonly bodyText: string;
  readonly file: File | undefined;
}

/** A request as it is both sent and written for curl. */
export interface TriedRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text?: string;
  readonly file?: { readonly part: string; readonly file: File };
  readonly withCookies: boolean;
}

/** Names of the fields that must be filled in and are not. */
export function missingIn({ fields, body }: Form, { values, bodyType, file }: Filled): string[] {
  const empty = fields.filter(({ name, required }) => required && values[name].trim() === '').map(({ name }) => name);
  return body?.file !== undefined && isMultipart(bodyType) && !file ? [...empty, body.file] : empty;
}

export function requestOf(form: Form, filled: Filled, language: string): TriedRequest {
  const { asker, key, values, bodyType, bodyText, file } = filled;
  const given = form.fields.filter(({ name, required, byDefault }) =>
    required || (values[name] !== '' && values[name] !== byDefault));
  const pairsIn = (place: string): [string, string][] =>
    given.filter((field) => field.in === place).map(({ name }) => [name, values[name]]);
  const path = pairsIn('path').reduce((text, [name, value]) =>
    text.replace(`{${name}}`, encodeURIComponent(value)), form.path);
  const body = form.body && bodyOf(form.body.file, bodyType, bodyText, file);
  return {
    method: form.method,
    path: asker === 'sandbox' ? `/sandbox${path}` : path,
    query: pairsIn('query'),
    headers: [
      ...(asker === 'key' ? [['Authorization', `Bearer ${key}`] as const] : []),
      ['Accept-Language', language],
      ...pairsIn('header'),
      // a browser writes the type of a multipart body, with its boundary
      ...(body && 'text' in body ? [['Content-Type', bodyType] as const] : []),
    ],
    ...body,
    withCookies: asker === 'session' || asker === 'anybody',
  };
}

export const isMultipart = (type: string): boolean => type === 'multipart/form-data';

function bodyOf(part: string | undefined, type: string, text: string, file: File | undefined) {
  if (!isMultipart(type)) return { text };
  return part !== undefined && file ? { file: { part, file } } : undefined;
}

/** The reply of the service, with what a page shows of it. */
export interface TriedReply {
  readonly status: number;
  readonly statusText: string;
  readonly tookMs: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly type: string;
  readonly bytes: Blob;
  /** Undefined for what is no text. */
  readonly text: string | undefined;
  readonly fileName: string;
}

/** A key or a header with characters that HTTP does not allow. */
export class UnsendableError extends Error {}

/** Sends a request as it is, wrong values too, and without the client, which would not show all of the reply. */
export async function sendRequest(request: TriedRequest): Promise<TriedReply> {
  const { method, headers, text, file, withCookies } = request;
  const form = new FormData();
  if (file) form.append(file.part, file.file);
  const body = file ? form : text;
  const allowed = headersOf(headers);
  const begun = performance.now();
  const response = await fetch(addressOf(request), {
    method, headers: allowed, credentials: withCookies ? 'same-origin' : 'omit', cache: 'no-store',
    ...(body !== undefined && { body }),
  });
  const bytes = await response.blob();
  const tookMs = performance.now() - begun;
  const type = response.headers.get('content-type') ?? '';
  const [, fileName = 'answer'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const isText = /^text\/|json|xml/.test(type);
  return {
    status: response.status, statusText: response.statusText, tookMs, headers: [...response.headers], type, bytes,
    text: isText ? await bytes.text() : undefined, fileName,
  };
}

export function addressOf({ path, query }: TriedRequest): string {
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString();
  return search === '' ? path : `${path}?${search}`;
}

function headersOf(headers: TriedRequest['headers']): Headers {
  try {
    return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
  } catch {
    throw new UnsendableError();
  }
}
