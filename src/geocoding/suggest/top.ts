import { firstAtLeast } from '../../kernel/sorted.ts';
import { PEAK_BITS, type SuggestTables } from './lists.ts';

/** A run of entries, with the cost of its match in steps of rank. */
export interface EntryRun {
  readonly from: number;
  readonly end: number;
  readonly cost: number;
}

export interface TopEntries {
  /** The run of entries of a list whose terms lie in a range of terms. */
  runOf(list: number, firstTerm: number, endTerm: number, cost: number): EntryRun | undefined;
  /**
   * Visits entries of all runs, the best (rank less cost) first, equals by run and row, until `take` returns false.
   * Takes time for each run and each visited entry, however long the runs are.
   */
  visit(runs: readonly EntryRun[], take: (entry: number, worth: number) => boolean): void;
}

interface Piece {
  readonly from: number;
  readonly end: number;
  readonly cost: number;
  /** The row of its best entry. */
  readonly best: number;
  readonly worth: number;
  readonly run: number;
}

export function openTopEntries({ suggestEntries, suggestPeaks, suggestLists }: SuggestTables): TopEntries {
  const { term, rank } = suggestEntries;
  const levels: Uint16Array[] = [rank];
  for (let length = rank.length, at = 0; length > 1;) {
    length = Math.ceil(length / 2 ** PEAK_BITS);
    levels.push(suggestPeaks.rank.subarray(at, at + length));
    at += length;
  }
  const bestIn = openBestIn(levels);
  const pieceOf = (from: number, end: number, cost: number, run: number): Piece => {
    const best = bestIn(from, end);
    return { from, end, cost, best, worth: rank[best] - cost, run };
  };
  return {
    runOf: (list, firstTerm, endTerm, cost) => {
      const [start, last] = [suggestLists.entries[list], suggestLists.entries[list + 1]];
      if (start === last || term[last - 1] < firstTerm || term[start] >= endTerm) return undefined;
      const from = firstAtLeast(term, firstTerm, start, last);
      const end = firstAtLeast(term, endTerm, from, last);
      return from < end ? { from, end, cost } : undefined;
    },
    visit: (runs, take) => {
      const heap = new Heap();
      for (const [run, { from, end, cost }] of runs.entries()) heap.push(pieceOf(from, end, cost, run));
      for (let piece = heap.pop(); piece && take(piece.best, piece.worth); piece = heap.pop()) {
        const { from, end, cost, best, run } = piece;
        if (from < best) heap.push(pieceOf(from, best, cost, run));
        if (best + 1 < end) heap.push(pieceOf(best + 1, end, cost, run));
      }
    },
  };
}

/** Finds the first row of the highest rank in a range: goes up the levels from both ends, then down to the row. */
function openBestIn(levels: readonly Uint16Array[]): (from: number, end: number) => number {
  const width = 2 ** PEAK_BITS;
  const firstOf = (best: number, bestLevel: number, high: number): number => {
    let row = best;
    for (let level = bestLevel - 1; level >= 0; level--) {
      row *= width;
      while (levels[level][row] !== high) row++;
    }
    return row;
  };
  // Allocates nothing, because it is called for each piece of a run.
  return (from, end) => {
    let best = from;
    let bestLevel = 0;
    let high = -1;
    // The right end is kept apart: its rows come after all rows found on higher levels.
    let right = 0;
    let rightLevel = 0;
    let rightHigh = -1;
    let low = from;
    let up = end;
    for (let level = 0; low < up; level++) {
      const ranks = levels[level];
      const isLast = level + 1 === levels.length || up - low <= 2 * width;
      const inner = isLast ? up : Math.min(up, Math.ceil(low / width) * width);
      for (; low < inner; low++) {
        if (ranks[low] <= high) continue;
        best = low;
        bestLevel = level;
        high = ranks[low];
      }
      if (isLast) break;
      const innerEnd = Math.max(low, Math.floor(up / width) * width);
      // Backwards, so that of equals the first row wins.
      for (let at = up - 1; at >= innerEnd; at--) {
        if (ranks[at] < rightHigh) continue;
        right = at;
        rightLevel = level;
        rightHigh = ranks[at];
      }
      low /= width;
      up = innerEnd / width;
    }
    return rightHigh > high ? firstOf(right, rightLevel, rightHigh) : firstOf(best, bestLevel, high);
  };
}

const isBefore = (a: Piece, b: Piece): boolean =>
  a.worth > b.worth || (a.worth === b.worth && (a.run < b.run || (a.run === b.run && a.best < b.best)));

class Heap {
  private readonly pieces: Piece[] = [];

  push(piece: Piece): void {
    const { pieces } = this;
    let at = pieces.push(piece) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(piece, pieces[parent])) break;
      pieces[at] = pieces[parent];
      at = parent;
    }
    pieces[at] = piece;
  }

  pop(): Piece | undefined {
    const { pieces } = this;
    const top = pieces[0];
    const last = pieces.pop();
    if (!last || pieces.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= pieces.length) break;
      if (child + 1 < pieces.length && isBefore(pieces[child + 1], pieces[child])) child++;
      if (!isBefore(pieces[child], last)) break;
      pieces[at] = pieces[child];
      at = child;
    }
    pieces[at] = last;
    return top;
  }
}
