/**
 * What is known of speeds beside the map, by segment: two neighbouring nodes of a way, in one direction. Plain data in
 * shared memory, valid for one atlas: another one is matched anew.
 */
export interface Traffic {
  /** Another number for whatever was changed: states of the roads that were made of one traffic have its number. */
  readonly version: number;
  readonly live?: LiveSpeeds;
  readonly typical?: TypicalSpeeds;
  readonly turns?: TurnDelays;
}

export const noTraffic: Traffic = { version: 0 };

/** The lifetime of live speeds. */
export const LIVE_MS = 20 * 60_000;

/**
 * Segments by key: twice the row of `roadWayNodes` that it begins at in the way's own order, 1 more against that order.
 */
export interface Segments {
  /** Ascending, each once. */
  readonly keys: Uint32Array;
  /** By key >> 6: where those keys begin. */
  readonly blocks: Uint32Array;
}

export interface LiveSpeeds extends Segments {
  readonly version: number;
  /** Since 1970: when they came, and when they are no longer used. */
  readonly asOfMs: number;
  readonly expiresAtMs: number;
  /** By place among the keys; 0: closed. */
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

/** Why a row is of no use, in the order in which they are looked at. */
export const unmatchedReasons = [
  'unknown_node', // no road of the atlas has it
  'not_neighbours', // no way goes from the one to the other without a node between
  'not_on_roads_of_cars',
  'against_oneway',
  'replaced_by_a_later_row', // of the same pair, and for the same hour: the last one counts
  'no_such_turn', // a car cannot come that way, or may not
  'junction_not_split', // the graph does not remember there how one came
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** What came of a file. */
export interface Matched {
  readonly traffic: Traffic;
  /** Rows. */
  readonly matched: number;
  /** Rows by reason; a reason that nothing had is not there. `firstLine`: where the first such row stands. */
  readonly unmatched: Readonly<Partial<Record<UnmatchedReason, { readonly rows: number; readonly firstLine: number }>>>;
}

const SHIFT = 6;

/** Where the first key stands that is this one or comes after it. */
export function firstKeyFrom({ keys, blocks }: Segments, key: number): number {
  const block = key >>> SHIFT;
  if (block >= blocks.length - 1) return keys.length;
  let at = blocks[block];
  const end = blocks[block + 1];
  while (at < end && keys[at] < key) at++;
  return at;
}

/** Where a key stands, -1 where it is not. */
export function findKey(segments: Segments, key: number): number {
  const at = firstKeyFrom(segments, key);
  return at < segments.keys.length && segments.keys[at] === key ? at : -1;
}

/** `slots`: rows of roadWayNodes. The keys are ascending. */
export function blocksOf(keys: Uint32Array, slots: number): Uint32Array {
  const blocks = sharedU32(((slots * 2) >>> SHIFT) + 2);
  for (const key of keys) blocks[(key >>> SHIFT) + 1]++;
  for (let block = 1; block < blocks.length; block++) blocks[block] += blocks[block - 1];
  return blocks;
}

export const sharedU32 = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedU8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));
export const sharedF32 = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4));
