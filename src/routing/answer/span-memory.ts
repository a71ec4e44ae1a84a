import { NONE } from '../../kernel/columns.ts';
import type { Layer } from '../traffic/piece-times.ts';
import type { Span } from '../traffic/spans.ts';

/** By link and the column it is in; filled on demand. */
export interface LinkSums {
  /** NONE until computed. */
  readonly centiseconds: Uint32Array;
  /** Allocated on demand; NaN until computed. */
  decimeters(layer: Layer): Float32Array;
}

/**
 * Per state and thread, if everything is asked for every span: about three hours on a map with a million junctions, all
 * hours in a city.
 */
const MOST_BYTES = 170_000_000;
const BYTES_OF_USE = Uint32Array.BYTES_PER_ELEMENT + Float32Array.BYTES_PER_ELEMENT;

/**
 * Durations of one state's links in the spans of time after the first: slow to compute and the same for every request.
 * The least recently used span is dropped first.
 */
export class SpanMemory {
  private readonly uses: number;
  private readonly spans = new Map<string, LinkSums>();

  constructor(links: number) {
    this.uses = links * 2;
  }

  of({ hours, live }: Span): LinkSums {
    const key = `${hours.join()} ${live ? 'live' : ''}`;
    const sums = this.spans.get(key) ?? newSums(this.uses);
    this.spans.delete(key);
    this.spans.set(key, sums);
    for (const oldest of this.spans.keys()) {
      if (this.spans.size * this.uses * BYTES_OF_USE <= MOST_BYTES || this.spans.size === 1) break;
      this.spans.delete(oldest);
    }
    return sums;
  }
}

function newSums(uses: number): LinkSums {
  const byLayer = new Map<Layer, Float32Array>();
  return {
    centiseconds: new Uint32Array(uses).fill(NONE),
    decimeters: (layer) => {
      let values = byLayer.get(layer);
      if (!values) byLayer.set(layer, (values = new Float32Array(uses).fill(NaN)));
      return values;
    },
  };
}
