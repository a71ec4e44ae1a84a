/** A square of a tile's own units with its margin. Lines are x and y alternating. */
export interface Window {
  readonly min: number;
  readonly max: number;
}

/** The pieces of a line that lie in a window. */
export function clipLine(line: readonly number[], window: Window): number[][] {
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let i = 2; i < line.length; i += 2) {
    const cut = cutSegment(line[i - 2], line[i - 1], line[i], line[i + 1], window);
    if (!cut) continue;
    const [x0, y0, x1, y1] = cut;
    const end = piece.length;
    if (end === 0 || piece[end - 2] !== x0 || piece[end - 1] !== y0) {
      if (end > 2) pieces.push(piece);
      piece = [x0, y0];
    }
    piece.push(x1, y1);
  }
  if (piece.length > 2) pieces.push(piece);
  return pieces;
}

/** The part of a segment in a window (Liang and Barsky); undefined if it misses it. */
function cutSegment(
  x0: number, y0: number, x1: number, y1: number, { min, max }: Window,
): readonly [number, number, number, number] | undefined {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  for (const [step, room] of [[-dx, x0 - min], [dx, max - x0], [-dy, y0 - min], [dy, max - y0]]) {
    if (step === 0) {
      if (room < 0) return undefined;
      continue;
    }
    const at = room / step;
    if (step < 0) from = Math.max(from, at);
    else to = Math.min(to, at);
    if (from > to) return undefined;
  }
  return [
    from === 0 ? x0 : x0 + from * dx, from === 0 ? y0 : y0 + from * dy,
    to === 1 ? x1 : x0 + to * dx, to === 1 ? y1 : y0 + to * dy,
  ];
}

/** The part of a closed ring in a window, closed again, side by side (Sutherland and Hodgman); empty if outside. */
export function clipRing(ring: readonly number[], { min, max }: Window): number[] {
  if (fits(ring, min, max)) return [...ring];
  let cut = ring.slice(0, -2);
  for (const axis of [0, 1] as const) {
    cut = cutSide(cut, axis, min, 1);
    cut = cutSide(cut, axis, max, -1);
  }
  return cut.length < 6 ? [] : [...cut, cut[0], cut[1]];
}

function fits(ring: readonly number[], min: number, max: number): boolean {
  for (const value of ring) if (value < min || value > max) return false;
  return true;
}

/** Keeps the part on one side of an axis-parallel line: above it if `sign` is 1, below if it is -1. */
function cutSide(ring: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const cut: number[] = [];
  const end = ring.length;
  for (let i = 0; i < end; i += 2) {
    const before = i === 0 ? end - 2 : i - 2;
    const [here, there] = [(ring[i + axis] - limit) * sign, (ring[before + axis] - limit) * sign];
    if (here >= 0 !== there >= 0) {
      const part = there / (there - here);
      const other = ring[before + 1 - axis] + part * (ring[i + 1 - axis] - ring[before + 1 - axis]);
      if (axis === 0) cut.push(limit, other);
      else cut.push(other, limit);
    }
    if (here >= 0) cut.push(ring[i], ring[i + 1]);
  }
  return cut;
}
