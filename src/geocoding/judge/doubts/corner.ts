import { atomsThat } from '../../atoms/masks.ts';
import { cornerWords } from '../../language/known-names.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';

/** The cost of a word in another case. */
const CASE_COST = 0.15;

/** Whether the streets do not meet on the map, so that the answer is one of them, or a POI: "Киевская/Токтогула". */
export function lacksCorner({ starts }: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const { feature, house, otherStreet, explained, hit, containerHits } = candidate;
  if (!words.isCorner || house || otherStreet || feature < starts.streets || feature >= starts.postcodes) return false;
  const { atoms, types, weights, roomMask } = words;
  const isName = (at: number): boolean => !atoms[at].isNumber && types[at].length === 0 && weights[at] >= 0.5;
  const isStreet = feature < starts.pois;
  if (isStreet && atoms.some((_, at) => isName(at) && ((explained | roomMask) & (1 << at)) === 0)) return true;
  // In "угол Российской и Двинской" the first word does not name the country.
  const isNamed = ({ isFuzzy, feature: container, typeMask }: Hit): boolean =>
    !isFuzzy && (container < starts.areas || typeMask !== 0);
  const covered = containerHits.reduce(
    (mask, container) => (isNamed(container) ? mask | container.mask : mask), hit.mask);
  const names = atomsThat(atoms, (_, at) => isName(at));
  return atoms.some(({ before, isNumber, key }, at) => {
    if (isNumber || !(before === '&' || before === '/' || cornerWords.has(key))) return false;
    const [left, right] = [names & ((1 << at) - 1), names & -(1 << at)];
    return left !== 0 && right !== 0 && (!isStreet || (left & covered) === 0 || (right & covered) === 0);
  });
}

/** Whether a street of a corner is misspelt: "Ткачёва / Камская" for a Карская. "На углу Садовой" is just inflected. */
export const isSlippedCorner = ({ otherStreet, hit }: Candidate): boolean => otherStreet !== undefined
  && [hit, otherStreet.hit].some(({ isFuzzy, cost }) => isFuzzy && cost > CASE_COST);
