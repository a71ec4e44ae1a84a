import type { Delimiter } from './ports.ts';

/** Kinds of bytes. All structural characters are ASCII, so row ends are found without decoding UTF-8. */
const [ORDINARY, SPACE, DELIMITER, QUOTE, RETURN, LINE_FEED] = [0, 1, 2, 3, 4, 5];
const KINDS = 8;

/**
 * States before the next byte: at the start of a cell, in a plain cell, in quotes, after a quote that may be
 * closing, after a carriage return, after a row.
 */
const [START, PLAIN, QUOTED, CLOSING, RETURNED, END] = [0, 1, 2, 3, 4, 5];

const outside = { [DELIMITER]: START, [RETURN]: RETURNED, [LINE_FEED]: END };
const steps: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  [START]: { [ORDINARY]: PLAIN, [SPACE]: START, [QUOTE]: QUOTED, ...outside },
  [PLAIN]: { [ORDINARY]: PLAIN, [SPACE]: PLAIN, [QUOTE]: PLAIN, ...outside },
  [QUOTED]: {
    [ORDINARY]: QUOTED, [SPACE]: QUOTED, [QUOTE]: CLOSING, [DELIMITER]: QUOTED, [RETURN]: QUOTED, [LINE_FEED]: QUOTED,
  },
  [CLOSING]: { [ORDINARY]: PLAIN, [SPACE]: PLAIN, [QUOTE]: QUOTED, ...outside },
};
const next = new Uint8Array(KINDS * KINDS);
for (const [state, byKind] of Object.entries(steps)) {
  for (const [kind, then] of Object.entries(byKind)) next[Number(state) * KINDS + Number(kind)] = then;
}

/**
 * Finds the row ends of a table, piece by piece. A row ends at a line feed, a carriage return, or both, outside
 * quotes. Quotes open only at the beginning of a cell, after optional spaces; after closing quotes, the rest of the
 * cell is plain, so that a stray quote spoils as few rows as possible.
 */
export class RowScanner {
  private readonly kinds = new Uint8Array(256);
  private state = START;

  constructor(delimiter: Delimiter) {
    const marks = { ' ': SPACE, '"': QUOTE, '\r': RETURN, '\n': LINE_FEED, [delimiter]: DELIMITER };
    for (const [mark, kind] of Object.entries(marks)) this.kinds[mark.charCodeAt(0)] = kind;
  }

  /** Whether the position is inside unclosed quotes. */
  get isQuoting(): boolean {
    return this.state === QUOTED;
  }

  /**
   * Returns where the next row begins, or -1 if the piece ends first: then continue with the next piece. A row that
   * ends with a carriage return is complete only at the following byte.
   */
  next(piece: Uint8Array, from: number): number {
    const { kinds } = this;
    let state = this.state;
    for (let at = from; at < piece.length; at++) {
      const kind = kinds[piece[at]];
      if (state === RETURNED) {
        this.state = START;
        return kind === LINE_FEED ? at + 1 : at;
      }
      state = next[state * KINDS + kind];
      if (state === END) {
        this.state = START;
        return at + 1;
      }
    }
    this.state = state;
    return -1;
  }
}

const [FEED, CARRIAGE] = [10, 13];

/** The end of a row's text, without its line ending. */
export function textEndOf(bytes: Uint8Array, start: number, end: number): number {
  let stop = end;
  if (stop > start && bytes[stop - 1] === FEED) stop--;
  if (stop > start && bytes[stop - 1] === CARRIAGE) stop--;
  return stop;
}
