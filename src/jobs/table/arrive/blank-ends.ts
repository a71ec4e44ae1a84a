const [FEED, RETURN] = [10, 13];
const isNewline = (byte: number): boolean => byte === FEED || byte === RETURN;

/**
 * Drops blank lines before the first row and after the last one, which are no rows, and ends the last row with a
 * newline.
 */
export class BlankEnds {
  private hasBegun = false;
  /** Newlines that are dropped unless a row follows. */
  private held: Uint8Array[] = [];
  heldBytes = 0;

  add(piece: Uint8Array): Uint8Array[] {
    let start = 0;
    if (!this.hasBegun) while (start < piece.length && isNewline(piece[start])) start++;
    let end = piece.length;
    while (end > start && isNewline(piece[end - 1])) end--;
    if (end === start) {
      if (this.hasBegun) this.hold(piece.subarray(start));
      return [];
    }
    const ready = [...this.held, piece.subarray(start, end)];
    this.hasBegun = true;
    this.held = [];
    this.heldBytes = 0;
    this.hold(piece.subarray(end));
    return ready;
  }

  /** The held-back newlines, needed for the position of a bad byte that follows them. */
  heldNewlines(): Uint8Array[] {
    return this.held;
  }

  finish(): Uint8Array[] {
    return this.hasBegun ? [Uint8Array.of(FEED)] : [];
  }

  private hold(newlines: Uint8Array): void {
    if (newlines.length > 0) this.held.push(newlines);
    this.heldBytes += newlines.length;
  }
}
