import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { SuggestAligner } from './align.ts';
import { standingPenalty } from './importance.ts';
import type { SuggestTables } from './lists.ts';
import { weightOf, type SuggestWords } from './words.ts';

const LEAST_GROUND_GAIN = 0.02;

export interface GroundHit {
  readonly mask: number;
  readonly typeMask: number;
  readonly cost: number;
  readonly gain: number;
  /** By a name that leaves the last letters to the thing: "Росстань, В" is not only the Росстань Великая. */
  readonly bare?: GroundHit;
}

/** What a text says of where things are. */
export class SuggestGrounds {
  private readonly search: AtlasSearch;
  private readonly tables: SuggestTables;
  private readonly words: SuggestWords;
  private readonly aligner: SuggestAligner;
  private readonly around = new Uint32Array(MOST_AROUND);
  private readonly grounds = new Map<number, GroundHit | undefined>();
  private readonly groundsAround = new Map<number, readonly GroundHit[]>();

  constructor(search: AtlasSearch, tables: SuggestTables, words: SuggestWords, aligner: SuggestAligner) {
    this.search = search;
    this.tables = tables;
    this.words = words;
    this.aligner = aligner;
  }

  /** What the text says of where the thing is, by places and areas around it. The best first. */
  of(thing: number): readonly GroundHit[] {
    const { containers, starts } = this.search;
    const isShared = thing >= starts.streets && thing < starts.postcodes;
    const key = isShared ? containers.surroundings(thing) : -1 - thing;
    let found = this.groundsAround.get(key);
    if (!found) {
      const around = isShared ? containers.listAround(thing)
        : this.around.subarray(0, containers.around(thing, this.around));
      const list: GroundHit[] = [];
      for (const ground of around) {
        const hit = ground === thing ? undefined : this.groundHit(ground);
        if (hit && !list.includes(hit)) list.push(hit);
      }
      this.groundsAround.set(key, (found = list.sort((a, b) => b.gain - a.gain)));
    }
    return found;
  }

  private groundHit(ground: number): GroundHit | undefined {
    if (this.grounds.has(ground)) return this.grounds.get(ground);
    const { grounds, groundNames } = this.tables;
    let [best, bare]: (GroundHit | undefined)[] = [];
    const last = this.words.tokens[this.words.tokens.length - 1];
    for (let at = grounds.names[ground]; at < grounds.names[ground + 1]; at++) {
      const alignment = this.aligner.align(groundNames.name[at]);
      if (!alignment || alignment.mask === 0) continue;
      const { mask, typeMask } = alignment;
      const cost = alignment.cost +
        standingPenalty(this.search.tables, this.search.starts, ground, groundNames.standing[at]);
      const gain = weightOf(this.words, mask | typeMask) - cost;
      if (gain <= LEAST_GROUND_GAIN) continue;
      const hit = { mask, typeMask, cost, gain };
      if (!best || gain > best.gain) best = hit;
      if ((mask & last.bit) === 0 && (!bare || gain > bare.gain)) bare = hit;
    }
    const found = best && last.isOpen && best !== bare ? { ...best, bare } : best;
    this.grounds.set(ground, found);
    return found;
  }
}
