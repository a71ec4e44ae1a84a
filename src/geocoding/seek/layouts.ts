import { nominativesOf } from '../language/declensions.ts';
import { beginsCountry, beginsKnownName } from '../language/known-cities.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryText, QueryWords } from '../query/words.ts';
import { queryText } from '../read/read-query.ts';
import { otherLayouts } from '../text/fold.ts';
import { costOf, type Answer } from './answer.ts';
import { MANY_ATOMS } from './attempts.ts';
import { answerCorner } from './corner-texts.ts';
import { answerScanned, wholeText } from './scanned-digits.ts';
import type { Seeker } from './seeker.ts';

/** A text whose answer costs more may have been typed in the other layout. */
const BAD_COST = 0.75;
const LAYOUT_LEAD = 0.1;

/** Answers the text in the layout that it seems to be in; where that answer is bad, tries the other layouts too. */
export function answerInEitherLayout(search: AtlasSearch, seeker: Seeker, text: QueryText): Answer {
  const typed = seeker.best(chooseLayout(search, text));
  const answer = answerScanned(seeker, wholeText(text), answerCorner(seeker, text, typed));
  if (costOf(answer) <= BAD_COST || text.atoms.length > MANY_ATOMS) return answer;
  // A text whose words are known as they stand was not typed in the other layout.
  const fewestKnown = Math.max(1, countKnown(search, text).known);
  const swapped = seeker.best(otherTexts(text).filter((likely) => countKnown(search, likely).known >= fewestKnown));
  return costOf(swapped) < costOf(answer) - LAYOUT_LEAD ? swapped : answer;
}

/** Returns the text in the layout in which more of its words are known. */
function chooseLayout(search: AtlasSearch, text: QueryText): QueryText[] {
  const typed = countKnown(search, text);
  if (typed.known * 2 >= typed.words) return [text];
  const swapped = otherTexts(text);
  return swapped.length > 0 && countKnown(search, swapped[0]).known > typed.known ? swapped : [text];
}

/** The text as typed on the other keyboard layouts, the likelier first; only texts that differ and have a word. */
function otherTexts({ text }: QueryText): QueryText[] {
  return otherLayouts(text).filter((typed) => typed !== text).map(queryText)
    .filter(({ atoms }) => atoms.some(({ isNumber }) => !isNumber));
}

/** A well-known city, region or country is known in any case even if the map lacks it: the swapped "Rfkeuf" is not. */
function countKnown({ dictionary }: AtlasSearch, { atoms }: QueryText): { words: number; known: number } {
  let [words, known] = [0, 0];
  for (const atom of atoms) {
    if (atom.isNumber || atom.key.length < 3) continue;
    words++;
    const isOnMap = atom.typeKey !== undefined || dictionary.find(atom.key) >= 0;
    if (isOnMap || beginsKnownName(atom.key) || beginsCountry(atom.key)
      || nominativesOf(atom.key).some(beginsKnownName)) known++;
  }
  return { words, known };
}

/** Words read in the other layout are shown as they were typed. A question mark is spaced there. */
export function asTyped(words: QueryWords, query: string): QueryWords {
  const typed = [query, query.replaceAll('?', ' ? ')].find(({ length }) => length === words.text.length);
  return typed === undefined ? words : { ...words, text: typed };
}
