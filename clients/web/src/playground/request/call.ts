/** A call of the API made by the playground, independent of language. */
export interface ApiCall {
  readonly operation: OperationId;
  /** Contains only the parameters that are set. */
  readonly query?: Readonly<Record<string, Scalar>>;
  readonly body?: Readonly<Record<string, Json>>;
  /** For `submitBatch`: the name of the file. */
  readonly file?: string;
}

export type OperationId = 'geocode' | 'suggest' | 'reverse' | 'route' | 'matrix' | 'submitBatch';
export type Scalar = string | number | boolean;
export type Json = Scalar | readonly Json[] | { readonly [name: string]: Json };

/** Where the call is sent. */
export interface Target {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly sandbox: boolean;
  /** The key, or a placeholder if it must not be shown. */
  readonly key: string;
}

/** Writes a call as a whole program, in the style of that client's README. */
export type Writer = (call: ApiCall, target: Target) => string;

export const paths: Readonly<Record<OperationId, string>> = {
  geocode: '/v2/geocode', suggest: '/v2/suggest', reverse: '/v2/reverse', route: '/v2/route', matrix: '/v2/matrix',
  submitBatch: '/v2/batch',
};

/** Drops undefined parameters, so that a request shows only what was chosen. */
export function given<T extends Scalar>(query: Readonly<Record<string, T | undefined>>): Record<string, T> {
  const entries = Object.entries(query).filter((entry): entry is [string, T] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/** Quotes a text with double quotes, which Go, Java and Python read alike. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A number that typed languages read as floating point: 54 becomes 54.0. */
export const fraction = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** A value as it is written without quotes. */
export const bare = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Indents all lines but the first. */
export const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export const isPoint = (value: Json): value is { readonly lat: number; readonly lon: number } =>
  typeof value === 'object' && 'lat' in value && 'lon' in value;
