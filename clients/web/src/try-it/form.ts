/** What the reference says of an operation, as the server writes it into the page. */
export interface Form {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Who may ask: `key`, `session`, both; empty: anybody. */
  readonly access: readonly string[];
  readonly units: number;
  readonly fields: readonly FormField[];
  readonly body?: FormBody;
}

export interface FormField {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly kind: 'text' | 'number' | 'choice' | 'choices';
  readonly values: readonly string[];
  /** The contract's example. */
  readonly value: string;
  readonly byDefault: string;
  readonly hint: string;
}

export interface FormBody {
  /** Content types, that of the example first. */
  readonly types: readonly string[];
  readonly example: string;
  /** The part of a multipart body that is a file. */
  readonly file?: string;
}

/** Who sends the request. */
export type Asker = 'sandbox' | 'key' | 'session' | 'anybody';

export function askersOf({ access }: Form): readonly Asker[] {
  if (access.length === 0) return ['anybody'];
  return [...(access.includes('key') ? ['sandbox', 'key'] as const : []),
    ...(access.includes('session') ? ['session'] as const : [])];
}

/** Whether the request changes something that belongs to the person who sends it. */
export const changesAccount = ({ method, units, access }: Form, asker: Asker): boolean =>
  method !== 'GET' && units === 0 && access.length > 0 && asker !== 'sandbox';
