import { NONE } from '../../kernel/columns.ts';
import { TextReader } from '../../kernel/text.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import { holds, parseCondition, type Condition } from '../profile/condition.ts';
import type { Modes, Pace } from '../pace.ts';
import { openEntryPrices, type PricedArc } from './entry-prices.ts';
import { sharedU32 } from './speeds.ts';
import type { ZoneClocks } from './zone-clock.ts';

/** The interval between checks of signs: a road that closes at five past is closed from a quarter past on. */
const QUARTER_MS = 15 * 60_000;
const MOST_REMEMBERED = 1000;

/** The roads of a profile under signs with times: the law, whichever speeds are requested. */
export interface Conditions {
  /** The signs that hold, as text: equal texts mean equal roads; empty if none holds. */
  heldAt(ms: number): string;
  /** Durations of pieces on empty roads; the map's own columns if nothing holds. */
  paceAt(ms: number): Pace;
}

/** The condition of a sign in one time zone. */
interface Sign {
  readonly condition: Condition;
  readonly zone: number;
}

type Tables = Pick<RoutingTables, 'wayTraffic' | 'strings' | 'stringBytes' | 'tags' | 'tagSets'>;

export function openConditions(tables: Tables, graph: Graph, clocks: ZoneClocks): Conditions {
  const { edgePieces, edgeConditions, turnConditions } = graph;
  const { signs, ofEdges, ofTurns, ofGates, edgeOf } = readSigns(tables, graph);
  let pricedAt: ReturnType<typeof openEntryPrices> | undefined;
  const bitsAt = (ms: number): Uint8Array => {
    const at = Math.floor(ms / QUARTER_MS) * QUARTER_MS;
    const moments = Array.from({ length: clocks.zones }, (_, zone) => clocks.momentAt(zone, at));
    return Uint8Array.from(signs, ({ condition, zone }) =>
      holds(condition, moments[zone]) ? 1 : 0);
  };
  const freeFlow: Pace = {
    forwardCentiseconds: edgePieces.forwardCentiseconds, backwardCentiseconds: edgePieces.backwardCentiseconds,
  };
  const texts = new Map<number, string>();
  return {
    heldAt: (ms) => {
      const quarter = Math.floor(ms / QUARTER_MS);
      let text = texts.get(quarter);
      if (text === undefined) {
        if (texts.size >= MOST_REMEMBERED) texts.clear();
        texts.set(quarter, (text = bitsText(bitsAt(ms))));
      }
      return text;
    },
    paceAt: (ms) => {
      const bits = bitsAt(ms);
      if (!bits.includes(1)) return freeFlow;
      const closed = new Set<number>();
      for (let row = 0; row < turnConditions.rows; row++) {
        if (bits[ofTurns[row]] === 1) closed.add(turnConditions.arc[row]);
      }
      // The map's own columns are reused while its arcs are unchanged; an arc that a gate opens must be summed anew.
      const isAsMapped = !ofEdges.some((sign) => bits[sign] === 1) && !turnConditions.arc.some((arc) =>
        graph.arcs.durationCentiseconds[arc] === CLOSED && !closed.has(arc));
      const [forward, backward] = [freeFlow.forwardCentiseconds, freeFlow.backwardCentiseconds]
        .map((column) => (isAsMapped ? column : copyOf(column)));
      for (let row = 0; row < edgeConditions.rows; row++) {
        if (bits[ofEdges[row]] === 0) continue;
        const column = edgeConditions.isBackward[row] === 1 ? backward : forward;
        const edge = edgeOf[row];
        // An edge that changes with time is a single piece.
        column[graph.edges.pieces[edge]] = edgeConditions.durationCentiseconds[row];
      }
      const modes = modesNow(graph, edgeOf, (row) => bits[ofEdges[row]] === 1);
      const closedArcs = sharedU32(closed.size);
      closedArcs.set(Uint32Array.from(closed).sort());
      pricedAt ??= openEntryPrices(graph);
      const priced = pricedAt({
        isEdgeHeld: (row) => bits[ofEdges[row]] === 1, isGateHeld: (row) => bits[ofGates[row]] === 1,
      });
      return {
        forwardCentiseconds: forward, backwardCentiseconds: backward, closedArcs,
        ...(priced.length > 0 && { entryPrices: columnsOf(priced) }),
        ...(modes && { modes }),
      };
    },
  };
}

