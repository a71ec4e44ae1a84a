import { closeGaps, type GapRepair } from './rings-gaps.ts';

/** The result of assembling a boundary. Every ring is closed: its last node repeats the first. */
export interface Assembled {
  readonly rings: number[][];
  /** Chains that could not be closed, joined as far as possible. */
  readonly open: number[][];
  /** Repeated lines, in either direction. */
  readonly repeated: number;
  /** Lines of fewer than two different nodes, and closed ones of fewer than three. */
  readonly dropped: number;
  /** Gaps between open ends that were bridged. */
  readonly closedGaps: number;
}

type Line = readonly number[] | Float64Array;

/**
 * Joins lines, given as lists of node numbers in any order and direction, into closed rings.
 *
 * Where more than two lines meet in a node, rings are cut there: none passes the same junction twice, so that a figure
 * of eight becomes its two loops (by the even-odd rule any split covers the same area). A stray tail does not cost a
 * ring: the tail stays open. Roles do not matter; holes are rings like any other.
 */
export function assembleRings(lines: readonly Line[], repair?: GapRepair): Assembled {
  const rings: number[][] = [];
  const parts: number[][] = [];
  const cleaned = withoutRepeats(lines);
  for (const part of cleaned.parts) (isClosed(part) ? rings : parts).push(part);
  const walked = walkRings(parts);
  // a loop, since one call with all rings as arguments would overflow the stack for very large relations
  for (const ring of walked.rings) rings.push(ring);
  const { repeated, dropped } = cleaned;
  if (!repair || walked.open.length === 0) return { rings, open: walked.open, repeated, dropped, closedGaps: 0 };
  const closed = closeGaps(walked.open, repair);
  for (const ring of closed.rings) rings.push(ring);
  return { rings, open: closed.open, repeated, dropped, closedGaps: closed.closedGaps };
}

const isClosed = (part: readonly number[]): boolean => part.length > 2 && part[0] === part[part.length - 1];

/** Copies of the lines, without consecutive repeated nodes, and each line once. */
function withoutRepeats(lines: readonly Line[]): { parts: number[][]; repeated: number; dropped: number } {
  const parts: number[][] = [];
  const seen = new Map<string, number[][]>();
  let repeated = 0;
  let dropped = 0;
  for (const line of lines) {
    const part: number[] = [];
    for (const node of line) if (node !== part[part.length - 1]) part.push(node);
    if (part.length < 2 || (isClosed(part) && part.length < 4)) {
      dropped++;
      continue;
    }
    const first = Math.min(part[0], part[part.length - 1]);
    const last = Math.max(part[0], part[part.length - 1]);
    const key = `${first} ${last} ${part.length}`;
    const alike = seen.get(key) ?? [];
    if (alike.some((other) => isSameLine(part, other))) {
      repeated++;
      continue;
    }
    alike.push(part);
    seen.set(key, alike);
    parts.push(part);
  }
  return { parts, repeated, dropped };
}

/** Compares in either direction; the key implies that both have the same length. */
const isSameLine = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((node, i) => node === b[i]) || a.every((node, i) => node === b[b.length - 1 - i]);

interface Junctions {
  /** The lines that end in a node; used ones are removed from the end while walking. */
  readonly lines: Map<number, number[]>;
  readonly used: Uint8Array;
}

/**
 * Walks from junction to junction over unused lines. Reaching a junction that is already on the path cuts a ring off
 * the path; at a dead end the path goes back to the last junction with an unused line. Each line enters and leaves the
 * path once.
 */
function walkRings(parts: readonly (readonly number[])[]): { rings: number[][]; open: number[][] } {
  const junctions = junctionsOf(parts);
  const rings: number[][] = [];
  const open: number[][] = [];
  const nodes: number[] = []; // the junctions of the path …
  const steps: number[] = []; // … and the lines between them: ~line if walked backwards
  const places = new Map<number, number>(); // junction -> its place in `nodes`
  const enter = (node: number): void => {
    places.set(node, nodes.length);
    nodes.push(node);
  };
  const leaveDownTo = (place: number): number[] => {
    const left = joinSteps(parts, steps.splice(place));
    for (const node of nodes.splice(place + 1)) places.delete(node);
    return left;
  };
  for (const start of startsOf(junctions.lines)) {
    enter(start);
    for (;;) {
      const node = nodes[nodes.length - 1];
      const line = takeUnused(junctions, node);
      if (line === undefined) {
        if (steps.length === 0) break;
        let place = nodes.length - 2;
        while (place > 0 && !hasUnused(junctions, nodes[place])) place--;
        open.push(leaveDownTo(place));
        continue;
      }
      const forward = parts[line][0] === node;
      const next = forward ? parts[line][parts[line].length - 1] : parts[line][0];
      steps.push(forward ? line : ~line);
      const place = places.get(next);
      if (place === undefined) enter(next);
      else rings.push(leaveDownTo(place));
    }
    nodes.length = 0;
    places.clear();
  }
  return { rings, open };
}

function junctionsOf(parts: readonly (readonly number[])[]): Junctions {
  const lines = new Map<number, number[]>();
  const add = (node: number, line: number): void => {
    const here = lines.get(node);
    if (here) here.push(line);
    else lines.set(node, [line]);
  };
  parts.forEach((part, line) => {
    add(part[0], line);
    add(part[part.length - 1], line);
  });
  return { lines, used: new Uint8Array(parts.length) };
}

/** Junctions to start from, loose ends first, so that an open chain is walked from end to end and stays whole. */
function startsOf(lines: ReadonlyMap<number, readonly number[]>): number[] {
  const nodes = [...lines.keys()];
  const loose = nodes.filter((node) => lines.get(node)?.length === 1);
  return loose.concat(nodes.filter((node) => lines.get(node)?.length !== 1));
}

function hasUnused({ lines, used }: Junctions, node: number): boolean {
  const here = lines.get(node) ?? [];
  while (here.length > 0 && used[here[here.length - 1]]) here.pop();
  return here.length > 0;
}

function takeUnused(junctions: Junctions, node: number): number | undefined {
  if (!hasUnused(junctions, node)) return undefined;
  const line = junctions.lines.get(node)?.pop();
  if (line !== undefined) junctions.used[line] = 1;
  return line;
}

function joinSteps(parts: readonly (readonly number[])[], steps: readonly number[]): number[] {
  const joined: number[] = [];
  for (const step of steps) {
    const part = parts[step < 0 ? ~step : step];
    for (let i = joined.length === 0 ? 0 : 1; i < part.length; i++) {
      joined.push(step < 0 ? part[part.length - 1 - i] : part[i]);
    }
  }
  return joined;
}
