import { isStreet } from '../gazetteer/features.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { streetName } from '../language/street-name.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { Leftover } from './leftover.ts';
import { isAround, isPartOf, mayLieIn, nameBeside } from './lies-in.ts';

/** It may well be in a region of which the map has only the name. */
const BORDERLESS_COST = 0.04;
const NEAR_COST = 0.1;
const DISTRICT_LEVEL = 6;
/** Of a suburb the city near by is told now and then. */
const OTHER_TOWN_COST = 0.5;
/** So much has a town of a longer name. */
const LONGER_COST = 0.02;

/** How grounds are taken: none by its number alone; settlements beside that of the street as well. */
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

/** The grounds that a query names around things. */
export class NamedContainers {
  /** Of the thing at hand: a settlement beside it is named. */
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
      .filter(({ feature }) => this.mayReach(feature - search.starts.areas))
      .sort((a, b) => b.gain - a.gain);
  }

  /** The names of grounds around the thing that the query gives, each with words of its own. */
  of(hit: Hit, { isOfWords, isOfNeighbours }: Way): Containment {
    const { containers, starts } = this.search;
    const own = hit.mask | hit.typeMask;
    if (this.retrieved.containerHits.size === 0) return nowhere(own);
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
    const others: Hit[] = [];
    for (const container of this.retrieved.containerHits.values()) {
      const isItself = container.feature === hit.feature;
      if (isItself || possible.includes(container) || isAround(this.search, hit.feature, container.feature)) {
        continue;
      }
      const other = container.feature < starts.areas ? containers.isOfOther(hit.feature, container.feature) : 'no';
      if (other === 'maybe' || other === 'hardly') others.push(container);
      const isNear = container.feature < starts.areas
        ? other !== 'yes' && containers.metersNear(container.feature, lat, lon) < Infinity
        : hit.feature < starts.streets && mayLieIn(this.search, hit.feature, container.feature - starts.areas);
      if (isNear && other === 'hardly') this.hasNeighbour = true;
      if (isNear && (other !== 'hardly' || isOfNeighbours)) near.push(container);
    }
    const containerHits: Hit[] = [];
    let mask = own;
    let cost = 0;
    const take = (best: Hit, more: number): void => {
      const other = this.retrieved.otherContainerHits.get(best.feature);
      const container = best.mask & mask ? other ?? best : nameBeside(best, other, possible);
      if (container.mask & mask || (isOfWords && this.left.wordsOf(container.mask) === 0)) return;
      containerHits.push(container);
      mask |= container.mask | container.typeMask;
      cost += container.cost + more;
    };
    possible.sort((a, b) => b.gain - a.gain);
    near.sort((a, b) => b.gain - a.gain);
    for (const container of possible) take(container, 0);
    for (const container of this.borderless) if (container.feature !== hit.feature) take(container, BORDERLESS_COST);
    // Of an area it is not known what it lies in, but for its box.
    const more = hit.feature >= starts.areas && hit.feature < starts.streets ? 0 : NEAR_COST;
    for (const container of near) {
      if (container.gain > NEAR_COST * 2) take(container, others.includes(container) ? OTHER_TOWN_COST : more);
    }
    const isBesideNamedTown = others.some((container) => containerHits.includes(container));
    const isInLongerTown = containerHits.some((container) => this.isLongerTown(container));
    return { containerHits, mask, cost, isBesideNamedTown, isInLongerTown };
  }

  private isLongerTown({ feature, mask, cost }: Hit): boolean {
    if (feature >= this.search.starts.areas || cost < LONGER_COST || this.isCalledJustSo(feature, mask)) return false;
    for (const other of this.retrieved.containerHits.values()) {
      const isTold = other.feature < this.search.starts.areas && other.feature !== feature && other.mask === mask;
      if (isTold && other.cost < cost && this.isCalledJustSo(other.feature, mask)) return true;
    }
    return false;
  }

  /** By its name, not for short. */
  private isCalledJustSo(place: number, mask: number): boolean {
    const { tags, tables: { places } } = this.search;
    const told = this.words.atoms.filter((_, at) => (mask & (1 << at)) !== 0).map(({ key }) => key);
    return Object.entries(tags(places.names[place])).some(([tag, name]) => {
      const { keys } = streetName(name);
      return /^name(?::|$)/u.test(tag) && keys.length === told.length && keys.every((key) => told.includes(key));
    });
  }

  /** A country, region or rural district of which the map has only the name; those of a city are finer. */
  private mayReach(area: number): boolean {
    const { starts, containers, tables: { areas } } = this.search;
    return area >= 0 && area < starts.streets - starts.areas && areas.level[area] <= DISTRICT_LEVEL
      && containers.isBorderless(area);
  }
}
