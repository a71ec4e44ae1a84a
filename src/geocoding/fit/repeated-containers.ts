import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { isOfContainers, isOfStreets } from './kinds-of-types.ts';

/** Grounds that are told twice, as registers do: "г.о. город Тверь, г Тверь". */
export class RepeatedContainers {
  private readonly words: QueryWords;
  private readonly repeated: number;

  constructor(words: QueryWords) {
    this.words = words;
    this.repeated = this.repeatedOf();
  }

  /** Words left that say again what grounds are called. */
  among(containerHits: readonly Hit[], left: number): number {
    const repeated = left & this.repeated;
    if (repeated === 0 || containerHits.length === 0) return 0;
    const { atoms } = this.words;
    let own = 0;
    for (const { mask } of containerHits) own |= mask;
    let found = 0;
    for (const [at, { key }] of atoms.entries()) {
      if (!(repeated & (1 << at))) continue;
      if (atoms.some((other, i) => (own & (1 << i)) !== 0 && other.key === key)) found |= 1 << at;
    }
    return found;
  }

  /** Words that come twice, beside a type word of grounds or one right behind the other: "Тверь, Тверь". */
  private repeatedOf(): number {
    const { atoms, types } = this.words;
    let mask = 0;
    for (const [at, { isNumber, key }] of atoms.entries()) {
      if (isNumber || key.length < 3 || types[at].length > 0) continue;
      const isTyped = isOfContainers(types[at - 1]) || isOfContainers(types[at + 1]);
      if (!isTyped && !this.isTwice(at)) continue;
      if (atoms.some((other, i) => i !== at && other.key === key)) mask |= 1 << at;
    }
    return mask;
  }

  /** But not "Тверь, Тверь улица". */
  private isTwice(at: number): boolean {
    const { atoms, types } = this.words;
    const next = atoms[at + 2];
    const isBeside = atoms[at - 1]?.key === atoms[at].key || atoms[at + 1]?.key === atoms[at].key;
    const isStreet = types[at + 1]?.length > 0 && isOfStreets(types[at + 1]) && atoms[at + 1].before !== ','
      && (!next || (next.isNumber && next.suffix === '') || next.before === ',');
    return isBeside && !isStreet;
  }
}
