import { interpolate, type Steps } from '../../kernel/steps.ts';
import type { Sample } from './calibration.ts';

export interface Fit {
  /** The chance that a house, POI or corner without a near rival is right, by its cost. */
  readonly spots: Steps;
  /** The same for streets, places and areas. */
  readonly coarse: Steps;
  /** The share of that chance which remains, by the lead over the next answer elsewhere. */
  readonly leads: Steps;
}

/** Where steps can begin. */
const costEdges = [
  -1, 0.005, 0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9,
  1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3,
];
const leadEdges = [
  -10, -0.05, 0.001, 0.005, 0.01, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7,
  1,
];
/** Fewer answers than this are no evidence. */
const LEAST_ANSWERS = 60;
const CLEAR_LEAD = 0.5;
/** Answers added to every block, half of them right, because nothing is ever certain. */
const PRIOR = 1;

/**
 * Fits confidence to labelled answers: monotone functions of cost and lead that are nearest to the data (pool
 * adjacent violators). First the costs of answers without a rival, then the factor by which a small lead reduces
 * the others.
 */
export function fitConfidence(samples: readonly Sample[]): Fit {
  const usable = samples.filter(({ evidence, precision }) => evidence !== undefined && precision !== 'point');
  const clear = usable.filter(({ evidence }) => evidence!.lead >= CLEAR_LEAD);
  const costsOf = (isSpot: boolean): Steps => monotone(
    clear.filter(({ evidence }) => evidence!.isSpot === isSpot)
      .map(({ evidence, isRight }) => ({ at: evidence!.cost, right: isRight ? 1 : 0, of: 1 })),
    costEdges, -1,
  );
  const [spots, coarse] = [costsOf(true), costsOf(false)];
  const rivalled = usable.filter(({ evidence }) => evidence!.lead < CLEAR_LEAD).map(({ evidence, isRight }) => {
    const { cost, lead, isSpot } = evidence!;
    return { at: lead, right: isRight ? 1 : 0, of: interpolate(isSpot ? spots : coarse, cost) };
  });
  return { spots, coarse, leads: monotone(rivalled, leadEdges, 1) };
}

/** One answer: its cost or lead, whether it was right (1 or 0), and the chance without a rival. */
interface Point { readonly at: number; readonly right: number; readonly of: number }
interface Block { at: number; count: number; right: number; of: number }

/** Returns one step for each block, at the mean of its points. `direction` 1 rises, -1 falls. */
export function monotone(data: readonly Point[], edges: readonly number[], direction: 1 | -1): Steps {
  const bins: Block[] = [];
  for (let i = 0; i < edges.length; i++) {
    const inside = data.filter(({ at }) => at >= edges[i] && at < (edges[i + 1] ?? Infinity));
    if (inside.length === 0) continue;
    const sum = (of: (point: Point) => number): number => inside.reduce((total, point) => total + of(point), 0);
    const bin = {
      at: sum(({ at }) => at), count: inside.length, right: sum(({ right }) => right), of: sum(({ of }) => of),
    };
    const last = bins.at(-1);
    if (last && last.count < LEAST_ANSWERS) merge(last, bin);
    else bins.push(bin);
  }
  const blocks: Block[] = [];
  for (const bin of bins) {
    blocks.push(bin);
    while (blocks.length > 1 && (valueOf(blocks.at(-1)!) - valueOf(blocks.at(-2)!)) * direction < 0) {
      merge(blocks.at(-2)!, blocks.pop()!);
    }
  }
  return blocks.map((block) => [round(block.at / block.count), round(Math.min(1, valueOf(block)))]);
}

function merge(into: Block, from: Block): void {
  into.at += from.at;
  into.count += from.count;
  into.right += from.right;
  into.of += from.of;
}

const valueOf = ({ right, of }: Block): number => (right + PRIOR / 2) / (of + PRIOR);
const round = (value: number): number => Math.round(value * 1000) / 1000;
