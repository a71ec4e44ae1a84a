import { CLOSED, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';
import { layers, type Layer, type PieceTimes } from './piece-times.ts';
import type { Span } from './spans.ts';
import { sharedU32, type Traffic } from './speeds.ts';

/** The durations of all pieces in a span of time, and how much of each is known from the best layer available. */
export function makePace({ edgePieces }: Graph, base: Pace, times: PieceTimes, span: Span): Pace {
  const { rows, lengthDecimeters } = edgePieces;
  const [forwardCentiseconds, backwardCentiseconds] = [sharedU32(rows), sharedU32(rows)];
  const [forwardDecimeters, backwardDecimeters] = [sharedU32(rows), sharedU32(rows)];
  const layer = bestLayer(span, times.traffic);
  const slowed = (empty: number, slowness: number): number =>
    (empty === CLOSED ? CLOSED : Math.round(empty * slowness));
  for (let piece = 0; piece < rows; piece++) {
    const hasSpeed = times.hasSpeed(span, piece);
    if (hasSpeed || layer === 'profile') {
      const length = lengthDecimeters[piece];
      forwardDecimeters[piece] = Math.round(length * times.share(span, piece, false, layer));
      backwardDecimeters[piece] = Math.round(length * times.share(span, piece, true, layer));
    }
    if (hasSpeed) {
      forwardCentiseconds[piece] = times.centiseconds(span, piece, false);
      backwardCentiseconds[piece] = times.centiseconds(span, piece, true);
    } else {
      const slowness = times.slowness(span, piece);
      forwardCentiseconds[piece] = slowed(base.forwardCentiseconds[piece], slowness);
      backwardCentiseconds[piece] = slowed(base.backwardCentiseconds[piece], slowness);
    }
  }
  return {
    forwardCentiseconds, backwardCentiseconds, covered: { forwardDecimeters, backwardDecimeters },
    ...(base.closedArcs && { closedArcs: base.closedArcs }),
    ...(base.entryPrices && { entryPrices: base.entryPrices }),
    ...(base.modes && { modes: base.modes }),
  };
}

/** The layer that the coverage of a pace counts. */
export const bestLayer = ({ live }: Pick<Span, 'live'>, { typical }: Traffic): Layer =>
  layers[live ? 0 : typical ? 1 : 2];
