import type { Delimiter } from './ports.ts';

/** Kinds of bytes. All that shapes a table is ASCII, so that UTF-8 needs no decoding to find where rows end. */
const [ORDINARY, SPACE, DELIMITER, QUOTE, RETURN, LINE_FEED] = [0, 1, 2, 3, 4, 5];
const KINDS = 8;

/** Before the next byte: a cell begins, goes on, goes on in quotes, had a quote that may close; a row ends. */
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
 * Finds where the rows of a table end, piece by piece. A row ends at a line feed, a carriage return, or both, outside
 * of quotes. Quotes open at the beginning of a cell only, spaces before them do not count; whatever stands behind
 * quotes that closed is outside of them, so that a wrong quote spoils as few rows as can be.
 */
export class RowScanner {
  private readonly kinds = new Uint8Array(256);
  private state = START;

  constructor(delimiter: Delimiter) {
    const marks = { ' ': SPACE, '"': QUOTE, '\r': RETURN, '\n': LINE_FEED, [delimiter]: DELIMITER };
    for (const [mark, kind] of Object.entries(marks)) this.kinds[mark.charCodeAt(0)] = kind;
  }

  /** Inside of quotes that have not closed. */
  get isQuoting(): boolean {
    return this.state === QUOTED;
  }

  /**
   * Where the next row begins, or -1 when the piece ends before that is known: then go on with what follows. The row
   * of a single carriage return is known to end at the byte behind it.
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

/** The end of a row's text: before the line feed, the carriage return, or both that end it. */
export function textEndOf(bytes: Uint8Array, start: number, end: number): number {
  let stop = end;
  if (stop > start && bytes[stop - 1] === FEED) stop--;
  if (stop > start && bytes[stop - 1] === CARRIAGE) stop--;
  return stop;
}
