import type { Graph, Profile } from '../graph.ts';
import { turnBackCentiseconds } from '../profile/turn-price.ts';
import { findBans } from './bans.ts';
import { finishGraph, layArcs } from './arcs.ts';
import { joinPieces, type Chains } from './chains.ts';
import { gateHoursOf, isGate, layGates, movesToGates, type GateHours } from './gate-hours.ts';
import { openLightsNear } from './lights.ts';
import { penaltiesOf } from './penalties.ts';
import { cutWays, type PieceCondition, type Pieces } from './pieces.ts';
import { markRelations, readRelations } from './relations.ts';
import { newGraphBuilders, type GraphBuilders } from './tables.ts';
import { turnPricesOf } from './turn-prices.ts';
import { buildTurns } from './turns.ts';
import { movesToWatch } from './watch.ts';
import { openWayMoves } from './way-moves.ts';
import { openUses, type Source, type Uses } from './uses.ts';

export interface Compiled {
  readonly graph: Graph;
  /** What could not be understood or used: reason -> count. */
  readonly dropped: ReadonlyMap<string, number>;
}

export interface CompileOptions {
  /** How far around a ban turning back is prevented (see watch.ts). */
  readonly farthestCentiseconds?: number;
  /** Pairs of moves that get their own arc because the cost of such a turn is set later. */
  readonly turns?: readonly (readonly [arriving: number, leaving: number])[];
  /** Makes turns free: for tests that compare with something simpler. */
  readonly isTurningFree?: boolean;
}

/** Compiles the drawn roads into the graph of a profile. */
export function compileGraph(profile: Profile, source: Source, options: CompileOptions = {}): Compiled {
  const dropped = new Map<string, number>();
  const count = (reason: string): void => void dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
  const { network } = source;
  const uses = openUses(profile, source);
  const points = markPoints(network.roadNodes.rows, uses);
  const relations = readRelations(profile, source, count);
  markRelations(source, relations, (node) => (points[node] |= KEPT));
  const isNearLights = openLightsNear(network, uses);
  const pieces = cutWays(network, uses, isNearLights, points);
  const chains = joinPieces(pieces, (node) => points[node] !== 0, (node) => (points[node] & BLOCKED) !== 0);
  const moves = openWayMoves(network, pieces, chains, (node) => (points[node] & KEPT) !== 0);
  const bans = findBans(chains, moves, relations, count);
  const { turns: ownTurns = [], farthestCentiseconds, isTurningFree = false } = options;
  const prices = isTurningFree ? undefined : turnPricesOf(source, uses, isNearLights, pieces, chains);
  const entered = penaltiesOf(chains, (node) => (points[node] & ZONED ? uses.ofPoint(node).zone : 'open'));
  const penalties = prices ? entered.map((price, move) => price + prices.ofMove[move]) : entered;
  const isTurningPlace = (junction: number): boolean => uses.ofPoint(chains.roadNodeOf[junction]).isTurningPlace;
  // Turning back nearby must not avoid a priced turn, just as with a forbidden one.
  const avoided = [...bans, ...ownTurns.map((moves) => ({ moves })), ...prices?.ofTurns ?? []];
  const watched = movesToWatch(avoided, bans, chains, penalties, isTurningPlace, farthestCentiseconds);
  for (const [arriving] of ownTurns) watched.add(arriving);
  const isGateAt = (node: number): boolean => (points[node] & GATE) !== 0;
  for (const arriving of movesToGates(chains, isGateAt)) watched.add(arriving);
  const turns = buildTurns(bans, watched, prices?.ofTurns);
  const builders = newGraphBuilders();
  const gateAt = (junction: number): GateHours | undefined => {
    const node = chains.roadNodeOf[junction];
    return isGateAt(node) ? gateHoursOf(uses.ofPoint(node)) : undefined;
  };
  const { textNumber } = source;
  const freeArc = layArcs(builders, chains, turns, penalties, {
    isTurningPlace, gateAt, textNumber, turnBackCentiseconds: prices ? turnBackCentiseconds(profile) : 0,
  });
  layGates(builders, chains, uses, (node) => (points[node] & ZONED) !== 0, textNumber);
  const graph = finishGraph(builders, chains, freeArc, piecesOf(builders, source, pieces, chains));
  return { graph, dropped };
}

const KEPT = 1;
const BLOCKED = 2;
const ZONED = 4;
const GATE = 8;

/** Marks nodes that do more than delay. */
function markPoints(rows: number, uses: Uses): Uint8Array {
  const points = new Uint8Array(rows);
  for (let node = 0; node < rows; node++) {
    const use = uses.ofPoint(node);
    const { isBlocked, zone, isTurningPlace, conditional } = use;
    if (isGate(use)) points[node] |= GATE;
    else if (isBlocked) points[node] |= BLOCKED;
    if (zone !== 'open' || conditional.some((one) => one.zone !== 'open')) points[node] |= ZONED;
    if (isTurningPlace) points[node] |= KEPT;
  }
  return points;
}

/** Writes an edge's pieces and how they change with time. */
function piecesOf(
  builders: GraphBuilders, { textNumber }: Source, pieces: Pieces, chains: Chains,
): (edge: number) => void {
  const conditions = new Map<number, PieceCondition[]>();
  for (const one of pieces.conditions) {
    const known = conditions.get(one.piece);
    if (known) known.push(one);
    else conditions.set(one.piece, [one]);
  }
  return (edge) => {
    for (let i = chains.pieceStarts[edge]; i < chains.pieceStarts[edge + 1]; i++) {
      const [piece, flip] = [chains.pieces[i] >> 1, chains.pieces[i] & 1];
      const [first, last] = [pieces.from[piece], pieces.to[piece]];
      builders.edgePieces.add({
        way: pieces.way[piece],
        from: flip ? last : first,
        to: flip ? first : last,
        lengthDecimeters: pieces.decimeters[piece],
        forwardCentiseconds: pieces.centiseconds[piece * 2 + flip],
        backwardCentiseconds: pieces.centiseconds[piece * 2 + (flip ^ 1)],
        forwardMode: pieces.mode[piece * 2 + flip],
        backwardMode: pieces.mode[piece * 2 + (flip ^ 1)],
      });
      for (const { isAgainst, condition, centiseconds, zone, mode } of conditions.get(piece) ?? []) {
        builders.edgeConditions.add({
          isBackward: (isAgainst ? 1 : 0) ^ flip, condition: textNumber(condition),
          durationCentiseconds: centiseconds, zone, mode,
        });
      }
    }
  };
}
