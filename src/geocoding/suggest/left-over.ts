import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Alignment } from './name-comparison.ts';
import type { SuggestWords, Token } from './words.ts';

const CLASH_COST = 0.3;
/** A number left over, for what never has houses. */
const HOUSELESS_COST = 0.2;
const STRANGE_TYPE_COST = 0.015;

type Part = 'street' | 'container' | 'poi';

/** What a text was understood as. */
interface Understood {
  readonly feature: number;
  readonly alignment: Alignment;
  /** Tokens that name what the thing is in. */
  readonly containerMask: number;
}

/** What tokens cost that nothing explains. */
export function leftOver({ starts }: AtlasSearch, { tokens }: SuggestWords, left: number, found: Understood): number {
  const { feature, alignment, containerMask } = found;
  const own: Part = feature < starts.streets ? 'container' : feature < starts.pois ? 'street' : 'poi';
  const headMask = alignment.mask | alignment.typeMask;
  const partAt = (bit: number): Part | undefined =>
    bit & headMask ? own : bit & containerMask ? 'container' : undefined;
  let cost = 0;
  for (const [at, token] of tokens.entries()) {
    if ((left & token.bit) === 0) continue;
    if (token.types.length === 0 || token.isOpen || token.weight > 0.1) {
      const hasHouses = feature < starts.areas || own === 'street';
      cost += token.weight + (token.atom.isNumber && !hasHouses ? HOUSELESS_COST : 0);
      continue;
    }
    const before = token.atom.before === ',' ? undefined : partAt(token.bit >> 1);
    const behind = tokens[at + 1]?.atom.before === ',' ? undefined : partAt(token.bit << 1);
    const parts = [before, behind].filter((part) => part !== undefined);
    const isOther = alignment.hasType && alignment.typeMask === 0;
    const isOfStreet = token.types.every(({ level }) => level === 'street');
    const fits = parts.length === 0 ? !isOfStreet || (own === 'street' && !isOther)
      : parts.some((part) => suits(token, part, part === own && isOther));
    const isOfQuarter = token.types.every(({ level }) => level === 'planning');
    cost += !fits || isOfQuarter ? CLASH_COST : STRANGE_TYPE_COST;
  }
  return cost;
}

/** Whether a type word may stand beside a part of an address that does not have it in its name. */
function suits({ types }: Token, part: Part, hasOtherType: boolean): boolean {
  if (types.some(({ level }) => level === 'building' || level === 'room')) return true;
  if (part === 'street') return !hasOtherType && types.some(({ level }) => level === 'street');
  if (part === 'poi') return types.some(({ level }) => level === 'planning' || level === 'settlement');
  return types.some(({ level }) => level === 'settlement' || level === 'area' || level === 'planning');
}
