import { interpolate, type Steps } from '../kernel/steps.ts';
import type { Sample } from './calibration.ts';

export interface Fit {
  /** From what an answer cost to how likely it is right where nothing else comes near: houses and things. */
  readonly spots: Steps;
  /** Of streets, and of places and areas. */
  readonly coarse: Steps;
  /** What is left of that, by the lead over the next answer elsewhere. */
  readonly leads: Steps;
}

/** Where the steps may bend. */
const costEdges = [
  -1, 0.005, 0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9,
  1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3,
];
const leadEdges = [
  -10, -0.05, 0.001, 0.005, 0.01, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7,
  1,
];
/** Fewer answers than this tell nothing. */
const LEAST_ANSWERS = 60;
const CLEAR_LEAD = 0.5;
/** So many answers more, right and wrong, are imagined in every block: nothing is ever sure. */
const PRIOR = 1;

/**
 * Reads from labelled answers how much a cost and a lead are worth: each as the monotone function that is nearest to
 * what was seen (pool adjacent violators), first the costs where there is no rival, then the leads for what they lose.
 */
export function fit(samples: readonly Sample[]): Fit {
  const told = samples.filter(({ evidence, precision }) => evidence !== undefined && precision !== 'point');
  const clear = told.filter(({ evidence }) => evidence!.lead >= CLEAR_LEAD);
  const costsOf = (isSpot: boolean): Steps => monotone(
    clear.filter(({ evidence }) => evidence!.isSpot === isSpot)
      .map(({ evidence, isRight }) => ({ at: evidence!.cost, seen: isRight ? 1 : 0, of: 1 })),
    costEdges, -1,
  );
  const [spots, coarse] = [costsOf(true), costsOf(false)];
  const rivalled = told.filter(({ evidence }) => evidence!.lead < CLEAR_LEAD).map(({ evidence, isRight }) => {
    const { cost, lead, isSpot } = evidence!;
    return { at: lead, seen: isRight ? 1 : 0, of: interpolate(isSpot ? spots : coarse, cost) };
  });
  return { spots, coarse, leads: monotone(rivalled, leadEdges, 1) };
}

interface Seen { readonly at: number; readonly seen: number; readonly of: number }
interface Block { at: number; count: number; seen: number; of: number }

/** `direction` 1: rising. One point for each block, at the mean of what fell into it. */
export function monotone(data: readonly Seen[], edges: readonly number[], direction: 1 | -1): Steps {
  const bins: Block[] = [];
  for (let i = 0; i < edges.length; i++) {
    const inside = data.filter(({ at }) => at >= edges[i] && at < (edges[i + 1] ?? Infinity));
    if (inside.length === 0) continue;
    const sum = (of: (one: Seen) => number): number => inside.reduce((total, one) => total + of(one), 0);
    const bin = {
      at: sum(({ at }) => at), count: inside.length, seen: sum(({ seen }) => seen), of: sum((one) => one.of),
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

function merge(into: Block, other: Block): void {
  into.at += other.at;
  into.count += other.count;
  into.seen += other.seen;
  into.of += other.of;
}

const valueOf = ({ seen, of }: Block): number => (seen + PRIOR / 2) / (of + PRIOR);
const round = (value: number): number => Math.round(value * 1000) / 1000;
