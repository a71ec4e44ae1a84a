import { AppError } from '../errors.ts';

/**
 * A sorted set of ids, built once, that finds the row of an id.
 *
 * The ids lie in buckets of 65,536: a bucket keeps what its ids share once (12 bytes), and each id takes two bytes. Ids
 * may be negative, sparse, and as large as 2^53. The arrays lie in shared memory, so that all workers read one copy.
 *
 * While it is built, it takes two more bytes for every id given, duplicates included.
 */
export interface IdSetData {
  /** For each bucket: its ids divided by 65,536. Sorted. */
  readonly highs: Float64Array<SharedArrayBuffer>;
  /** The row where each bucket starts; one more value closes the last one. */
  readonly starts: Uint32Array<SharedArrayBuffer>;
  /** The rest of each id; sorted within its bucket. */
  readonly lows: Uint16Array<SharedArrayBuffer>;
}

const bucketSize = 0x10000;
const maxIds = 0xfffffffe;

export class IdSet {
  readonly data: IdSetData;
  private lastHigh = NaN;
  private lastBucket = -1;

  constructor(data: IdSetData) {
    this.data = data;
  }

  get count(): number {
    return this.data.lows.length;
  }

  has(id: number): boolean {
    return this.find(id) >= 0;
  }

  /** The row of an id, in ascending order of ids, or -1. Consecutive neighbours are found fast. */
  find(id: number): number {
    const high = Math.floor(id / bucketSize);
    if (high !== this.lastHigh) {
      this.lastHigh = high;
      this.lastBucket = findBucket(this.data.highs, high);
    }
    if (this.lastBucket < 0) return -1;
    const { lows, starts } = this.data;
    const low = id - high * bucketSize;
    let from = starts[this.lastBucket];
    let to = starts[this.lastBucket + 1] - 1;
    while (from <= to) {
      const middle = (from + to) >>> 1;
      const value = lows[middle];
      if (value === low) return middle;
      if (value < low) from = middle + 1;
      else to = middle - 1;
    }
    return -1;
  }
}

function findBucket(highs: Float64Array, high: number): number {
  let from = 0;
  let to = highs.length - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    if (highs[middle] === high) return middle;
    if (highs[middle] < high) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

export function makeIdSet(sources: readonly Float64Array[]): IdSet {
  const { highs, counts } = countBuckets(sources);
  const order = Uint32Array.from(highs.keys()).sort((a, b) => highs[a] - highs[b]);
  const positions = new Float64Array(highs.length); // by the bucket's number in order of occurrence
  const bounds = new Float64Array(highs.length + 1); // by rank
  order.forEach((bucket, rank) => {
    positions[bucket] = bounds[rank];
    bounds[rank + 1] = bounds[rank] + counts[bucket];
  });
  const total = bounds[highs.length];
  if (total > maxIds) throw new AppError('limit_reached', `${total} node references; at most ${maxIds} are possible`);
  const lows = scatter(sources, highs, positions, total);
  const sortedHighs = new Float64Array(new SharedArrayBuffer(highs.length * 8));
  const starts = new Uint32Array(new SharedArrayBuffer((highs.length + 1) * 4));
  let rows = 0;
  order.forEach((bucket, rank) => {
    sortedHighs[rank] = highs[bucket];
    rows = sortBucket(lows, bounds[rank], bounds[rank + 1], rows);
    starts[rank + 1] = rows;
  });
  const kept = new Uint16Array(new SharedArrayBuffer(rows * 2));
  kept.set(lows.subarray(0, rows));
  return new IdSet({ highs: sortedHighs, starts, lows: kept });
}

function countBuckets(sources: readonly Float64Array[]) {
  const numbers = new Map<number, number>();
  const highs: number[] = [];
  const counts: number[] = [];
  let lastHigh = NaN;
  let bucket = 0;
  for (const ids of sources) {
    for (let i = 0; i < ids.length; i++) {
      const high = Math.floor(ids[i] / bucketSize);
      if (high !== lastHigh) {
        lastHigh = high;
        bucket = numbers.get(high) ?? highs.length;
        if (bucket === highs.length) {
          numbers.set(high, bucket);
          highs.push(high);
          counts.push(0);
        }
      }
      counts[bucket]++;
    }
  }
  return { highs, counts };
}

function scatter(
  sources: readonly Float64Array[], highs: readonly number[], positions: Float64Array, total: number,
): Uint16Array {
  const numbers = new Map(highs.map((high, bucket) => [high, bucket]));
  const lows = new Uint16Array(total);
  let lastHigh = NaN;
  let bucket = 0;
  for (const ids of sources) {
    for (let i = 0; i < ids.length; i++) {
      const high = Math.floor(ids[i] / bucketSize);
      if (high !== lastHigh) {
        lastHigh = high;
        bucket = numbers.get(high)!;
      }
      lows[positions[bucket]++] = ids[i] - high * bucketSize;
    }
  }
  return lows;
}

const marks = new Uint32Array(bucketSize / 32);
const fewIds = 512; // below, sorting is cheaper than looking through all marks

/** Moves the distinct values of a bucket, sorted, down to `target`; returns their end. */
function sortBucket(lows: Uint16Array, from: number, to: number, target: number): number {
  let end = target;
  if (to - from < fewIds) {
    const values = lows.slice(from, to).sort();
    for (let i = 0; i < values.length; i++) if (i === 0 || values[i] !== values[i - 1]) lows[end++] = values[i];
    return end;
  }
  for (let i = from; i < to; i++) marks[lows[i] >>> 5] |= 1 << (lows[i] & 31);
  for (let word = 0; word < marks.length; word++) {
    for (let bits = marks[word]; bits !== 0; bits &= bits - 1) lows[end++] = word * 32 + 31 - Math.clz32(bits & -bits);
    marks[word] = 0;
  }
  return end;
}
