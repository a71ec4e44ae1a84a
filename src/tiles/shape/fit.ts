import { clipLine, clipRing, type Window } from './clip.ts';

/** A line in a tile: clipped, in whole units, without repeated points; pieces that shrink to a point are dropped. */
export function fitLine(line: readonly number[], window: Window): number[][] {
  return clipLine(line, window).map(rounded).filter((piece) => piece.length > 2);
}

/** A closed ring in a tile, wound as an outer ring or as a hole; empty if nothing of it is left. */
export function fitRing(ring: readonly number[], window: Window, isHole: boolean): number[] {
  const fitted = rounded(clipRing(ring, window));
  if (fitted.length < 8) return [];
  const doubled = doubledArea(fitted);
  if (doubled === 0) return [];
  return doubled > 0 === isHole ? turned(fitted) : fitted;
}

function rounded(line: readonly number[]): number[] {
  const whole: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [Math.round(line[i]), Math.round(line[i + 1])];
    const end = whole.length;
    if (end === 0 || whole[end - 2] !== x || whole[end - 1] !== y) whole.push(x, y);
  }
  return whole;
}

/** Twice the area by the surveyor's formula: positive for outer rings, as the format requires. */
export function doubledArea(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 2; i < ring.length; i += 2) sum += ring[i - 2] * ring[i + 1] - ring[i] * ring[i - 1];
  return sum;
}

function turned(ring: readonly number[]): number[] {
  const other: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) other.push(ring[i], ring[i + 1]);
  return other;
}
