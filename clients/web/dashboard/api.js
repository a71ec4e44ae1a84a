import { language, say } from './language.js';

/** What the API refused, in words for the reader; `errors` says where in what was sent. */
export class Problem extends Error {
  constructor(code, detail, errors = []) {
    super(detail);
    this.code = code;
    this.errors = errors;
  }
}

/** One call of the API; the session is a cookie that no script can read. */
export async function call(method, path, body) {
  const response = await ask(method, path, body);
  if (response.status === 204) return undefined;
  const answer = await response.json().catch(() => undefined);
  if (answer === undefined || (!response.ok && !answer.detail)) throw new Problem('unexpected', say('unexpected'));
  if (!response.ok) throw new Problem(answer.code, answer.detail, answer.errors);
  return answer;
}

/** A file of the API, with the name that it has there. */
export async function callFile(path) {
  const response = await ask('GET', path);
  if (!response.ok) {
    const { code = 'unexpected', detail = say('unexpected') } = await response.json().catch(() => ({}));
    throw new Problem(code, detail);
  }
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name: name ?? 'geokod', blob: await response.blob().catch(() => offline()) };
}

const offline = () => {
  throw new Problem('offline', say('offline'));
};

function ask(method, path, body) {
  const headers = { Accept: 'application/json, application/octet-stream', 'Accept-Language': language() };
  const options = { method, headers, cache: 'no-store' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    options.body = JSON.stringify(body);
  }
  return fetch(path, options).catch(() => offline());
}

/** All items of a list, page by page. */
export async function callAll(path) {
  const items = [];
  let cursor = null;
  do {
    const address = new URL(path, location.origin);
    address.searchParams.set('limit', '1000');
    if (cursor !== null) address.searchParams.set('cursor', cursor);
    const page = await call('GET', address.pathname + address.search);
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}
