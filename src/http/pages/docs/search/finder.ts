import { stemOf } from './stem.ts';

/** A place that a search result leads to. */
export interface Place {
  /** Includes the anchor. */
  readonly path: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  /** How much it explains, at most 1: a guide more than a list of changes. */
  readonly weight: number;
}

export interface Found {
  readonly place: Place;
  /** Text around the words found, cut into matches and the text between them. */
  readonly excerpt: readonly (readonly [text: string, isSought: boolean])[];
}

/** The weight of a word by where it occurs. */
const WEIGHTS = { page: 3, heading: 8, text: 1 } as const;
const WHOLE_WORD = 2;
/** For a place whose heading has only the words sought: it is about them. */
const WHOLE_HEADING = 1.5;
/** Stop words: too common to say what is sought. */
const filling = new Set(
  'в и на с по о за из к у не что как сколько для при the a an of to in is and for on how what'.split(' '),
);
const MOST_WORDS = 10;
const LEAST_PREFIX = 2;
const EXCERPT_LETTERS = 180;

interface Entry {
  readonly place: Place;
  /** The place's stems with their weights. */
  readonly weights: ReadonlyMap<string, number>;
  readonly headingStems: readonly string[];
}

/** Words are runs of letters, digits and `_`. The parts of `gk_live_` or `max_snap_m` are words too. */
export function wordsIn(text: string): string[] {
  const whole = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const partsOf = (word: string): string[] => word.split('_').filter((part) => part !== '');
  return whole.flatMap((word) => (word.includes('_') ? [word, ...partsOf(word)] : word));
}

/** Finds places with all words of a query, in any form. A word also matches as a prefix: it may be incomplete. */
export class Finder {
  private readonly entries: readonly Entry[];
  /** The number of places that contain a stem: common stems count less. */
  private readonly frequency = new Map<string, number>();

  constructor(places: readonly Place[]) {
    this.entries = places.map((place) => ({
      place, weights: weightsOf(place), headingStems: meaningfulIn(place.heading).map(stemOf),
    }));
    for (const { weights } of this.entries) {
      for (const stem of weights.keys()) this.frequency.set(stem, (this.frequency.get(stem) ?? 0) + 1);
    }
  }

  find(query: string, most: number): Found[] {
    const sought = [...new Set(meaningfulIn(query, MOST_WORDS).map(stemOf))];
    if (sought.length === 0) return [];
    const matching = sought.map((stem) => this.stemsLike(stem));
    const scored = this.entries.flatMap(({ place, weights, headingStems }) => {
      let score = 0;
      for (const stems of matching) {
        const best = stems.reduce((most, { stem, share }) =>
          Math.max(most, share * this.rarity(stem) * Math.log1p(weights.get(stem) ?? 0)), 0);
        if (best === 0) return [];
        score += best;
      }
      const isAbout = headingStems.every((stem) => sought.includes(stem));
      return [{ place, score: score * place.weight * (isAbout ? WHOLE_HEADING : 1) }];
    });
    scored.sort((one, other) => other.score - one.score);
    const stems = new Set(matching.flatMap((some) => some.map(({ stem }) => stem)));
    return scored.slice(0, most).map(({ place }) => ({ place, excerpt: excerptOf(place.text, stems) }));
  }

  /** The stem itself, and the stems that begin with it, which count less. */
  private stemsLike(sought: string): { stem: string; share: number }[] {
    const like = this.frequency.has(sought) ? [{ stem: sought, share: WHOLE_WORD }] : [];
    if (sought.length < LEAST_PREFIX) return like;
    for (const stem of this.frequency.keys()) {
      if (stem !== sought && stem.startsWith(sought)) like.push({ stem, share: sought.length / stem.length });
    }
    return like;
  }

  private rarity(stem: string): number {
    return Math.log1p(this.entries.length / (this.frequency.get(stem) ?? 1));
  }
}

/** The words that say what is sought; all words if none does. */
function meaningfulIn(text: string, most = Infinity): string[] {
  const words = wordsIn(text).slice(0, most);
  const meaningful = words.filter((word) => !filling.has(word.toLowerCase()));
  return meaningful.length > 0 ? meaningful : words;
}

function weightsOf({ page, heading, text }: Place): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [kind, words] of [['page', page], ['heading', heading], ['text', text]] as const) {
    for (const word of wordsIn(words)) {
      const stem = stemOf(word);
      weights.set(stem, (weights.get(stem) ?? 0) + WEIGHTS[kind]);
    }
  }
  return weights;
}

/** Cuts an excerpt that starts a few words before the first match. */
function excerptOf(text: string, stems: ReadonlySet<string>): Found['excerpt'] {
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)];
  const isSought = (word: string): boolean => wordsIn(word).some((part) => stems.has(stemOf(part)));
  const first = words.findIndex(([word]) => isSought(word));
  const start = first < 4 ? 0 : words[first - 4].index;
  const end = Math.min(text.length, start + EXCERPT_LETTERS);
  const pieces: [string, boolean][] = start > 0 ? [['… ', false]] : [];
  let at = start;
  for (const { 0: word, index } of words) {
    if (index < start || index + word.length > end || !isSought(word)) continue;
    pieces.push([text.slice(at, index), false], [word, true]);
    at = index + word.length;
  }
  pieces.push([text.slice(at, end) + (end < text.length ? ' …' : ''), false]);
  return pieces.filter(([piece]) => piece !== '');
}
