import type { AtlasSearch } from './atlas-search.ts';
import { MOST_AROUND } from './containers.ts';
import { NameAligner, type Hit } from './name-hits.ts';
import { roles, type QueryWords } from './query-words.ts';

/** What the words of a query may mean, thing by thing. */
export interface Retrieved {
  /** Places and areas: what the rest may be in, or what is asked for. By thing, the best name of each. */
  readonly grounds: ReadonlyMap<number, Hit>;
  /** Streets and POI, the most promising first. */
  readonly heads: readonly Hit[];
  readonly postcodes: readonly Hit[];
}

const MOST_GROUND_NAMES = 4_000;
const MOST_HEAD_NAMES = 60_000;
const MOST_GROUNDS = 64;
const MOST_HEADS = 64;
const LEAST_GAIN = 0.05;

/** `nearby` answers how much being where it is speaks for a thing. */
export function retrieve(search: AtlasSearch, words: QueryWords, nearby: (thing: number) => number): Retrieved {
  const { terms } = search.tables;
  const aligner = new NameAligner(search.tables, words, search.starts);
  const lengthOf = (term: number): number => terms.names[term + 1] - terms.names[term];
  const seeds = [...words.seeds].sort((a, b) => lengthOf(a) - lengthOf(b));
  const grounds = retrieveGrounds(search, words, aligner, seeds);
  const board = new Board();
  const postcodes: Hit[] = [];
  const around = new Uint32Array(MOST_AROUND);
  let left = MOST_HEAD_NAMES;
  for (const term of seeds) {
    const { termNames } = search.tables;
    const first = firstAtLeast(termNames.name, terms.names[term], terms.names[term + 1], search.firstHeadName);
    for (let i = first; i < terms.names[term + 1] && left > 0; i++, left--) {
      const name = termNames.name[i];
      const thing = search.tables.searchNames.thing[name];
      if (!aligner.align(name) || !allows(words, aligner.mask, thing < search.starts.postcodes ? roles.street : roles.postcode)) {
        continue;
      }
      if (thing >= search.starts.postcodes) {
        postcodes.push(aligner.hit(name));
        continue;
      }
      const ground = grounds.size === 0 ? 0 : groundGain(search, grounds, thing, aligner.mask, around);
      const score = aligner.gain + ground + search.standing(thing) + nearby(thing);
      if (aligner.gain > LEAST_GAIN && score > board.threshold) board.add(thing, score, aligner.hit(name));
    }
  }
  return { grounds, heads: board.best(), postcodes };
}

function retrieveGrounds(
  search: AtlasSearch, words: QueryWords, aligner: NameAligner, seeds: readonly number[],
): Map<number, Hit> {
  const { terms, termNames } = search.tables;
  const found = new Map<number, Hit>();
  let left = MOST_GROUND_NAMES;
  for (const term of seeds) {
    for (let i = terms.names[term]; i < terms.names[term + 1] && left > 0; i++, left--) {
      const name = termNames.name[i];
      if (name >= search.firstHeadName) break;
      if (!aligner.align(name) || aligner.gain <= LEAST_GAIN || !allows(words, aligner.mask, roles.ground)) continue;
      const hit = aligner.hit(name);
      const known = found.get(hit.thing);
      if (!known || hit.gain > known.gain) found.set(hit.thing, hit);
    }
  }
  if (found.size <= MOST_GROUNDS) return found;
  const best = [...found].sort((a, b) => b[1].gain - a[1].gain || a[0] - b[0]);
  return new Map(best.slice(0, MOST_GROUNDS));
}

const allows = ({ roles: allowed }: QueryWords, mask: number, role: number): boolean => {
  for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) {
    if (left & 1 && !(allowed[at] & role)) return false;
  }
  return true;
};

/** The best ground that the query names and the thing is in, of words that are not the thing's own. */
function groundGain(
  { containers }: AtlasSearch, grounds: ReadonlyMap<number, Hit>, thing: number, mask: number, around: Uint32Array,
): number {
  let best = 0;
  const count = containers.around(thing, around);
  for (let i = 0; i < count; i++) {
    const hit = grounds.get(around[i]);
    if (hit && (hit.mask & mask) === 0 && hit.gain > best) best = hit.gain;
  }
  return best;
}

function firstAtLeast(names: Uint32Array, first: number, end: number, name: number): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle] < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Entry {
  readonly score: number;
  readonly hit: Hit;
}

/** The best so many, one for each thing and set of words. */
class Board {
  threshold = -Infinity;
  private entries = new Map<string, Entry>();

  add(thing: number, score: number, hit: Hit): void {
    const key = `${thing} ${hit.mask}`;
    const known = this.entries.get(key);
    if (known && known.score >= score) return;
    this.entries.set(key, { score, hit });
    if (this.entries.size >= MOST_HEADS * 3) this.shrink();
  }

  best(): Hit[] {
    this.shrink();
    return [...this.entries.values()].map(({ hit }) => hit);
  }

  private shrink(): void {
    const sorted = [...this.entries].sort((a, b) => b[1].score - a[1].score || a[1].hit.thing - b[1].hit.thing);
    this.entries = new Map(sorted.slice(0, MOST_HEADS));
    if (sorted.length >= MOST_HEADS) this.threshold = sorted[MOST_HEADS - 1][1].score;
  }
}
