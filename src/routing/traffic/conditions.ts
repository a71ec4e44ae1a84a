import { TextReader } from '../../kernel/text.ts';
import type { Graph } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import { holds, parseCondition, type Condition } from '../profile/condition.ts';
import type { Pace } from '../pace.ts';
import { sharedU32 } from './speeds.ts';
import type { ZoneClocks } from './zone-clock.ts';

/** Signs are looked at so often: a road that closes at five past is closed from a quarter past on. */
export const QUARTER_MS = 15 * 60_000;
const MOST_REMEMBERED = 1000;

/** The roads of a profile as signs with times have them: law, for whoever travels and whatever speeds are wanted. */
export interface Conditions {
  /** Which of them hold, as text: equal texts mean equal roads; empty where none does. */
  heldAt(ms: number): string;
  /** How long pieces last on empty roads; the map's own columns where nothing holds. */
  paceAt(ms: number): Pace;
}

/** A text of a sign as it holds in one time zone. */
interface Sign {
  readonly condition: Condition;
  readonly zone: number;
}

type Tables = Pick<RoutingTables, 'wayTraffic' | 'strings' | 'stringBytes' | 'tags' | 'tagSets'>;

export function openConditions(tables: Tables, graph: Graph, clocks: ZoneClocks): Conditions {
  const { edgePieces, edgeConditions, turnConditions } = graph;
  const { signs, ofEdges, ofTurns, edgeOf } = readSigns(tables, graph);
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
      const [forward, backward] = [copyOf(freeFlow.forwardCentiseconds), copyOf(freeFlow.backwardCentiseconds)];
      for (let row = 0; row < edgeConditions.rows; row++) {
        if (bits[ofEdges[row]] === 0) continue;
        const column = edgeConditions.isBackward[row] === 1 ? backward : forward;
        const edge = edgeOf[row];
        // What changes with time is one piece for itself.
        column[graph.edges.pieces[edge]] = edgeConditions.durationCentiseconds[row];
      }
      const closed: number[] = [];
      for (let row = 0; row < turnConditions.rows; row++) {
        if (bits[ofTurns[row]] === 1) closed.push(turnConditions.arc[row]);
      }
      const closedArcs = sharedU32(closed.length);
      closedArcs.set(Uint32Array.from(closed).sort());
      return { forwardCentiseconds: forward, backwardCentiseconds: backward, closedArcs };
    },
  };
}

function copyOf(column: Uint32Array): Uint32Array {
  const copy = sharedU32(column.length);
  copy.set(column);
  return copy;
}

/** Four signs a letter; empty where none holds. */
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
  const { edges, edgePieces, edgeConditions, turnConditions, arcs } = graph;
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
  return {
    edgeOf,
    ofEdges: Uint32Array.from(edgeConditions.condition, (condition, row) => numberOf(condition, edgeOf[row])),
    ofTurns: Uint32Array.from(turnConditions.condition, (condition, row) =>
      numberOf(condition, arcs.edge[turnConditions.arc[row]])),
    signs,
  };
}
