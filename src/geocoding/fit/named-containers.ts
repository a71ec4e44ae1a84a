import { isStreet } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { districtCentres, namesTwoTowns } from './district-centres.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { Leftover } from './leftover.ts';
import { isOtherTown } from './longer-towns.ts';
import { couldLieIn, couldSurround, isAround, isPartOf, isRegionOrCountry, nameBeside } from './lies-in.ts';

/** For a region whose border the map lacks: the feature could well lie in it. */
const BORDERLESS_COST = 0.04;
const NEAR_COST = 0.1;
const DISTRICT_LEVEL = 6;
/** For a named town next to the feature's: people name the nearby city instead of a suburb. */
const OTHER_TOWN_COST = 0.5;

/** `byWordsOnly`: take no container by a number alone. `withNeighbours`: take settlements next to the street's too. */
export interface Way {
  readonly byWordsOnly: boolean;
  readonly withNeighbours: boolean;
}

export interface Containment {
  readonly containerHits: Hit[];
  readonly mask: number;
  readonly cost: number;
  readonly isBesideNamedTown: boolean;
  readonly liesInLongerTown: boolean;
}

const nowhere = (mask: number): Containment =>
  ({ containerHits: [], mask, cost: 0, isBesideNamedTown: false, liesInLongerTown: false });

/** Finds the containers of a feature that the query names. */
export class NamedContainers {
  /** Whether the query names a settlement next to that of the last feature asked about. */
  hasNeighbour = false;
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  private readonly left: Leftover;
  private readonly districts: DistrictHouses;
  /** All containers that the query could name. */
  private readonly named: readonly Hit[];
  private readonly borderless: readonly Hit[];
  private readonly namesTwoTowns: boolean;

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, left: Leftover, districts: DistrictHouses,
  ) {
    this.search = search;
    this.words = words;
    this.retrieved = retrieved;
    this.left = left;
    this.districts = districts;
    this.named = [...retrieved.containerHits.values()];
    this.borderless = this.named
      .filter(({ feature }) => this.isBorderlessRegion(feature - search.starts.areas))
      .sort((a, b) => b.gain - a.gain);
    this.namesTwoTowns = namesTwoTowns(search, retrieved);
  }

  /** The named containers of a feature, each matching other words of the query. */
  of(hit: Hit, { byWordsOnly, withNeighbours }: Way): Containment {
    const { search, retrieved } = this;
    const name = hit.mask | hit.typeMask;
    if (retrieved.containerHits.size === 0) return nowhere(name);
    const known = this.knownAround(hit.feature);
    const { near, otherTowns } = this.nearby(hit.feature, known, withNeighbours);
    const containerHits: Hit[] = [];
    let mask = name;
    let cost = 0;
    const take = (best: Hit, more: number): void => {
      const byOtherWords = retrieved.otherContainerHits.get(best.feature);
      const container = best.mask & mask ? byOtherWords ?? best : nameBeside(best, byOtherWords, known);
      if (container.mask & mask || (byWordsOnly && this.left.wordsOf(container.mask) === 0)) return;
      containerHits.push(container);
      mask |= container.mask | container.typeMask;
      cost += container.cost + more;
    };
    for (const container of known) take(container, 0);
    for (const container of this.borderless) {
      if (couldSurround(search, container.feature, hit.feature)) take(container, BORDERLESS_COST);
    }
    // The containers of an area are known only by their boxes.
    const more = hit.feature >= search.starts.areas && hit.feature < search.starts.streets ? 0 : NEAR_COST;
    for (const container of near) {
      if (container.gain > NEAR_COST * 2) take(container, otherTowns.includes(container) ? OTHER_TOWN_COST : more);
    }
    if (this.namesTwoTowns) districtCentres(search, retrieved, hit, known).forEach((it) => take(it, NEAR_COST));
    const isBesideNamedTown = otherTowns.some((container) => containerHits.includes(container));
    const liesInLongerTown = containerHits.some((container) =>
      isOtherTown(search, this.words, retrieved.containerHits, container));
    return { containerHits, mask, cost, isBesideNamedTown, liesInLongerTown };
  }

  /** Named containers that the map knows around a feature, and districts that a street passes through. Best first. */
  private knownAround(feature: number): Hit[] {
    const known: Hit[] = [];
    for (const around of this.search.containers.listAround(feature)) {
      const container = this.retrieved.containerHits.get(around);
      if (!container || known.includes(container) || isPartOf(this.search, container.feature, feature)) continue;
      known.push(container);
    }
    if (isStreet(this.search.starts, feature)) {
      for (const container of this.districts.reachedBy(feature)) if (!known.includes(container)) known.push(container);
    }
    return known.sort((a, b) => b.gain - a.gain);
  }

  /** Named containers near a feature that could contain it, best first; and those that are other towns than its own. */
  private nearby(feature: number, known: readonly Hit[], withNeighbours: boolean): { near: Hit[]; otherTowns: Hit[] } {
    const { containers, starts } = this.search;
    const { lat, lon } = containers.point(feature);
    const [near, otherTowns]: [Hit[], Hit[]] = [[], []];
    if (isRegionOrCountry(this.search, feature)) return { near, otherTowns };
    for (const container of this.named) {
      const { feature: named } = container;
      if (named === feature || known.includes(container) || isAround(this.search, feature, named)) continue;
      const liesInOther = named < starts.areas ? containers.liesInOtherSettlement(feature, named) : 'no';
      if (liesInOther === 'maybe' || liesInOther === 'hardly') otherTowns.push(container);
      const isNear = named < starts.areas ? liesInOther !== 'yes' && containers.metersNear(named, lat, lon) < Infinity
        : feature < starts.streets && couldLieIn(this.search, feature, named - starts.areas);
      if (isNear && liesInOther === 'hardly') this.hasNeighbour = true;
      if (isNear && (liesInOther !== 'hardly' || withNeighbours)) near.push(container);
    }
    near.sort((a, b) => b.gain - a.gain);
    return { near, otherTowns };
  }

  /** Whether it is a country, region or rural district without a border. Districts of a city have a finer level. */
  private isBorderlessRegion(area: number): boolean {
    const { starts, containers, tables: { areas } } = this.search;
    return area >= 0 && area < starts.streets - starts.areas && areas.level[area] <= DISTRICT_LEVEL
      && containers.isBorderless(area);
  }
}
