import { isStreet } from '../gazetteer/features.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { streetName } from '../language/street-name.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { Leftover } from './leftover.ts';
import { isAround, isPartOf, couldLieIn, nameBeside } from './lies-in.ts';

/** For a region of which the map has only the name: the feature could well lie in it. */
const BORDERLESS_COST = 0.04;
const NEAR_COST = 0.1;
const DISTRICT_LEVEL = 6;
/** For a named town beside the feature's: people give the nearby city for a suburb. */
const OTHER_TOWN_COST = 0.5;
/** The least cost of a town whose name is longer than the query's. */
const LONGER_COST = 0.02;

/** `isOfWords`: take no container by a number alone. `isOfNeighbours`: take settlements beside the street's too. */
export interface Way {
  readonly isOfWords: boolean;
  readonly isOfNeighbours: boolean;
}

interface Containment {
  readonly containerHits: Hit[];
  readonly mask: number;
  readonly cost: number;
  readonly isBesideNamedTown: boolean;
  readonly isInLongerTown: boolean;
}

const nowhere = (mask: number): Containment =>
  ({ containerHits: [], mask, cost: 0, isBesideNamedTown: false, isInLongerTown: false });

/** Finds the containers of a feature that the query names. */
export class NamedContainers {
  /** The query names a settlement beside that of the feature asked last. */
  hasNeighbour = false;
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  private readonly left: Leftover;
  private readonly districts: DistrictHouses;
  private readonly around = new Uint32Array(MOST_AROUND);
  private readonly borderless: readonly Hit[];

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, left: Leftover, districts: DistrictHouses,
  ) {
    this.search = search;
    this.words = words;
    this.retrieved = retrieved;
    this.left = left;
    this.districts = districts;
    this.borderless = [...retrieved.containerHits.values()]
      .filter(({ feature }) => this.isBorderlessRegion(feature - search.starts.areas))
      .sort((a, b) => b.gain - a.gain);
  }

  /** The named containers of a feature, each matching other words of the query. */
  of(hit: Hit, { isOfWords, isOfNeighbours }: Way): Containment {
    const { containers, starts } = this.search;
    const name = hit.mask | hit.typeMask;
    if (this.retrieved.containerHits.size === 0) return nowhere(name);
    const possible: Hit[] = [];
    const count = containers.around(hit.feature, this.around);
    for (let i = 0; i < count; i++) {
      const container = this.retrieved.containerHits.get(this.around[i]);
      if (!container || possible.includes(container) || isPartOf(this.search, container.feature, hit.feature)) continue;
      possible.push(container);
    }
    if (isStreet(starts, hit.feature)) {
      for (const container of this.districts.reachedBy(hit.feature)) {
        if (!possible.includes(container)) possible.push(container);
      }
    }
    const { lat, lon } = containers.point(hit.feature);
    const near: Hit[] = [];
    const otherTowns: Hit[] = [];
    for (const container of this.retrieved.containerHits.values()) {
      const isItself = container.feature === hit.feature;
      if (isItself || possible.includes(container) || isAround(this.search, hit.feature, container.feature)) {
        continue;
      }
      const isOfOther = container.feature < starts.areas ? containers.isOfOther(hit.feature, container.feature) : 'no';
      if (isOfOther === 'maybe' || isOfOther === 'hardly') otherTowns.push(container);
      const isNear = container.feature < starts.areas
        ? isOfOther !== 'yes' && containers.metersNear(container.feature, lat, lon) < Infinity
        : hit.feature < starts.streets && couldLieIn(this.search, hit.feature, container.feature - starts.areas);
      if (isNear && isOfOther === 'hardly') this.hasNeighbour = true;
      if (isNear && (isOfOther !== 'hardly' || isOfNeighbours)) near.push(container);
    }
    const containerHits: Hit[] = [];
    let mask = name;
    let cost = 0;
    const take = (best: Hit, more: number): void => {
      const byOtherWords = this.retrieved.otherContainerHits.get(best.feature);
      const container = best.mask & mask ? byOtherWords ?? best : nameBeside(best, byOtherWords, possible);
      if (container.mask & mask || (isOfWords && this.left.wordsOf(container.mask) === 0)) return;
      containerHits.push(container);
      mask |= container.mask | container.typeMask;
      cost += container.cost + more;
    };
    possible.sort((a, b) => b.gain - a.gain);
    near.sort((a, b) => b.gain - a.gain);
    for (const container of possible) take(container, 0);
    for (const container of this.borderless) if (container.feature !== hit.feature) take(container, BORDERLESS_COST);
    // What an area lies in is known only by its box.
    const more = hit.feature >= starts.areas && hit.feature < starts.streets ? 0 : NEAR_COST;
    for (const container of near) {
      if (container.gain > NEAR_COST * 2) take(container, otherTowns.includes(container) ? OTHER_TOWN_COST : more);
    }
    const isBesideNamedTown = otherTowns.some((container) => containerHits.includes(container));
    const isInLongerTown = containerHits.some((container) => this.isLongerTown(container));
    return { containerHits, mask, cost, isBesideNamedTown, isInLongerTown };
  }

  /** Whether a town has a longer name than the query, and another place has exactly that name. */
  private isLongerTown({ feature, mask, cost }: Hit): boolean {
    if (feature >= this.search.starts.areas || cost < LONGER_COST || this.isNamedExactly(feature, mask)) return false;
    for (const rival of this.retrieved.containerHits.values()) {
      const isOtherPlace = rival.feature < this.search.starts.areas && rival.feature !== feature && rival.mask === mask;
      if (isOtherPlace && rival.cost < cost && this.isNamedExactly(rival.feature, mask)) return true;
    }
    return false;
  }

  /** Whether these words are the whole name of a place, not a short name. */
  private isNamedExactly(place: number, mask: number): boolean {
    const { tags, tables: { places } } = this.search;
    const asked = this.words.atoms.filter((_, at) => (mask & (1 << at)) !== 0).map(({ key }) => key);
    return Object.entries(tags(places.names[place])).some(([tag, name]) => {
      const { keys } = streetName(name);
      return /^name(?::|$)/u.test(tag) && keys.length === asked.length && keys.every((key) => asked.includes(key));
    });
  }

  /** A country, region or rural district of which the map has only the name. Districts of a city have a finer level. */
  private isBorderlessRegion(area: number): boolean {
    const { starts, containers, tables: { areas } } = this.search;
    return area >= 0 && area < starts.streets - starts.areas && areas.level[area] <= DISTRICT_LEVEL
      && containers.isBorderless(area);
  }
}
