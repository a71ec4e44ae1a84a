import type { AtlasSearch } from '../names/atlas-search.ts';
import { nameStatuses } from '../gazetteer/features.ts';
import { isPartOf } from '../fit/lies-in.ts';
import { placePrecision } from '../query/precision-of.ts';
import type { SuggestAligner } from './align.ts';
import { statusPenalty } from './importance.ts';
import type { SuggestTables } from './lists.ts';
import { weightOf, type SuggestWords } from './words.ts';

const LEAST_CONTAINER_GAIN = 0.02;
/** Areas of this level and finer are districts of a city. */
const DISTRICT_LEVEL = 9;
const COUNTRY_LEVEL = 2;

export interface ContainerHit {
  readonly mask: number;
  readonly typeMask: number;
  readonly cost: number;
  readonly gain: number;
  /** The name is typed to its end. */
  readonly isWhole: boolean;
  /** The same by a name that leaves the last letters to the feature: "Росстань, В" is not only the Росстань Великая. */
  readonly bare?: ContainerHit;
}

/** Finds the containers of features that a text names. */
export class SuggestContainers {
  private readonly search: AtlasSearch;
  private readonly tables: SuggestTables;
  private readonly words: SuggestWords;
  private readonly aligner: SuggestAligner;
  private readonly containers = new Map<number, ContainerHit | undefined>();
  private readonly hitsAround = new Map<number, readonly ContainerHit[]>();

  constructor(search: AtlasSearch, tables: SuggestTables, words: SuggestWords, aligner: SuggestAligner) {
    this.search = search;
    this.tables = tables;
    this.words = words;
    this.aligner = aligner;
  }

  /** The places and areas around the feature that the text names, the best first. */
  of(feature: number): readonly ContainerHit[] {
    const { containers, starts } = this.search;
    const isShared = feature >= starts.streets && feature < starts.postcodes;
    const key = isShared ? containers.surroundings(feature) : -1 - feature;
    let found = this.hitsAround.get(key);
    if (!found) {
      const list: ContainerHit[] = [];
      for (const container of containers.listAround(feature)) {
        const isOther = container !== feature && !this.isDistrictOf(container, feature);
        const hit = isOther ? this.containerHit(container) : undefined;
        if (hit && !list.includes(hit)) list.push(hit);
      }
      this.hitsAround.set(key, (found = list.sort((a, b) => b.gain - a.gain)));
    }
    return found;
  }

  /** Whether a container is a district of the city, which does not lie in it: "екатеринбург, советская". */
  private isDistrictOf(container: number, feature: number): boolean {
    const { search } = this;
    const { starts, kind, tables: { areas, places } } = search;
    if (feature >= starts.areas || container < starts.areas) return false;
    return isPartOf(search, container, feature) || (areas.level[container - starts.areas] >= DISTRICT_LEVEL
      && placePrecision(kind(places.kind[feature])) === 'city');
  }

  private isCountry(container: number): boolean {
    const { starts, tables: { areas } } = this.search;
    return container >= starts.areas && areas.level[container - starts.areas] === COUNTRY_LEVEL;
  }

  private containerHit(container: number): ContainerHit | undefined {
    if (this.containers.has(container)) return this.containers.get(container);
    const { containers, containerNames } = this.tables;
    let [best, bare]: (ContainerHit | undefined)[] = [];
    const last = this.words.tokens[this.words.tokens.length - 1];
    for (let at = containers.names[container]; at < containers.names[container + 1]; at++) {
      // "советск" does not ask for a street of the Российская Советская Федеративная Социалистическая Республика.
      if (containerNames.status[at] === nameStatuses.old && this.isCountry(container)) continue;
      const alignment = this.aligner.align(containerNames.name[at]);
      if (!alignment || alignment.mask === 0) continue;
      const { mask, typeMask } = alignment;
      const cost = alignment.cost +
        statusPenalty(this.search.tables, this.search.starts, container, containerNames.status[at]);
      const gain = weightOf(this.words, mask | typeMask) - cost;
      if (gain <= LEAST_CONTAINER_GAIN) continue;
      const hit = { mask, typeMask, cost, gain, isWhole: alignment.isWhole };
      if (!best || gain > best.gain) best = hit;
      if ((mask & last.bit) === 0 && (!bare || gain > bare.gain)) bare = hit;
    }
    const found = best && last.isOpen && best !== bare ? { ...best, bare } : best;
    this.containers.set(container, found);
    return found;
  }
}
