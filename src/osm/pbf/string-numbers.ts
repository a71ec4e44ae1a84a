import { PbfBytes } from './bytes.ts';

/** The strings of a block that is being written, each once, in the order of their numbers. */
export class StringNumbers {
  /** The format requires an empty string first. */
  private numbers = new Map<string, number>([['', 0]]);

  number(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
    }
    return number;
  }

  /** Returns the string table as a message and forgets the strings. */
  finish(): Uint8Array {
    const table = new PbfBytes(this.numbers.size * 16);
    const encoder = new TextEncoder();
    for (const text of this.numbers.keys()) table.field(1, encoder.encode(text));
    this.numbers = new Map([['', 0]]);
    return table.view();
  }
}
