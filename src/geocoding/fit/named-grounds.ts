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

interface Grounds {
  readonly grounds: Hit[];
  readonly mask: number;
  readonly cost: number;
  readonly isBesideTown: boolean;
  readonly isOfLongerTown: boolean;
}

const noGrounds = (mask: number): Grounds =>
  ({ grounds: [], mask, cost: 0, isBesideTown: false, isOfLongerTown: false });

/** The grounds that a query names around things. */
export class NamedGrounds {
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
    this.borderless = [...retrieved.grounds.values()].filter(({ thing }) => this.mayReach(thing - search.starts.areas))
      .sort((a, b) => b.gain - a.gain);
  }

  /** The names of grounds around the thing that the query gives, each with words of its own. */
  of(hit: Hit, { isOfWords, isOfNeighbours }: Way): Grounds {
    const { containers, starts } = this.search;
    const own = hit.mask | hit.typeMask;
    if (this.retrieved.grounds.size === 0) return noGrounds(own);
    const possible: Hit[] = [];
    const count = containers.around(hit.thing, this.around);
    for (let i = 0; i < count; i++) {
      const ground = this.retrieved.grounds.get(this.around[i]);
      if (!ground || possible.includes(ground) || isPartOf(this.search, ground.thing, hit.thing)) continue;
      possible.push(ground);
    }
    if (hit.thing >= starts.streets && hit.thing < starts.pois) {
      for (const ground of this.districts.reachedBy(hit.thing)) if (!possible.includes(ground)) possible.push(ground);
    }
    const { lat, lon } = containers.point(hit.thing);
    const near: Hit[] = [];
    const others: Hit[] = [];
    for (const ground of this.retrieved.grounds.values()) {
      if (ground.thing === hit.thing || possible.includes(ground) || isAround(this.search, hit.thing, ground.thing)) {
        continue;
      }
      const other = ground.thing < starts.areas ? containers.isOfOther(hit.thing, ground.thing) : 'no';
      if (other === 'maybe' || other === 'hardly') others.push(ground);
      const isNear = ground.thing < starts.areas
        ? other !== 'yes' && containers.metersNear(ground.thing, lat, lon) < Infinity
        : hit.thing < starts.streets && mayLieIn(this.search, hit.thing, ground.thing - starts.areas);
      if (isNear && other === 'hardly') this.hasNeighbour = true;
      if (isNear && (other !== 'hardly' || isOfNeighbours)) near.push(ground);
    }
    const grounds: Hit[] = [];
    let mask = own;
    let cost = 0;
    const take = (best: Hit, more: number): void => {
      const other = this.retrieved.otherGrounds.get(best.thing);
      const ground = best.mask & mask ? other ?? best : nameBeside(best, other, possible);
      if (ground.mask & mask || (isOfWords && this.left.wordsOf(ground.mask) === 0)) return;
      grounds.push(ground);
      mask |= ground.mask | ground.typeMask;
      cost += ground.cost + more;
    };
    possible.sort((a, b) => b.gain - a.gain);
    near.sort((a, b) => b.gain - a.gain);
    for (const ground of possible) take(ground, 0);
    for (const ground of this.borderless) if (ground.thing !== hit.thing) take(ground, BORDERLESS_COST);
    // Of an area it is not known what it lies in, but for its box.
    const more = hit.thing >= starts.areas && hit.thing < starts.streets ? 0 : NEAR_COST;
    for (const ground of near) {
      if (ground.gain > NEAR_COST * 2) take(ground, others.includes(ground) ? OTHER_TOWN_COST : more);
    }
    const isBesideTown = others.some((ground) => grounds.includes(ground));
    return { grounds, mask, cost, isBesideTown, isOfLongerTown: grounds.some((ground) => this.isLongerTown(ground)) };
  }

  private isLongerTown({ thing, mask, cost }: Hit): boolean {
    if (thing >= this.search.starts.areas || cost < LONGER_COST || this.isCalledJustSo(thing, mask)) return false;
    for (const other of this.retrieved.grounds.values()) {
      const isTold = other.thing < this.search.starts.areas && other.thing !== thing && other.mask === mask;
      if (isTold && other.cost < cost && this.isCalledJustSo(other.thing, mask)) return true;
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
