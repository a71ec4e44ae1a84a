const [FEED, RETURN] = [10, 13];
const isNewline = (byte: number): boolean => byte === FEED || byte === RETURN;

/**
 * Leaves out the empty lines before the first row and behind the last, which are no rows, and ends the last row with a
 * newline, whether it had one or not.
 */
export class BlankEnds {
  private hasBegun = false;
  /** Newlines that are left out unless something follows. */
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

  /** The newlines behind all that came, when something wrong follows them. */
  takeHeld(): Uint8Array[] {
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
