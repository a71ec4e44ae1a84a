import { isStreet } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Assembler } from '../fit/assemble.ts';
import { charge, costs } from '../fit/costs.ts';
import { costOf } from '../query/doubt.ts';
import type { Candidate } from '../query/candidate.ts';
import { crossings } from '../fit/crossings.ts';
import { isToldFrom } from './found-rows.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** Heads that are assembled before it is asked whether others could matter. */
const HEADS_AT_ONCE = 10;
/** What leaves more than this part unexplained understood nothing. */
const NOTHING_PART = 0.75;
const MOST_SIBLINGS = 24;
/** More than what adding up in another order may change. */
const ROUNDING = 1e-9;

export interface RankWish {
  /** Answers that are told. */
  readonly limit: number;
  /** Atoms that are, as they stand, the name of a town or village. */
  readonly townMask: number;
  isAllowed(candidate: Candidate): boolean;
}

/**
 * Candidates, best first, as far as they can matter. Of sixty streets of one name most are passed over: once there are
 * all that are told and all that those are compared with, and no other can be better.
 */
export function rankCandidates(
  search: AtlasSearch, words: QueryWords,
  { subjectHits, others }: { subjectHits: readonly Hit[]; others: readonly Hit[] },
  assembler: Assembler, { limit, townMask, isAllowed }: RankWish,
): readonly Candidate[] {
  const assembled = new Map<Hit, Candidate>();
  const assemble = (hit: Hit): void => {
    if (!assembled.has(hit)) assembled.set(hit, assembler.assemble(hit));
  };
  const ranked = (): readonly Candidate[] => {
    const candidates = [...subjectHits, ...others].flatMap((hit) => assembled.get(hit) ?? []);
    candidates.push(...crossings(search, words, candidates));
    const allowed = withEquals(search, withoutSiblings(search, words, candidates)).filter(isAllowed);
    return townFirst(search, allowed.sort((a, b) => b.score - a.score || a.feature - b.feature), townMask);
  };
  for (const hit of others) assemble(hit);
  // Two streets that meet may be any two.
  const step = words.isCorner ? subjectHits.length : HEADS_AT_ONCE;
  for (let done = step; done < subjectHits.length; done += step) {
    for (const hit of subjectHits.slice(done - step, done)) assemble(hit);
    const most = subjectHits.slice(done).reduce((best, hit) => Math.max(best, assembler.mostScore(hit)), -Infinity);
    const isSure = ({ score }: Candidate): boolean => score > most + ROUNDING;
    if ([...assembled.values()].filter(isSure).length < limit) continue;
    for (const hit of siblingsOf(search, subjectHits, assembled)) assemble(hit);
    const candidates = ranked();
    const sure = candidates.filter(isSure);
    // A town that goes before all may be any of them.
    if (!candidates[0]?.isFar && isToldFrom(search, understood(words, sure), limit)) return candidates;
  }
  for (const hit of subjectHits) assemble(hit);
  return ranked();
}

/** Those of which enough is explained to be told. */
export function understood(words: QueryWords, candidates: readonly Candidate[]): Candidate[] {
  const whole = words.weights.reduce((sum, weight) => sum + weight, 0);
  return candidates.filter(({ cost, hit }) => cost <= whole * NOTHING_PART && hit.gain > 0);
}

/**
 * A town that is named goes before a street that lies in none of that name and out of its reach: that the map has the
 * street elsewhere is no proof that it was not meant here, and a wrong house is worse than a town.
 */
function townFirst({ starts }: AtlasSearch, candidates: readonly Candidate[], townMask: number): readonly Candidate[] {
  if (!candidates[0]?.isFar || candidates[0].feature < starts.streets) return candidates;
  const at = candidates.findIndex(({ feature, hit }) => feature < starts.areas && (hit.mask & ~townMask) === 0);
  return at < 0 ? candidates : [candidates[at], ...candidates.slice(0, at), ...candidates.slice(at + 1)];
}

/** Houses of one number in one street that stand apart: which is meant nobody knows, so all are told. */
function withEquals({ tables: { houses } }: AtlasSearch, candidates: Candidate[]): Candidate[] {
  const all = candidates;
  for (const one of candidates.filter(({ house }) => house?.equals !== undefined && house.equals.length > 0)) {
    for (const row of one.house!.equals!) {
      const [lat, lon] = [houses.lat[row], houses.lon[row]];
      all.push({ ...one, house: { ...one.house!, row, lat, lon }, lat, lon });
    }
  }
  return all;
}

/** Hits that were passed over and may speak against the house of one that was not. */
function siblingsOf(search: AtlasSearch, subjectHits: readonly Hit[], assembled: ReadonlyMap<Hit, Candidate>): Hit[] {
  const { starts, tables: { streets: { place } } } = search;
  const housed = [...assembled.values()].filter(({ feature, house }) => house && isStreet(search.starts, feature));
  return subjectHits.filter((hit) => isStreet(search.starts, hit.feature) && !assembled.has(hit) && housed.some((one) =>
    isCloser(hit, one.hit) && place[hit.feature - starts.streets] === place[one.feature - starts.streets]));
}

/**
 * "Терешковой, 23" is not the house of the улица Валентины Терешковой where an улица Терешковой is: a wrong house is
 * worse than a street. The same holds for a street that had the name once. But where no kind of street is told and
 * none of that name has a number near this, the house may be meant: "Есенина, 70" of the проспект Сергея Есенина.
 */
function withoutSiblings(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): Candidate[] {
  const { starts, tables: { streets } } = search;
  const placeOf = ({ feature }: Candidate): number => streets.place[feature - starts.streets];
  const isOwn = ({ asked, house, feature }: Candidate): boolean =>
    asked !== undefined && house?.precision !== 'house' && isStreet(search.starts, feature);
  const own = candidates.filter(isOwn).sort((a, b) => a.hit.cost - b.hit.cost).slice(0, MOST_SIBLINGS);
  if (own.length === 0 || candidates.every(({ house }) => !house)) return [...candidates];
  const byPlace = Map.groupBy(own, placeOf);
  return candidates.map((one) => {
    if (!one.house || !isStreet(search.starts, one.feature)) return one;
    const siblings = (byPlace.get(placeOf(one)) ?? []).filter((other) =>
      other.feature !== one.feature && !other.isElsewhere && isCloser(other.hit, one.hit));
    if (siblings.length === 0) return one;
    const mayBeMeant = one.house.precision === 'house' && !one.hit.hasOtherType
      && siblings.every(({ house, hit }) => !house && !isOfOneType(words, hit));
    if (mayBeMeant) return { ...one, isOneOfTwo: true };
    const against = [...one.against];
    charge(against, 'sibling', costs.sibling.cost);
    return { ...one, cost: costOf(against), score: one.score - costs.sibling.cost, against };
  });
}

/** Its type word is told, and may be of no other kind: "пр" is a проспект as well as a проезд. */
const isOfOneType = ({ types }: QueryWords, { typeMask, hasOtherType }: Hit): boolean => hasOtherType
  || types.some((own, at) => (typeMask & (1 << at)) !== 0 && own.filter(({ level }) => level === 'street').length < 2);

/** Says more of what was asked, or the same better. */
const isCloser = (other: Hit, one: Hit): boolean => (one.mask & ~other.mask) === 0
  && (other.cost + 0.03 <= one.cost || (other.mask !== one.mask && other.cost <= one.cost + 0.03));
