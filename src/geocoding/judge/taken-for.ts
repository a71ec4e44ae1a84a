import type { AtlasSearch } from '../names/atlas-search.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Hit } from '../query/hit.ts';
import type { TakenFor, Understanding, UnderstoodWord } from '../query/understanding.ts';
import type { QueryWords } from '../query/words.ts';

/** The kind of a feature and its name on the map. */
export interface Named {
  readonly kind: 'place' | 'area' | 'street' | 'poi' | 'postcode';
  readonly name: string;
}

/** How an answer understands the query: its words in their order, each with what it was taken for. */
export function understandingOf(search: AtlasSearch, words: QueryWords, candidate: Candidate): Understanding {
  const read = words.atoms.map(({ start, end }, at): UnderstoodWord => {
    const hit = hitOf(candidate, at);
    const name = hit && nameOf(search, hit.feature).name;
    return {
      text: words.text.slice(start, end), from: start, to: end, takenFor: takenFor(search, words, candidate, at),
      ...(name && { name }),
    };
  });
  // Words may be read in another order than they are written; some of "д/кв 5/12" are read where nothing is written.
  return { text: words.text, words: read.filter(({ text }) => text !== '').sort((a, b) => a.from - b.from) };
}

/** What an answer takes a word of the query for; without an answer every word is left over. */
export function takenFor(
  { starts }: AtlasSearch, words: QueryWords, candidate: Candidate | undefined, at: number,
): TakenFor {
  const { atoms, types, roomMask, titleMask } = words;
  const bit = 1 << at;
  if (!candidate) return roomMask & bit ? 'remark' : 'left_over';
  const subject = subjectHits(candidate).find(({ mask }) => mask & bit);
  if (subject) return subject.feature >= starts.postcodes ? 'postcode' : 'name';
  if (candidate.containerHits.some(({ mask }) => mask & bit)) return 'container';
  if (typeHit(candidate, bit)) return 'type_word';
  if (roomMask & bit) return 'remark';
  if (!(candidate.explained & bit)) return 'left_over';
  if (atoms[at].isNumber) {
    return candidate.postcode !== 'absent' && isPostcodeLike(atoms[at].key) ? 'postcode' : 'number';
  }
  if (types[at].length > 0) return 'type_word';
  return titleMask & bit ? 'title' : 'number';
}

/** Returns the name that a word belongs to in an answer, its type words included; undefined for any other word. */
function hitOf(candidate: Candidate, at: number): Hit | undefined {
  const bit = 1 << at;
  return [...subjectHits(candidate), ...candidate.containerHits].find(({ mask }) => mask & bit)
    ?? typeHit(candidate, bit);
}

const typeHit = (candidate: Candidate, bit: number): Hit | undefined =>
  [...subjectHits(candidate), ...candidate.containerHits].find(({ typeMask }) => typeMask & bit);

const subjectHits = ({ hit, street, otherStreet }: Candidate): Hit[] =>
  [hit, street, otherStreet?.hit].filter((one) => one !== undefined);

/** Returns the kind of a feature and its name as the map has it. */
export function nameOf(
  { starts, tags, text, tables: { places, areas, streets, pois, postcodes } }: AtlasSearch, feature: number,
): Named {
  const named = (kind: Named['kind'], names: number): Named => ({ kind, name: tags(names).name ?? '' });
  if (feature < starts.areas) return named('place', places.names[feature]);
  if (feature < starts.streets) return named('area', areas.names[feature - starts.areas]);
  if (feature < starts.pois) return named('street', streets.names[feature - starts.streets]);
  if (feature < starts.postcodes) return named('poi', pois.names[feature - starts.pois]);
  return { kind: 'postcode', name: text(postcodes.code[feature - starts.postcodes]) };
}
