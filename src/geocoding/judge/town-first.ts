import { atomsThat } from '../atoms/masks.ts';
import { isPoi, isStreet } from '../gazetteer/features.ts';
import { lacksStreet } from '../fit/elsewhere/empty-street.ts';
import { isSettlement } from '../fit/district-centres.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { QueryWords } from '../query/words.ts';

/** A misspelt name that costs more has more than one mistake. */
const SLIP_COST = 0.4;
/** A name that costs no more is the one asked for, or lacks at most one word. */
const EXACT_COST = 0.13;
/** A town matched at a lower cost is the one named. */
const SURE_COST = 0.03;

/**
 * Puts the named town before answers that are hardly meant, because a wrong house is worse than a town: before an
 * answer far from every town of that name, and before an answer in the town whose name is misspelt or lacks its type
 * word, if elsewhere there is exactly what was asked for. "Уфа, Белорусская улица, 5" is not the кафе «Белорусская
 * хата». Also before an answer in a container that only resembles the town. `townMask`: the atoms that name a town or
 * village exactly.
 */
export function townFirst(
  search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[], townMask: number,
): readonly Candidate[] {
  const [first] = candidates;
  if (!first || isSettlement(search, first.feature)) return candidates;
  // A town may lack the number of a name: the 2-я Дворянская is asked for less often than the Дворянская.
  const known = first.explained | atomsThat(words.atoms, ({ isNumber }) => isNumber);
  const masks = { known, townMask };
  // "Край Света, улица Вавилова" is not in the СВАО.
  const isMisread = first.containerHits.some(({ isFuzzy, mask }) => isFuzzy && (mask & ~townMask) === 0);
  const townOfEmpty = townOfEmptyStreet(search, words, candidates);
  const isDoubtful = townOfEmpty >= 0 || first.isFar || isMisread || namesRegion(search, first) || isNearMiss(first)
    || isPartOfTown(search, first, candidates)
    || candidates.some((rival) => isRatherMeant(search, rival, first, masks));
  if (!isDoubtful) return candidates;
  const at = townOfEmpty >= 0 ? townOfEmpty : candidates.findIndex(({ feature, hit }) =>
    feature < search.starts.areas && (hit.mask & ~townMask) === 0);
  return at < 0 ? candidates : [candidates[at], ...candidates.slice(0, at), ...candidates.slice(at + 1)];
}

/** The town of a query that left its street empty, before a street elsewhere: "Москва ул. 10". -1 for none. */
function townOfEmptyStreet(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): number {
  const [{ feature: street, isElsewhere, hit: { mask } }] = candidates;
  if (!isElsewhere || !isStreet(search.starts, street)) return -1;
  return candidates.findIndex(({ feature, hit }) => isSettlement(search, feature) && !hit.isFuzzy && !hit.isShort
    && (hit.mask & mask) !== 0 && lacksStreet(words, hit));
}

/** "Московская область, Ветроград" is not its Московская улица, nor "Беларусь, Ветроград" the embassy there. */
const namesRegion = ({ starts }: AtlasSearch, { contradiction, feature, hit, house }: Candidate): boolean =>
  contradiction === 'region' && !house
  && (hit.hasOtherType || (isPoi(starts, feature) && (hit.isShort || hit.isFuzzy)));

/** "Росстань, Пушкарская улица" is not the Пушкарский бульвар of Росстань-на-Тихой, nor of the town beside it. */
const isNearMiss = ({ hit, isBesideNamedTown, liesInLongerTown }: Candidate): boolean =>
  (isBesideNamedTown || liesInLongerTown) && hit.hasOtherType;

/**
 * Whether an answer has only some of the words that name a town: "Новы Хутар, 15-я линия" is no Новый переулок, and
 * "Росстань-на-Тихой, улица Лермонтова" does not ask for Росстань.
 */
function isPartOfTown({ starts }: AtlasSearch, first: Candidate, candidates: readonly Candidate[]): boolean {
  const { feature, hit: { mask, typeMask }, containerHits, explained } = first;
  return candidates.some(({ feature: town, hit }) => {
    if (town >= starts.areas || hit.isFuzzy || hit.cost >= SURE_COST) return false;
    const whole = hit.mask | hit.typeMask;
    const isStreetOf = isStreet(starts, feature) && typeMask === 0 && (mask & ~whole) === 0
      && mask !== whole && containerHits.every((container) => (container.mask & whole) === 0);
    return isStreetOf || containerHits.some((container) => container.feature < starts.areas
      && (container.mask & ~hit.mask) === 0 && (hit.mask & ~container.mask & ~explained) !== 0);
  });
}

/** Whether a rival outside the named town has exactly the name that an answer has only nearly. */
function isRatherMeant(
  { starts }: AtlasSearch, rival: Candidate, { hit, feature }: Candidate,
  { known, townMask }: { readonly known: number; readonly townMask: number },
): boolean {
  // "Советск, Курьяновская набережная" is not its Набережная.
  const isSame = (hit.mask & ~(rival.hit.mask | rival.hit.typeMask | townMask)) === 0;
  if (!isSame || !rival.isElsewhere || rival.hit.cost > EXACT_COST) return false;
  // "Зеленомор, Малая Луговая улица" is not its Луговая.
  if ((rival.hit.mask & ~known) !== 0 || ((hit.isFuzzy || hit.isShort) && hit.cost >= SLIP_COST)) return true;
  return !isStreet(starts, feature) && hit.typeMask === 0 && rival.hit.typeMask !== 0;
}
