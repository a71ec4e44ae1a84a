import { NONE, ref, runs, u8, type Tables } from './columns.ts';

/** Strings and sets of tags, shared by every part of an atlas. */
export const textSchema = {
  stringBytes: { byte: u8 },
  strings: { bytes: runs('stringBytes') },
  tags: { key: ref('strings'), value: ref('strings') },
  tagSets: { tags: runs('tags') },
} as const;

export type TextTables = Tables<typeof textSchema>;

/** Gives equal strings, and equal sets of tags, one number each. */
export class Interner {
  readonly strings: string[] = [];
  readonly tagSets: Uint32Array[] = [];
  private readonly stringNumbers = new Map<string, number>();
  private readonly tagSetNumbers = new Map<string, number>();

  string(text: string): number {
    let number = this.stringNumbers.get(text);
    if (number === undefined) {
      number = this.strings.push(text) - 1;
      this.stringNumbers.set(text, number);
    }
    return number;
  }

  maybeString(text: string | undefined): number {
    return text === undefined || text === '' ? NONE : this.string(text);
  }

  find(text: string): number | undefined {
    return this.stringNumbers.get(text);
  }

  /** The set's number, in any order of its tags. */
  tagSet(tags: Iterable<readonly [string, string]>): number {
    const pairs = [...tags].map(([key, value]) => [this.string(key), this.string(value)] as const);
    pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const flat = Uint32Array.from(pairs.flat());
    const identity = flat.join(' ');
    let number = this.tagSetNumbers.get(identity);
    if (number === undefined) {
      number = this.tagSets.push(flat) - 1;
      this.tagSetNumbers.set(identity, number);
    }
    return number;
  }

  finish(): TextTables {
    const encoder = new TextEncoder();
    const encoded = this.strings.map((text) => encoder.encode(text));
    const stringStarts = startsOf(encoded);
    const byte = new Uint8Array(stringStarts[encoded.length]);
    encoded.forEach((bytes, index) => byte.set(bytes, stringStarts[index]));
    const setStarts = startsOf(this.tagSets.map((set) => ({ length: set.length / 2 })));
    const tagCount = setStarts[this.tagSets.length];
    const key = new Uint32Array(tagCount);
    const value = new Uint32Array(tagCount);
    this.tagSets.forEach((set, index) => {
      for (let i = 0; i < set.length; i += 2) {
        key[setStarts[index] + i / 2] = set[i];
        value[setStarts[index] + i / 2] = set[i + 1];
      }
    });
    return {
      stringBytes: { rows: byte.length, byte },
      strings: { rows: encoded.length, bytes: stringStarts },
      tags: { rows: tagCount, key, value },
      tagSets: { rows: this.tagSets.length, tags: setStarts },
    };
  }
}

function startsOf(items: readonly { length: number }[]) {
  const starts = new Uint32Array(items.length + 1);
  items.forEach((item, index) => (starts[index + 1] = starts[index] + item.length));
  return starts;
}

/** The same texts with more strings at the end, numbered after the existing ones. */
export function withStrings(tables: TextTables, more: readonly string[]): TextTables {
  if (more.length === 0) return tables;
  const encoder = new TextEncoder();
  const encoded = more.map((text) => encoder.encode(text));
  const { strings, stringBytes } = tables;
  const bytes = new Uint32Array(strings.rows + more.length + 1);
  bytes.set(strings.bytes);
  encoded.forEach(({ length }, i) => (bytes[strings.rows + i + 1] = bytes[strings.rows + i] + length));
  const byte = new Uint8Array(bytes[bytes.length - 1]);
  byte.set(stringBytes.byte);
  encoded.forEach((text, i) => byte.set(text, bytes[strings.rows + i]));
  return {
    ...tables, stringBytes: { rows: byte.length, byte }, strings: { rows: strings.rows + more.length, bytes },
  };
}

/** Reads strings and tags. Only keys are cached: other text is decoded on request. */
export class TextReader {
  private readonly tables: TextTables;
  /** A view of the same memory, shared or not. A TextDecoder needs a copy of shared memory, and six times as long. */
  private readonly bytes: Buffer;
  /** Decoded keys, of which a map has some hundreds. */
  private readonly keys = new Map<number, string>();

  constructor(tables: TextTables) {
    this.tables = tables;
    const { buffer, byteOffset, byteLength } = tables.stringBytes.byte;
    this.bytes = Buffer.from(buffer, byteOffset, byteLength);
  }

  string(number: number): string {
    const { bytes } = this.tables.strings;
    return this.bytes.toString('utf8', bytes[number], bytes[number + 1]);
  }

  private key(number: number): string {
    const known = this.keys.get(number);
    if (known !== undefined) return known;
    const key = this.string(number);
    this.keys.set(number, key);
    return key;
  }

  maybeString(number: number): string | undefined {
    return number === NONE ? undefined : this.string(number);
  }

  tags(set: number): Record<string, string> {
    const { tags, tagSets } = this.tables;
    const found: [string, string][] = [];
    for (let i = tagSets.tags[set]; i < tagSets.tags[set + 1]; i++) {
      found.push([this.key(tags.key[i]), this.string(tags.value[i])]);
    }
    return Object.fromEntries(found);
  }
}
