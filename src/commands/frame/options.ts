/** The words that are not options. */
export interface Operands {
  readonly usage: string; // "FILE…"
  readonly least: number;
  readonly most: number;
}

export interface Option {
  /** A flag is there or not; a list may be given several times. */
  readonly type: 'flag' | 'text' | 'list' | 'integer' | 'number';
  readonly summary: string;
  /** The name of the value in the help. */
  readonly value?: string;
  readonly required?: boolean;
  /** Shown in the help only: the command itself supplies the default. */
  readonly fallback?: string;
  readonly least?: number;
  readonly most?: number;
}

export type Options = Readonly<Record<string, Option>>;
