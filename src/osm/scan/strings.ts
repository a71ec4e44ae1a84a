import type { BlockObjects, StringTable } from '../block.ts';
import type { Choice } from '../choice.ts';

interface KeyFacts {
  readonly bits: number;
  readonly kept: boolean;
}

// A file with more different keys than this is an attack or an accident: the cache is emptied, which is slow but safe.
const maxKnownKeys = 100_000;

/**
 * The strings of the current block, as keys and values of tags: whether they keep an object, and their numbers in the
 * batch. Each string is examined once per block, each key once per thread.
 */
export class BlockStrings {
  private readonly keys = new Map<string, KeyFacts>();
  private readonly numbers = new Map<string, number>();
  private readonly choice: Choice;
  private table: StringTable = { count: 0, get: () => '' };
  private facts: (KeyFacts | undefined)[] = [];
  private batchNumbers = new Int32Array(0);

  constructor(choice: Choice) {
    this.choice = choice;
  }

  open(table: StringTable): void {
    this.table = table;
    this.facts = [];
    if (this.batchNumbers.length < table.count) this.batchNumbers = new Int32Array(table.count * 2);
    this.batchNumbers.fill(-1, 0, table.count);
  }

  /** Whether its tags keep an object; kinds are numbered as `memberKinds`. */
  wants(objects: BlockObjects, row: number, kind: number): boolean {
    let bits = 0;
    for (let i = objects.tagStart(row); i < objects.tagEnds.at(row); i += 2) {
      bits |= this.bits(objects.tags.at(i), objects.tags.at(i + 1));
    }
    return bits !== 0 && this.choice.bitsKeep(kind, bits);
  }

  /** Copies those tags of an object that are kept, with their numbers in the batch. */
  addTags(objects: BlockObjects, row: number, target: BlockObjects): void {
    for (let i = objects.tagStart(row); i < objects.tagEnds.at(row); i += 2) {
      const key = objects.tags.at(i);
      if (!this.key(key).kept) continue;
      target.tags.push(this.number(key));
      target.tags.push(this.number(objects.tags.at(i + 1)));
    }
    target.tagEnds.push(target.tags.length);
  }

  /** Returns the number in the batch of a string of the block. */
  number(index: number): number {
    let number = this.batchNumbers[index];
    if (number < 0) {
      const text = this.table.get(index);
      number = this.numbers.get(text) ?? this.numbers.size;
      if (number === this.numbers.size) this.numbers.set(text, number);
      this.batchNumbers[index] = number;
    }
    return number;
  }

  /** Returns the batch's strings, in the order of their numbers; the next batch starts empty. */
  finish(): string[] {
    const strings = [...this.numbers.keys()];
    this.numbers.clear();
    return strings;
  }

  private bits(key: number, value: number): number {
    const { bits } = this.key(key);
    return bits >= 0 ? bits : this.choice.tagBits(this.table.get(key), this.table.get(value));
  }

  private key(index: number): KeyFacts {
    return (this.facts[index] ??= this.keyFacts(this.table.get(index)));
  }

  private keyFacts(key: string): KeyFacts {
    let facts = this.keys.get(key);
    if (!facts) {
      if (this.keys.size >= maxKnownKeys) this.keys.clear();
      facts = { bits: this.choice.keyBits(key), kept: this.choice.keptKey(key) };
      this.keys.set(key, facts);
    }
    return facts;
  }
}
