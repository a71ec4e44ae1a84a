import type { Layer } from '../traffic/piece-times.ts';
import type { Span } from '../traffic/spans.ts';
import type { Timing } from './timing.ts';

/** The value of a piece of an arc; `turn` is the delay of the turn into it, in centiseconds. */
type PieceValue = (piece: number, isBackward: boolean, turn: number) => number;

/** Sums over the pieces of an arc in the order of travel; only the first has the delay of a turn. */
export function sumOver({ roads }: Timing, arc: number, valueOf: PieceValue): number {
  const { graph: { arcs, edges }, turns } = roads;
  const [edge, isBackward] = [arcs.edge[arc], arcs.isBackward[arc] === 1];
  const [first, end] = [edges.pieces[edge], edges.pieces[edge + 1]];
  let turn = turns.delayOf(arc);
  let sum = 0;
  for (let piece = first; piece < end; piece++) {
    sum += valueOf(isBackward ? first + end - 1 - piece : piece, isBackward, turn);
    turn = 0;
  }
  return sum;
}

/** How long a piece takes in a span, with the turn into it. */
export function centisecondsOf(timing: Timing, span: Span, piece: number, isBackward: boolean, turn: number): number {
  const { pace, times, spans } = timing;
  const atFirst = (isBackward ? pace.backwardCentiseconds : pace.forwardCentiseconds)[piece];
  const isAsAtFirst = span === spans.first || atFirst === 0;
  const moving = isAsAtFirst ? atFirst : times.centiseconds(span, piece, isBackward, true);
  return moving + turn;
}

/** How many decimetres of a piece are known from a layer in a span. */
export function knownOf(timing: Timing, layer: Layer, span: Span, piece: number, isBackward: boolean): number {
  const { times, roads: { graph: { edgePieces } } } = timing;
  return edgePieces.lengthDecimeters[piece] * times.share(span, piece, isBackward, layer);
}
