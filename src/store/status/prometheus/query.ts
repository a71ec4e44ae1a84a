import { AppError } from '../../../errors.ts';

export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: readonly { readonly at: number; readonly value: number }[];
}

/** Milliseconds since 1970; both ends are included. */
export interface Moments {
  readonly from: number;
  readonly to: number;
  readonly stepMs: number;
}

/** Evaluates an expression at several moments. Throws `temporarily_unavailable` while the server does not answer. */
export type Query = (expression: string, moments: Moments) => Promise<Series[]>;

interface Reply {
  readonly status: 'success' | 'error';
  readonly error?: string;
  readonly data?: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly values: readonly (readonly [seconds: number, value: string])[];
    }[];
  };
}

/** A first query of 90 days takes this long. */
const PATIENCE_MS = 60_000;

/** Queries a server. `url` may have a path and credentials, which `fetch` does not accept in a URL. */
export function queryOf(url: string): Query {
  const { username, password, origin, pathname } = new URL(url);
  const address = `${origin}${pathname.replace(/\/+$/, '')}/api/v1/query_range`;
  const who = [username, password].map(decodeURIComponent).join(':');
  const headers = username === '' ? undefined : { authorization: `Basic ${Buffer.from(who).toString('base64')}` };
  return async (expression, { from, to, stepMs }) => {
    const body = new URLSearchParams({
      query: expression, start: String(from / 1000), end: String(to / 1000), step: String(stepMs / 1000),
    });
    const reply = await fetch(address, {
      method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => refuse(error.message));
    const statusText = `status ${reply.status}`;
    const { status, error, data } = await (reply.json() as Promise<Reply>).catch(() => refuse(statusText));
    if (status !== 'success' || !data) refuse(error ?? statusText);
    return data.result.map(({ metric, values }) => ({
      labels: metric, values: values.map(([seconds, value]) => ({ at: seconds * 1000, value: Number(value) })),
    }));
  };
}

function refuse(reason: string): never {
  throw new AppError('temporarily_unavailable', `Prometheus does not answer: ${reason}`);
}
