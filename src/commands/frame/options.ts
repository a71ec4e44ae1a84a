/** The positional arguments. */
export interface Operands {
  readonly usage: string; // "FILE…"
  readonly least: number;
  readonly most: number;
}

export interface Option {
  /** A flag has no value; a list may be given several times. */
  readonly type: 'flag' | 'text' | 'list' | 'integer' | 'number';
  readonly summary: string;
  /** The name of the value, shown in the help. */
  readonly value?: string;
  readonly required?: boolean;
  /** Only shown in the help: the command itself supplies the default. */
  readonly fallback?: string;
  readonly least?: number;
  readonly most?: number;
}

export type Options = Readonly<Record<string, Option>>;
