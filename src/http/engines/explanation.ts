import type { Doubt as ContractDoubt, Explanation } from '../../contract.gen.ts';
import type { Doubt } from '../../geocoding/query/doubt.ts';
import { doubtTable } from '../../geocoding/query/doubts.ts';
import type { StructuredQuery } from '../../geocoding/query/found.ts';
import type { Answer } from '../../serving/engines.ts';
import type { Tongue } from '../services.ts';
import { doubtTexts } from './doubt-texts.ts';

/** Converts the engine's account of an answer to the contract's form. */
export function toExplanation(
  { understanding, doubts, evidence: { cost, cap, lead } }: NonNullable<Answer['explained']>,
  address: string | StructuredQuery, lang: Tongue,
): Explanation {
  // Coordinates have no words: the query is their whole text.
  const { text, words } = understanding ?? { text: typeof address === 'string' ? address : '', words: [] };
  return {
    query: text,
    words: words.map(({ takenFor: taken_for, name, ...word }) => ({ ...word, taken_for, ...(name && { name }) })),
    doubts: doubts.map((doubt) => toDoubt(doubt, lang)),
    cost: rounded(cost),
    cap,
    ...(Number.isFinite(lead) && { lead: rounded(lead) }),
  };
}

function toDoubt({ name, cost, cap }: Doubt, lang: Tongue): ContractDoubt {
  const { code, ru } = doubtTexts[name];
  return { code, detail: lang === 'en' ? doubtTable[name].why : ru, cost: rounded(cost), cap };
}

const rounded = (figure: number): number => Math.round(figure * 1000) / 1000;
