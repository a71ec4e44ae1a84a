import type { AtlasSearch } from '../../names/atlas-search.ts';
import { isStreet } from '../../gazetteer/features.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { areStreetWords } from '../kinds-of-types.ts';

/** Whether a type word of streets stands alone, as in a form whose street was left empty: "Москва, ул. , 10". */
export const hasEmptyStreet = ({ atoms, types }: Pick<QueryWords, 'atoms' | 'types'>): boolean =>
  atoms.some(({ before }, at) => {
    const next = atoms[at + 1];
    const isAlone = (at === 0 || before === ',') && (!next || next.before === ',' || next.isNumber);
    return isAlone && types[at].length > 0 && areStreetWords(types[at]);
  });

/** Whether a street lies in no town or village that the query names. */
export const isStreetOfNoTown = ({ starts }: AtlasSearch, { feature }: Hit, containerHits: readonly Hit[]): boolean =>
  isStreet(starts, feature) && !containerHits.some((container) => container.feature < starts.areas);
