import { AppError } from '../errors.ts';
import type { Evaluation } from './evaluate.ts';

/** A floor under a figure, or a ceiling over one: "clean=99.5,wrong-house=0.5". Per cent; flickers are counted. */
export interface Demand {
  readonly figure: string;
  readonly value: number;
}

const ceilings = new Set(['wrong-house', 'flickers']);

export function parseDemands(text: string): Demand[] {
  return text.split(',').filter((part) => part.trim() !== '').map((part) => {
    const [figure, value, ...rest] = part.split('=').map((word) => word.trim());
    const number = value === undefined || value === '' || rest.length > 0 ? NaN : Number(value);
    if (number >= 0) return { figure, value: number };
    throw new AppError('bad_argument', `"${part}" is no demand: write clean=99.5, wrong-house=0.5`);
  });
}

/** All figures that may be demanded, by name: top 1 of every category, and what is told of all. */
export function figuresOf({ geocode, reverse, suggest }: Evaluation): Map<string, number> {
  const figures = new Map<string, number>();
  for (const part of [geocode, reverse]) {
    for (const { category, top1 } of part?.scores ?? []) figures.set(category, top1 * 100);
  }
  if (geocode) {
    const { all, calibration } = geocode;
    figures.set('geocode', all.top1 * 100);
    figures.set('wrong-house', all.houseAnswers === 0 ? 0 : (all.wrongHouses / all.houseAnswers) * 100);
    figures.set('sure', calibration.sureRight * 100);
  }
  if (reverse) figures.set('reverse', reverse.all.top1 * 100);
  if (suggest) {
    figures.set('suggest', suggest.typing.inListAtTheEnd * 100);
    figures.set('flickers', suggest.typing.flickers);
  }
  return figures;
}

/** A line for each demand that is not met. One that names nothing measured is not met either. */
export function unmetDemands(evaluation: Evaluation, demands: readonly Demand[]): string[] {
  const figures = figuresOf(evaluation);
  return demands.flatMap(({ figure, value }) => {
    const measured = figures.get(figure);
    if (measured === undefined) return [`${figure} was not measured; there are: ${[...figures.keys()].join(', ')}`];
    const isMet = ceilings.has(figure) ? measured <= value : measured >= value;
    const bound = ceilings.has(figure) ? 'at most' : 'at least';
    return isMet ? [] : [`${figure} is ${measured.toFixed(2)}, demanded is ${bound} ${value}`];
  });
}
