/**
 * What is known of speeds beyond the map, by segment: two neighbouring nodes of a way, in one direction. Plain data in
 * shared memory, valid for one atlas: for another one it is matched anew.
 */
export interface Traffic {
  /** Changes with every change: states of the roads computed from some traffic have its number. */
  readonly version: number;
  readonly live?: LiveSpeeds;
  readonly typical?: TypicalSpeeds;
  readonly turns?: TurnDelays;
}

export const noTraffic: Traffic = { version: 0 };

/** The lifetime of live speeds. */
export const LIVE_MS = 20 * 60_000;

/**
 * Segments by key: twice the row of `roadWayNodes` where it begins in the way's own order, plus 1 against that order.
 */
export interface Segments {
  /** Ascending, each once. */
  readonly keys: Uint32Array;
  /** By key >> 6: where those keys begin. */
  readonly blocks: Uint32Array;
}

export interface LiveSpeeds extends Segments {
  readonly version: number;
  /** Since 1970: when they arrived, and when they expire. */
  readonly asOfMs: number;
  readonly expiresAtMs: number;
  /** By index in the keys; 0: closed. */
  readonly kmh: Float32Array;
}

export interface TypicalSpeeds extends Segments {
  readonly version: number;
  /** One more value than keys: where the hours of a segment begin, which are ascending. */
  readonly starts: Uint32Array;
  readonly hour: Uint8Array;
  readonly kmh: Float32Array;
}

/** Turns that cost more than the map says, by road nodes. */
export interface TurnDelays {
  readonly version: number;
  readonly from: Uint32Array;
  readonly via: Uint32Array;
  readonly to: Uint32Array;
  readonly centiseconds: Uint32Array;
}

/** Why a row is not used, in the order of the checks. */
export const unmatchedReasons = [
  'unknown_node', // no road of the atlas has it
  'not_neighbours', // no way goes directly from one to the other
  'not_on_roads_of_cars',
  'against_oneway',
  'replaced_by_a_later_row', // for the same pair and hour: the last one counts
  'no_such_turn', // a car cannot or may not turn this way
  'junction_not_split', // the graph does not remember the approach there
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** The outcome of a file. */
export interface Matched {
  readonly traffic: Traffic;
  /** The number of rows. */
  readonly matched: number;
  /** Rows by reason; unused reasons are absent. `firstLine`: the line of the first such row. */
  readonly unmatched: Readonly<Partial<Record<UnmatchedReason, { readonly rows: number; readonly firstLine: number }>>>;
}

const SHIFT = 6;

/** The index of the first key that is not less than `key`. */
export function firstKeyFrom({ keys, blocks }: Segments, key: number): number {
  const block = key >>> SHIFT;
  if (block >= blocks.length - 1) return keys.length;
  let at = blocks[block];
  const end = blocks[block + 1];
  while (at < end && keys[at] < key) at++;
  return at;
}

/** The index of a key, -1 if absent. */
export function findKey(segments: Segments, key: number): number {
  const at = firstKeyFrom(segments, key);
  return at < segments.keys.length && segments.keys[at] === key ? at : -1;
}

/** `slots`: rows of roadWayNodes. The keys must be ascending. */
export function blocksOf(keys: Uint32Array, slots: number): Uint32Array {
  const blocks = sharedU32(((slots * 2) >>> SHIFT) + 2);
  for (const key of keys) blocks[(key >>> SHIFT) + 1]++;
  for (let block = 1; block < blocks.length; block++) blocks[block] += blocks[block - 1];
  return blocks;
}

export const sharedU32 = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedU8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));
export const sharedF32 = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4));
