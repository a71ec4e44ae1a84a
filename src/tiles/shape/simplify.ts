/**
 * Marks in `keep` the points of a line that preserve its shape within a tolerance (Douglas and Peucker). Coordinates
 * are x and y alternating. Both ends are always kept.
 */
export function markKept(line: ArrayLike<number>, tolerance: number, keep: Uint8Array): void {
  const last = line.length / 2 - 1;
  keep.fill(0, 0, last + 1);
  keep[0] = keep[last] = 1;
  const squared = tolerance * tolerance;
  const open = [0, last];
  while (open.length > 0) {
    const to = open.pop()!;
    const from = open.pop()!;
    const farthest = farthestPoint(line, from, to, squared);
    if (farthest < 0) continue;
    keep[farthest] = 1;
    open.push(from, farthest, farthest, to);
  }
}

/** -1 if no point is farther from the segment than the tolerance. */
function farthestPoint(line: ArrayLike<number>, from: number, to: number, squared: number): number {
  const [ax, ay] = [line[from * 2], line[from * 2 + 1]];
  const [dx, dy] = [line[to * 2] - ax, line[to * 2 + 1] - ay];
  const length = dx * dx + dy * dy;
  let most = squared;
  let found = -1;
  for (let i = from + 1; i < to; i++) {
    let x = line[i * 2] - ax;
    let y = line[i * 2 + 1] - ay;
    if (length > 0) {
      const along = Math.max(0, Math.min(1, (x * dx + y * dy) / length));
      x -= along * dx;
      y -= along * dy;
    }
    const distance = x * x + y * y;
    if (distance > most) {
      most = distance;
      found = i;
    }
  }
  return found;
}

let marks = new Uint8Array(1024);

/** The line without points that its shape does not need. A ring is given and returned closed. */
export function simplified(line: readonly number[], tolerance: number): number[] {
  const count = line.length / 2;
  if (tolerance <= 0 || count <= 2) return [...line];
  if (marks.length < count) marks = new Uint8Array(count * 2);
  markKept(line, tolerance, marks);
  const kept: number[] = [];
  for (let i = 0; i < count; i++) if (marks[i]) kept.push(line[i * 2], line[i * 2 + 1]);
  return kept;
}
