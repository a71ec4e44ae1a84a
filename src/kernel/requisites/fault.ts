/** Why a number is invalid, in both languages of an error; undefined if it is valid. */
export interface Fault {
  readonly ru: string;
  readonly en: string;
}

/** A rule and its fault. The first broken rule is reported, format before check digits. */
export type Rule = readonly [isKept: (text: string) => boolean, ru: string, en: string];

export function firstFault(text: string, rules: readonly Rule[]): Fault | undefined {
  const broken = rules.find(([isKept]) => !isKept(text));
  return broken && { ru: broken[1], en: broken[2] };
}

/** The sum of weighted digits; if there are fewer weights than digits, they repeat. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * weights[at % weights.length], 0);
