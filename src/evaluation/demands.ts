import { AppError } from '../errors.ts';
import type { Evaluation } from './evaluate.ts';

/** A lower or upper bound of a figure: "clean=99.5,wrong-house=0.5". In per cent, except the number of flickers. */
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

/** All figures by name: top 1 of each category, and the totals. */
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

/** A line for each unmet demand; a demand for a figure that was not measured is unmet too. */
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
