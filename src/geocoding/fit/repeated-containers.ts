import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { areContainerWords, areStreetWords } from './kinds-of-types.ts';

/** Finds containers named twice, as in registers: "г.о. город Тверь, г Тверь". */
export class RepeatedContainers {
  private readonly words: QueryWords;
  private readonly repeated: number;

  constructor(words: QueryWords) {
    this.words = words;
    this.repeated = this.repeatedOf();
  }

  /** Unexplained words that repeat the name of a container. */
  among(containerHits: readonly Hit[], left: number): number {
    const repeated = left & this.repeated;
    if (repeated === 0 || containerHits.length === 0) return 0;
    const { atoms } = this.words;
    let named = 0;
    for (const { mask } of containerHits) named |= mask;
    let found = 0;
    for (const [at, { key }] of atoms.entries()) {
      if (!(repeated & (1 << at))) continue;
      if (atoms.some((atom, i) => (named & (1 << i)) !== 0 && atom.key === key)) found |= 1 << at;
    }
    return found;
  }

  /** Words that occur twice, either beside a container's type word or one right after the other: "Тверь, Тверь". */
  private repeatedOf(): number {
    const { atoms, types } = this.words;
    let mask = 0;
    for (const [at, { isNumber, key }] of atoms.entries()) {
      if (isNumber || key.length < 3 || types[at].length > 0) continue;
      const isTyped = areContainerWords(types[at - 1]) || areContainerWords(types[at + 1]);
      if (!isTyped && !this.isTwice(at)) continue;
      if (atoms.some((atom, i) => i !== at && atom.key === key)) mask |= 1 << at;
    }
    return mask;
  }

  /** Whether a word is repeated at once, but not as in "Тверь, Тверь улица", where the second is a street. */
  private isTwice(at: number): boolean {
    const { atoms, types } = this.words;
    const next = atoms[at + 2];
    const isBeside = atoms[at - 1]?.key === atoms[at].key || atoms[at + 1]?.key === atoms[at].key;
    const isStreet = types[at + 1]?.length > 0 && areStreetWords(types[at + 1]) && atoms[at + 1].before !== ','
      && (!next || (next.isNumber && next.suffix === '') || next.before === ',');
    return isBeside && !isStreet;
  }
}
