import type { StringTable } from '../block.ts';

/** A string table that grows while a block is filled. */
export class XmlStrings implements StringTable {
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  get count(): number {
    return this.texts.length;
  }

  get(number: number): string {
    return this.texts[number];
  }

  number(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.numbers.set(text, number);
    }
    return number;
  }
}
