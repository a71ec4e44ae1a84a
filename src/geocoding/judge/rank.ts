import { isStreet } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Assembler } from '../fit/assemble.ts';
import { charge, costOf } from '../query/doubt.ts';
import { doubtTable } from '../query/doubts.ts';
import type { Candidate } from '../query/candidate.ts';
import { crossings } from '../fit/crossings.ts';
import { includesAnswers } from './found-rows.ts';
import { townFirst } from './town-first.ts';
import { CASE_COST, type Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** Subjects assembled before the next check whether the remaining ones could matter. */
const SUBJECTS_AT_ONCE = 10;
/** A candidate whose cost exceeds this share of the query's weight explains nothing. */
const NOTHING_PART = 0.75;
const MOST_SIBLINGS = 24;
/** Greater than the error of a sum added in another order. */
const ROUNDING = 1e-9;

export interface RankOptions {
  /** Answers to return. */
  readonly limit: number;
  /** Atoms that name a town or village exactly. */
  readonly townMask: number;
  isAllowed(candidate: Candidate): boolean;
}

/**
 * Ranks candidates, best first, as far as they can matter. Of sixty streets of one name most are skipped: it stops once
 * it has every answer to return and every rival of those, and no other subject can score higher.
 */
export function rankCandidates(
  search: AtlasSearch, words: QueryWords,
  { subjectHits, others }: { subjectHits: readonly Hit[]; others: readonly Hit[] },
  assembler: Assembler, { limit, townMask, isAllowed }: RankOptions,
): readonly Candidate[] {
  const assembled = new Map<Hit, Candidate>();
  const assemble = (hit: Hit): void => {
    if (!assembled.has(hit)) assembled.set(hit, assembler.assemble(hit));
  };
  const ranked = (): readonly Candidate[] => {
    const candidates: Candidate[] = [];
    for (const hits of [subjectHits, others]) {
      for (const hit of hits) {
        const candidate = assembled.get(hit);
        if (candidate) candidates.push(candidate);
      }
    }
    candidates.push(...crossings(search, words, candidates));
    const allowed = withEquals(search, withoutSiblings(search, words, candidates)).filter(isAllowed);
    return townFirst(search, words, allowed.sort((a, b) => b.score - a.score || a.feature - b.feature), townMask);
  };
  for (const hit of others) assemble(hit);
  // The streets of a corner can be any two of them.
  const step = words.isCorner ? subjectHits.length : SUBJECTS_AT_ONCE;
  for (let done = step; done < subjectHits.length; done += step) {
    for (const hit of subjectHits.slice(done - step, done)) assemble(hit);
    const most = subjectHits.slice(done).reduce((best, hit) => Math.max(best, assembler.mostScore(hit)), -Infinity);
    const isSure = ({ score }: Candidate): boolean => score > most + ROUNDING;
    if ([...assembled.values()].filter(isSure).length < limit) continue;
    for (const hit of siblingsOf(search, subjectHits, assembled)) assemble(hit);
    const candidates = ranked();
    const sure = candidates.filter(isSure);
    // A town that is put first could be any of them.
    if (!candidates[0]?.isFar && includesAnswers(search, understood(words, sure), limit)) return candidates;
  }
  for (const hit of subjectHits) assemble(hit);
  return ranked();
}

/**
 * Keeps candidates that explain enough of the query to be answers, and a town put first before answers far from it or
 * named with a region or country that it does not lie in.
 */
export function understood(words: QueryWords, candidates: readonly Candidate[]): Candidate[] {
  const whole = words.weights.reduce((sum, weight) => sum + weight, 0);
  const [first] = candidates;
  const isTownFirst = first?.isNamedTown || (candidates[1]?.isFar && !first.isFar)
    || (first?.contradiction === 'region' && isExact(first.hit));
  return candidates.filter(({ cost, hit }, at) =>
    (cost <= whole * NOTHING_PART || (at === 0 && isTownFirst)) && hit.gain > 0);
}

const isExact = ({ isFuzzy, isShort, cost }: Hit): boolean => !isFuzzy && !isShort && cost <= CASE_COST;

/** Adds the other houses of the same number that stand apart in one street: any of them could be meant. */
function withEquals({ tables: { houses } }: AtlasSearch, candidates: readonly Candidate[]): Candidate[] {
  const withAll = [...candidates];
  for (const candidate of candidates) {
    for (const row of candidate.house?.equals ?? []) {
      const [lat, lon] = [houses.lat[row], houses.lon[row]];
      withAll.push({ ...candidate, house: { ...candidate.house!, row, lat, lon }, lat, lon });
    }
  }
  return withAll;
}

/** Skipped hits that could speak against the house of an assembled one. */
function siblingsOf(search: AtlasSearch, subjectHits: readonly Hit[], assembled: ReadonlyMap<Hit, Candidate>): Hit[] {
  const { starts, tables: { streets: { place } } } = search;
  const housed = [...assembled.values()].filter(({ feature, house }) => house && isStreet(starts, feature));
  return subjectHits.filter((hit) => isStreet(starts, hit.feature) && !assembled.has(hit) && housed.some((candidate) =>
    isCloser(hit, candidate.hit) && place[hit.feature - starts.streets] === place[candidate.feature - starts.streets]));
}

/**
 * Charges a house whose town has a street closer to the name: "Терешковой, 23" is not a house of the улица Валентины
 * Терешковой where there is an улица Терешковой, because a wrong house is worse than a street. So too for a street that
 * once had the name. But where the query names no type of street and no closer street has a number near this one, the
 * house could be meant: "Есенина, 70" of the проспект Сергея Есенина.
 */
function withoutSiblings(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): Candidate[] {
  const { starts, tables: { streets } } = search;
  const placeOf = ({ feature }: Candidate): number => streets.place[feature - starts.streets];
  const lacksHouse = ({ asked, house, feature }: Candidate): boolean =>
    asked !== undefined && house?.precision !== 'house' && isStreet(starts, feature);
  const houseless = candidates.filter(lacksHouse).sort((a, b) => a.hit.cost - b.hit.cost).slice(0, MOST_SIBLINGS);
  if (houseless.length === 0 || candidates.every(({ house }) => !house)) return [...candidates];
  const byPlace = Map.groupBy(houseless, placeOf);
  return candidates.map((candidate) => {
    const { house, hit, feature, score } = candidate;
    if (!house || !isStreet(starts, feature)) return candidate;
    const siblings = (byPlace.get(placeOf(candidate)) ?? []).filter((sibling) =>
      sibling.feature !== feature && !sibling.isElsewhere && isCloser(sibling.hit, hit));
    if (siblings.length === 0) return candidate;
    const couldBeMeant = house.precision === 'house' && !hit.hasOtherType
      && siblings.every((sibling) => !sibling.house && !hasOneType(words, sibling.hit));
    if (couldBeMeant) return { ...candidate, isOneOfTwo: true };
    const doubts = [...candidate.doubts];
    charge(doubts, 'sibling', doubtTable.sibling.cost);
    return { ...candidate, cost: costOf(doubts), score: score - doubtTable.sibling.cost, doubts };
  });
}

/** The query has its type word, with one meaning only: "пр" is a проспект as well as a проезд. */
const hasOneType = ({ types }: QueryWords, { typeMask, hasOtherType }: Hit): boolean => hasOtherType
  || types.some((words, at) => (typeMask & (1 << at)) !== 0
    && words.filter(({ level }) => level === 'street').length < 2);

/** Whether the sibling matches more of the query than the hit, or the same words better. */
const isCloser = (sibling: Hit, hit: Hit): boolean => (hit.mask & ~sibling.mask) === 0
  && (sibling.cost + 0.03 <= hit.cost || (sibling.mask !== hit.mask && sibling.cost <= hit.cost + 0.03));
