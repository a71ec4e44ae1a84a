/**
 * Decides which objects of a map are kept, and with which tags. Every tag gives bits, the bits of an object's tags are
 * joined, and the joint bits decide, so that each different tag of a block is examined once.
 */
export interface Choice {
  /** The bits of a key, whatever its value; negative if the value decides. */
  keyBits(key: string): number;
  tagBits(key: string, value: string): number;
  /** `kind` is 0 for a node, 1 for a way, 2 for a relation. */
  bitsKeep(kind: number, bits: number): boolean;
  keptKey(key: string): boolean;
}

/** A file is read once for addresses and roads, and again for what is only drawn: memory is the larger of the two. */
export type ChoiceName = 'addresses' | 'ground';
