import { EITHER_MARK, houseParts, type HousePart } from '../packs/house-parts.ts';
import { packs, wordsIn } from '../packs/list.ts';

/** A part of a house number with its words in all languages. */
export interface HouseWord extends Omit<HousePart, 'words'> {
  readonly words: readonly string[];
}

export const houseWords: readonly HouseWord[] = houseParts.map((part) => ({
  ...part,
  words: [...wordsIn(part.words), ...packs.flatMap((pack) => wordsIn(pack.houseParts?.[part.code]))],
}));

/** Returns the mark that shows a flag in an address, empty without one. */
export const markOfFlag = (flag: string): string =>
  houseWords.find((word) => word.flag === flag && word.mark !== EITHER_MARK)?.mark ?? '';
