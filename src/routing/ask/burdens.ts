import type { Graph } from '../graph.ts';
import type { Modes, Pace } from '../pace.ts';
import { burdenOf } from '../profile/way-use.ts';
import type { Run } from './runs.ts';

/** What pushing a bicycle weighs beyond its time, at one time. */
export interface Burdens {
  /** Of the part of a piece that takes so long. */
  of(part: Pick<Run, 'piece' | 'isBackward'>, centiseconds: number): number;
  /** Of a whole edge, as the price of its arcs includes it. */
  ofEdge(edge: number, isBackward: boolean): number;
}

/** `base`: durations of pieces on empty roads at that time. */
export function burdensNow({ edges }: Graph, { forwardMode, backwardMode }: Modes, base: Pace): Burdens {
  const of: Burdens['of'] = ({ piece, isBackward }, centiseconds) =>
    burdenOf((isBackward ? backwardMode : forwardMode)[piece], centiseconds);
  return {
    of,
    ofEdge(edge, isBackward) {
      const lasting = isBackward ? base.backwardCentiseconds : base.forwardCentiseconds;
      let burden = 0;
      for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
        burden += of({ piece, isBackward }, lasting[piece]);
      }
      return burden;
    },
  };
}
