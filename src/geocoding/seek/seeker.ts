import { NONE } from '../../kernel/columns.ts';
import { bitsOf } from '../atoms/masks.ts';
import { besideStation, contextOf, isAddress } from '../fit/context.ts';
import { understood } from '../judge/rank.ts';
import { betterWithout, isDistrictDoubtful, statedDistrict, withDistrict } from '../judge/stated-district.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { effortOf } from '../names/dictionary-like.ts';
import type { SearchOptions } from '../query/found.ts';
import type { QueryText } from '../query/words.ts';
import { isReadAlike } from '../read/read-alike.ts';
import { queryText, strict } from '../read/read-query.ts';
import { costOf, nothingFound, type Answer } from './answer.ts';
import { asideOf, isWithoutAside, renamedParts } from './asides.ts';
import { Attempts, MANY_ATOMS } from './attempts.ts';
import { doubtful, FEW_DOUBTED, isUndecided } from './doubtful-words.ts';
import type { Stages } from './stages.ts';

/** An answer that costs no more is good: misspellings need not be looked for. */
const GOOD_COST = 0.2;
/** Cells of edit costs for all words of a query that may be misspelt. */
const MOST_CELLS = 300_000;
const MOST_CELLS_OF_MANY = 100_000;
const MOST_CELLS_OF_DOUBTED = 120_000;
/** The share of its weight that a set-aside district keeps, and that words beside the address keep. */
const [DISTRICT_PART, ASIDE_PART] = [0.01, 0.01];
/** The less likely of two texts must be better by this much. */
const LIKELIER_COST = 0.05;

/** Reads a query in every way it could be meant, until one gives a good answer. One object for each query. */
export class Seeker {
  private readonly search: AtlasSearch;
  private readonly stages: Stages;
  private readonly attempts: Attempts;
  private readonly effort = effortOf(MOST_CELLS);

  constructor(search: AtlasSearch, options: SearchOptions, stages: Stages) {
    this.search = search;
    this.stages = stages;
    this.attempts = new Attempts(search, options, stages);
  }

  /** The best answer to any of these texts, the likelier first. */
  best(texts: readonly QueryText[]): Answer {
    let best: Answer | undefined;
    for (const text of texts) {
      const next = this.answer(text);
      if (!best || costOf(next) < costOf(best) - LIKELIER_COST) best = next;
    }
    return best ?? nothingFound(this.stages.read(this.search.dictionary, queryText('')));
  }

  /** Reads the text as a whole, then without the words beside its address. */
  private answer(text: QueryText): Answer {
    const read = this.withoutDistrict(text, this.read(text));
    if (text.atoms.length > MANY_ATOMS) return read;
    const whole = this.withoutAside(text, read);
    const context = contextOf(this.search, whole.words, whole, whole.candidates[0]);
    if (!context) return whole;
    const { near } = this.attempts;
    if (context.feature !== NONE) this.attempts.near ??= this.search.containers.point(context.feature);
    const withoutContext = this.read({ ...text, context });
    this.attempts.near = near;
    if (!isAddress(this.search, context, withoutContext.candidates[0])) return whole;
    const candidates = withoutContext.candidates
      .map((candidate) => besideStation(this.search, context, whole.subjectHits, candidate));
    return { ...withoutContext, candidates };
  }

  /** Reads the text without a landmark or a second street that its answer took for the address. */
  private withoutAside(text: QueryText, whole: Answer): Answer {
    const renamed = this.withoutOldName(text, whole);
    if (renamed) return renamed;
    const mask = asideOf(this.search, whole);
    const without = mask === 0 ? undefined : this.withoutWords(text, mask);
    return without ?? whole;
  }

  /** Reads the text without the former name of a street; one of two is meant where the map has both houses. */
  private withoutOldName(text: QueryText, whole: Answer): Answer | undefined {
    const [now, former] = renamedParts(whole).map((mask) => this.withoutWords(text, mask));
    if (!now || !former) return now ?? former;
    const [first, ...others] = now.candidates;
    return { ...now, candidates: [{ ...first, isOneOfTwo: true }, ...others] };
  }

  /** The address read without some words; undefined if they are needed for it. */
  private withoutWords(text: QueryText, mask: number): Answer | undefined {
    const without = this.read({ ...text, context: { mask, part: ASIDE_PART, isSure: true, feature: NONE } });
    return isWithoutAside(this.search, without.candidates[0]) ? without : undefined;
  }

  /** Reads the text without its district where that could be wrong: the user still means the street and the house. */
  private withoutDistrict(text: QueryText, whole: Answer): Answer {
    const district = text.atoms.length > MANY_ATOMS ? undefined : statedDistrict(this.search, whole);
    const [within] = understood(whole.words, whole.candidates);
    if (!district || !isDistrictDoubtful(district, within)) return whole;
    const context = { mask: district.mask, part: DISTRICT_PART, isSure: true, feature: NONE };
    const rest = this.read({ ...text, context, district });
    const [without] = understood(rest.words, rest.candidates);
    const better = betterWithout(this.search, district, within, without);
    if (better === 'yes') {
      return { ...rest, candidates: rest.candidates.map((one) => withDistrict(this.search, district, one)) };
    }
    if (better === 'no') return whole;
    const others = whole.candidates.filter((candidate) => candidate !== within);
    return { ...whole, candidates: [{ ...within, hasNamesake: true }, without, ...others] };
  }

  /** Reads the text as it is; where that explains too little, again with its doubtful words taken for misspelt. */
  private read(text: QueryText): Answer {
    const { effort } = this;
    if (text.atoms.length > MANY_ATOMS) effort.cells = Math.min(effort.cells, MOST_CELLS_OF_MANY);
    const { dictionary } = this.search;
    let words = this.stages.read(dictionary, text, { ...strict, effort });
    let best = this.attempts.answer(words);
    for (const more of text.atoms.length > MANY_ATOMS ? [false] : [false, true]) {
      if (costOf(best) <= GOOD_COST && !isUndecided(this.search, best)) break;
      const doubtMask = doubtful(this.search, best, more);
      if (doubtMask === 0) break;
      if (bitsOf(doubtMask) > FEW_DOUBTED) effort.cells = Math.min(effort.cells, MOST_CELLS_OF_DOUBTED);
      const before = words;
      words = this.stages.read(dictionary, text, { doubtMask, more, effort });
      if (isReadAlike(words, before)) continue;
      const next = this.attempts.answer(words);
      if (costOf(next) < costOf(best) || next.candidates[0]?.isNamedTown) best = next;
    }
    return best;
  }
}
