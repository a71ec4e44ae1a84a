import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Alignment } from './name-comparison.ts';
import type { SuggestWords, Token } from './words.ts';

const CLASH_COST = 0.3;
/** For a number left over beside a feature that never has houses. */
const HOUSELESS_COST = 0.2;
const STRANGE_TYPE_COST = 0.015;

type Part = 'street' | 'container' | 'poi';

/** The feature that a text was taken for. */
interface Understood {
  readonly feature: number;
  readonly alignment: Alignment;
  /** Tokens that name containers of the feature. */
  readonly containerMask: number;
}

/** The cost of unexplained tokens. */
export function leftOver({ starts }: AtlasSearch, { tokens }: SuggestWords, left: number, found: Understood): number {
  const { feature, alignment, containerMask } = found;
  const partOfFeature: Part = feature < starts.streets ? 'container' : feature < starts.pois ? 'street' : 'poi';
  const featureMask = alignment.mask | alignment.typeMask;
  const partAt = (bit: number): Part | undefined =>
    bit & featureMask ? partOfFeature : bit & containerMask ? 'container' : undefined;
  let cost = 0;
  for (const [at, token] of tokens.entries()) {
    if ((left & token.bit) === 0) continue;
    if (token.types.length === 0 || token.isOpen || token.weight > 0.1) {
      const hasHouses = feature < starts.areas || partOfFeature === 'street';
      cost += token.weight + (token.atom.isNumber && !hasHouses ? HOUSELESS_COST : 0);
      continue;
    }
    const before = token.atom.before === ',' ? undefined : partAt(token.bit >> 1);
    const behind = tokens[at + 1]?.atom.before === ',' ? undefined : partAt(token.bit << 1);
    const parts = [before, behind].filter((part) => part !== undefined);
    const isOther = alignment.hasType && alignment.typeMask === 0;
    const isStreetWord = token.types.every(({ level }) => level === 'street');
    const fits = parts.length === 0 ? !isStreetWord || (partOfFeature === 'street' && !isOther)
      : parts.some((part) => suits(token, part, part === partOfFeature && isOther));
    const isQuarterWord = token.types.every(({ level }) => level === 'planning');
    cost += !fits || isQuarterWord ? CLASH_COST : STRANGE_TYPE_COST;
  }
  return cost;
}

/** Whether a type word can stand beside a part of an address whose name lacks it. */
function suits({ types }: Token, part: Part, hasOtherType: boolean): boolean {
  if (types.some(({ level }) => level === 'building' || level === 'room')) return true;
  if (part === 'street') return !hasOtherType && types.some(({ level }) => level === 'street');
  if (part === 'poi') return types.some(({ level }) => level === 'planning' || level === 'settlement');
  return types.some(({ level }) => level === 'settlement' || level === 'area' || level === 'planning');
}