/** How pieces are travelled; undefined if as on the map. `edgeOf`: the edge of each condition. */
function modesNow(
  { edges, edgePieces, edgeConditions }: Graph, edgeOf: Uint32Array, isHeld: (row: number) => boolean,
): Modes | undefined {
  let changed: Record<keyof Modes, Uint8Array> | undefined;
  for (let row = 0; row < edgeConditions.rows; row++) {
    if (!isHeld(row) || edgeConditions.durationCentiseconds[row] === CLOSED) continue;
    const side = edgeConditions.isBackward[row] === 1 ? 'backwardMode' : 'forwardMode';
    const piece = edges.pieces[edgeOf[row]];
    if ((changed ?? edgePieces)[side][piece] === edgeConditions.mode[row]) continue;
    changed ??= { forwardMode: sharedCopy(edgePieces.forwardMode), backwardMode: sharedCopy(edgePieces.backwardMode) };
    changed[side][piece] = edgeConditions.mode[row];
  }
  return changed;
}

function sharedCopy(column: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(column.length));
  copy.set(column);
  return copy;
}

function columnsOf(priced: readonly PricedArc[]): NonNullable<Pace['entryPrices']> {
  const [arc, centiseconds] = [sharedU32(priced.length), sharedU32(priced.length)];
  priced.forEach(([one, price], at) => ([arc[at], centiseconds[at]] = [one, price]));
  return { arc, centiseconds };
}

function copyOf(column: Uint32Array): Uint32Array {
  const copy = sharedU32(column.length);
  copy.set(column);
  return copy;
}

/** Four signs per letter; empty if none holds. */
function bitsText(bits: Uint8Array): string {
  let [text, isAny] = ['', false];
  for (let at = 0; at < bits.length; at += 4) {
    const four = bits[at] | ((bits[at + 1] ?? 0) << 1) | ((bits[at + 2] ?? 0) << 2) | ((bits[at + 3] ?? 0) << 3);
    isAny ||= four !== 0;
    text += four.toString(16);
  }
  return isAny ? text : '';
}

function readSigns(tables: Tables, graph: Graph) {
  const { edges, edgePieces, edgeConditions, turnConditions, arcs, gates } = graph;
  const text = new TextReader(tables);
  const signs: Sign[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (condition: number, edge: number): number => {
    const zone = tables.wayTraffic.zone[edgePieces.way[edges.pieces[edge]]];
    const key = `${condition} ${zone}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = signs.push({ condition: parseCondition(text.string(condition)), zone }) - 1;
      numbers.set(key, number);
    }
    return number;
  };
  const edgeOf = new Uint32Array(edgeConditions.rows);
  for (let edge = 0; edge < edges.rows; edge++) edgeOf.fill(edge, edges.conditions[edge], edges.conditions[edge + 1]);
  const edgeAt = edgesAt(graph);
  return {
    edgeOf,
    ofGates: Uint32Array.from(gates.condition, (condition, row) =>
      (condition === NONE ? NONE : numberOf(condition, edgeAt.get(gates.at[row])!))),
    ofEdges: Uint32Array.from(edgeConditions.condition, (condition, row) => numberOf(condition, edgeOf[row])),
    ofTurns: Uint32Array.from(turnConditions.condition, (condition, row) =>
      numberOf(condition, arcs.edge[turnConditions.arc[row]])),
    signs,
  };
}

/** Maps each point whose price changes with time to an edge there, whose time zone its signs use. */
function edgesAt({ nodes, arcs, gates }: Graph): ReadonlyMap<number, number> {
  const wanted = new Set(gates.at.filter((_, row) => gates.condition[row] !== NONE));
  const found = new Map<number, number>();
  for (let arc = 0; wanted.size > 0 && arc < arcs.rows; arc++) {
    for (const node of [arcs.tail[arc], arcs.head[arc]]) {
      if (wanted.has(nodes.at[node])) found.set(nodes.at[node], arcs.edge[arc]);
    }
  }
  return found;
}
