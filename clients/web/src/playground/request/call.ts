/** A call of the API as the playground makes it, which each language writes down in its own way. */
export interface ApiCall {
  readonly operation: OperationId;
  /** Without what is not given. */
  readonly query?: Readonly<Record<string, Scalar>>;
  readonly body?: Readonly<Record<string, Json>>;
  /** With `submitBatch`: the name of the table that is sent. */
  readonly file?: string;
}

export type OperationId = 'geocode' | 'suggest' | 'reverse' | 'route' | 'matrix' | 'submitBatch';
export type Scalar = string | number | boolean;
export type Json = Scalar | readonly Json[] | { readonly [name: string]: Json };

/** Whom the call is made to. */
export interface Target {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly sandbox: boolean;
  /** The key, or what stands for it where it is not to be shown. */
  readonly key: string;
}

/** Writes a call as a whole program, as the README of the client for that language does. */
export type Writer = (call: ApiCall, target: Target) => string;

export const paths: Readonly<Record<OperationId, string>> = {
  geocode: '/v2/geocode', suggest: '/v2/suggest', reverse: '/v2/reverse', route: '/v2/route', matrix: '/v2/matrix',
  submitBatch: '/v2/batch',
};

/** Drops what is not given, so that a request shows only what was chosen. */
export function given<T extends Scalar>(query: Readonly<Record<string, T | undefined>>): Record<string, T> {
  const entries = Object.entries(query).filter((entry): entry is [string, T] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/** Puts a text in quotes of C's kind, which Go, Java and Python read alike. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A number that a typed language takes for a fraction: 54 is 54.0. */
export const fraction = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** A value as it stands in a program without quotes. */
export const bare = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Shifts all lines but the first. */
export const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export const isPoint = (value: Json): value is { readonly lat: number; readonly lon: number } =>
  typeof value === 'object' && 'lat' in value && 'lon' in value;
