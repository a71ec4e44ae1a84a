import { NONE } from '../../kernel/columns.ts';

/** Ordered pairs of nodes, numbered. */
export interface Pairs {
  readonly count: number;
  /** The pair of each row. */
  readonly ofRow: Uint32Array;
  /** By pair: 1 if the map has both nodes. */
  readonly isKnown: Uint8Array;
  /** By row of the map's nodes: 1 if some pair has it. */
  readonly isNamed: Uint8Array;
  /** The pair of two node rows, -1 if there is none. */
  find(from: number, to: number): number;
}

/**
 * Numbers the pairs that rows name by ids. The ids of the map are read once, in any order, so that neither a long file
 * nor a large map is sorted.
 */
export function numberPairs(
  osm: Float64Array, { from, to }: { readonly from: Float64Array; readonly to: Float64Array },
): Pairs {
  const ids = numberIds(from, to);
  const rowOfId = new Uint32Array(ids.count).fill(NONE);
  const isNamed = new Uint8Array(osm.length);
  for (let row = 0; row < osm.length; row++) {
    const id = ids.find(osm[row]);
    if (id < 0) continue;
    rowOfId[id] = row;
    isNamed[row] = 1;
  }
  const table = new PairTable(from.length);
  const ofRow = new Uint32Array(from.length);
  for (let row = 0; row < from.length; row++) ofRow[row] = table.add(ids.ofFrom[row], ids.ofTo[row]);
  const isKnown = Uint8Array.from({ length: table.count }, (_, pair) =>
    rowOfId[table.first[pair]] !== NONE && rowOfId[table.second[pair]] !== NONE ? 1 : 0);
  const byRows = new PairTable(table.count);
  const pairOf: number[] = [];
  for (let pair = 0; pair < table.count; pair++) {
    if (isKnown[pair] === 1) pairOf[byRows.add(rowOfId[table.first[pair]], rowOfId[table.second[pair]])] = pair;
  }
  const find = (a: number, b: number): number => {
    const found = byRows.find(a, b);
    return found < 0 ? -1 : pairOf[found];
  };
  return { count: table.count, ofRow, isKnown, isNamed, find };
}

const sizeFor = (count: number): number => 2 ** Math.max(4, Math.ceil(Math.log2(count * 2 + 1)));

/** Numbers the ids in the rows, in order of appearance. */
function numberIds(from: Float64Array, to: Float64Array) {
  const size = sizeFor(from.length * 2);
  const ids = new Float64Array(size).fill(NaN);
  const numbers = new Uint32Array(size);
  // Nearly all ids of a map are absent here: a small bitmap that stays in the processor's cache rules out most.
  const bits = new Uint32Array(size / 8);
  let count = 0;
  const hashOf = (id: number): number => mix(id >>> 0, (id / 0x100000000) >>> 0);
  const slotOf = (id: number, hash: number): number => {
    let slot = hash & (size - 1);
    while (!Number.isNaN(ids[slot]) && ids[slot] !== id) slot = (slot + 1) & (size - 1);
    return slot;
  };
  const add = (id: number): number => {
    const hash = hashOf(id);
    const slot = slotOf(id, hash);
    if (ids[slot] !== id) {
      ids[slot] = id;
      bits[(hash >>> 5) & (bits.length - 1)] |= 1 << (hash & 31);
      numbers[slot] = count++;
    }
    return numbers[slot];
  };
  const [ofFrom, ofTo] = [new Uint32Array(from.length), new Uint32Array(to.length)];
  for (let row = 0; row < from.length; row++) {
    ofFrom[row] = add(from[row]);
    ofTo[row] = add(to[row]);
  }
  const find = (id: number): number => {
    const hash = hashOf(id);
    if ((bits[(hash >>> 5) & (bits.length - 1)] & (1 << (hash & 31))) === 0) return -1;
    const slot = slotOf(id, hash);
    return ids[slot] === id ? numbers[slot] : -1;
  };
  return { count, ofFrom, ofTo, find };
}

/** Hashes two numbers. */
function mix(a: number, b: number): number {
  let value = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ Math.imul(b + 0x9e3779b9, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 13), 0x27d4eb2f);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Numbers pairs of numbers, in order of appearance. */
class PairTable {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  count = 0;
  private readonly slots: Int32Array;

  constructor(most: number) {
    this.first = new Uint32Array(most);
    this.second = new Uint32Array(most);
    this.slots = new Int32Array(sizeFor(most)).fill(-1);
  }

  add(a: number, b: number): number {
    const slot = this.slotOf(a, b);
    if (this.slots[slot] < 0) {
      this.first[this.count] = a;
      this.second[this.count] = b;
      this.slots[slot] = this.count++;
    }
    return this.slots[slot];
  }

  /** -1 if it was never added. */
  find(a: number, b: number): number {
    return this.slots[this.slotOf(a, b)];
  }

  private slotOf(a: number, b: number): number {
    const last = this.slots.length - 1;
    let slot = mix(a, b) & last;
    for (; this.slots[slot] >= 0; slot = (slot + 1) & last) {
      const pair = this.slots[slot];
      if (this.first[pair] === a && this.second[pair] === b) break;
    }
    return slot;
  }
}
