import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { AskedNumbers, type Numbered } from './asked-numbers.ts';
import { AskedPostcodes } from './asked-postcodes.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { costOf, type Doubt } from '../query/doubt.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { charge, costs } from './costs.ts';
import { DistrictHouses } from './district-houses.ts';
import { findKilometer, type FoundKilometer } from '../houses/kilometers.ts';
import { beforeGrounds } from './before-grounds.ts';
import { Leftover } from './leftover.ts';
import { isAround, isPartOf, mayLieIn, nameBeside } from './lies-in.ts';
import { atomsThat, bitsOf } from '../atoms/masks.ts';
import { hasSecond, isTurned, mayBeHouse } from './number-words.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { NamedElsewhere } from './named-elsewhere.ts';
import { NamedThings } from './named-things.ts';
import { allOf, type QueryWords } from '../query/words.ts';
import { noTitles, titlesBeside, type Titles } from '../read/titles.ts';
import { streetName } from '../language/street-name.ts';
import { isOfStation } from '../language/type-words.ts';

/** A word of the name is missing and more: no house of such a street is told. */
const UNLIKE_COST = 0.65;
const NEAR_COST = 0.1;
/** It may well be in a region of which the map has only the name. */
const BORDERLESS_COST = 0.04;
const DISTRICT_LEVEL = 6;
/** "с. Майма, Разъезд, ул. Ленина": of two places that do not hold each other the one told last is nearer. */
const LAST_PLACE_BONUS = 0.1;
/** Of a suburb the city near by is told now and then. */
const OTHER_TOWN_COST = 0.5;
/** So much has a town of a longer name. */
const LONGER_COST = 0.02;
/** A type word that belongs to nothing found. */
const STRANGE_TYPE_COST = 0.015;
const POSTCODE_BONUS = 0.08;

/** How grounds are taken: none by its number alone; settlements beside that of the street as well. */
interface Way {
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

export class Assembler {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  private readonly nearby: (thing: number) => number;
  private readonly around = new Uint32Array(MOST_AROUND);
  private readonly all: number;
  private readonly left: Leftover;
  private readonly numbers: AskedNumbers;
  private readonly named: NamedThings;
  private readonly elsewhere: NamedElsewhere;
  private readonly districts: DistrictHouses;
  private readonly borderless: readonly Hit[];
  private readonly postcodes: AskedPostcodes;
  /** Type words, but for those of parts of a house. */
  private readonly typeMask: number;
  /** How many candidates were. */
  assembled = 0;
  /** Of the thing at hand: a settlement beside it is named. */
  private hasNeighbour = false;

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, nearby: (thing: number) => number,
  ) {
    this.search = search;
    this.words = words;
    this.retrieved = retrieved;
    this.nearby = nearby;
    this.all = allOf(words);
    this.districts = new DistrictHouses(search, retrieved);
    this.left = new Leftover(search, words, retrieved);
    this.named = new NamedThings(search, retrieved);
    this.numbers = new AskedNumbers(search, words, retrieved, this.districts);
    this.elsewhere = new NamedElsewhere(search, words, retrieved.grounds);
    this.postcodes = new AskedPostcodes(search, words, retrieved);
    this.typeMask = atomsThat(words.atoms, (_, at) =>
      words.types[at].length > 0 && words.types[at].every(({ level }) => level !== 'building'));
    this.borderless = [...retrieved.grounds.values()].filter(({ thing }) => this.mayReach(thing - search.starts.areas))
      .sort((a, b) => b.gain - a.gain);
  }

  /** What the candidate of a hit may have at most: all else costs something. */
  mostScore({ thing, cost }: Hit): number {
    return this.search.standing(thing) + this.nearby(thing) - cost + this.left.mostSpared +
      (this.retrieved.postcodes.length > 0 ? POSTCODE_BONUS : 0);
  }

  assemble(hit: Hit): Candidate {
    this.assembled++;
    this.hasNeighbour = false;
    const own = this.assembleAs(hit, false);
    if (!this.hasNeighbour) return own;
    // A house may be in the settlement beside its street's.
    const other = this.assembleAs(hit, true);
    return other.house && other.cost < own.cost && this.isInAll(other.house.row, other) ? other : own;
  }

  private assembleAs(hit: Hit, isOfNeighbours: boolean): Candidate {
    const whole = this.assembleIn(hit, { isOfWords: false, isOfNeighbours });
    // What looks like the number of a quarter may be that of the house.
    if (!whole.grounds.some(({ mask }) => this.left.wordsOf(mask) === 0)) return whole;
    const other = this.assembleIn(hit, { isOfWords: true, isOfNeighbours });
    return other.cost < whole.cost ? other : whole;
  }

  /** Whether a house is in those settlements beside its street that it is said to be in. */
  private isInAll(house: number, { thing, grounds }: Candidate): boolean {
    const { containers, starts, tables: { houses, places } } = this.search;
    const isIn = (ground: number): boolean => {
      for (let place = houses.place[house], steps = 0; place !== NONE && steps < 5; steps++) {
        if (place === ground) return true;
        place = places.parent[place];
      }
      return false;
    };
    return grounds.every(({ thing: ground }) =>
      ground >= starts.areas || containers.isOfOther(thing, ground) !== 'hardly' || isIn(ground));
  }

  private assembleIn(hit: Hit, way: Way): Candidate {
    const { thing } = hit;
    const { starts } = this.search;
    const { grounds, mask, cost, isBesideTown, isOfLongerTown } = this.groundsOf(hit, way);
    const street = this.named.streetOf(thing, mask);
    let explained = mask | (street ? street.mask | street.typeMask : 0);
    const kilometer = this.kilometerOf(thing, explained);
    if (kilometer) explained |= this.words.kilometer!.mask;
    const numbered = this.numberOf(hit, grounds, mask, explained);
    const { number, isOtherNumber } = numbered;
    explained = numbered.explained;
    const point = number?.house ?? kilometer ?? this.search.containers.point(thing);
    const postcode = this.postcodes.of(thing, number?.house?.row, explained);
    explained |= postcode.mask;
    if (number?.house) explained |= this.named.nameOf(number.house.row, this.all & ~explained);
    const own = explained;
    explained |= this.elsewhere.agreeing({ hit, left: this.all & ~explained });
    explained |= this.left.repeated.among(grounds, this.all & ~explained);
    // What is like a type word may be the name of a town: "Тюмень", "влад".
    const untold = this.all & ~explained;
    const titles = this.titlesOf(hit, explained);
    explained = this.absorb(explained | titles.mask);
    const strangeTypes = bitsOf(explained & ~own & this.typeMask) * STRANGE_TYPE_COST;
    const left = this.all & ~explained;
    const { isElsewhere, isFar, contradiction, away, awayCost } =
      this.whereabouts(hit, grounds, { number, left, untold, open: this.all & ~own });
    const ofNumber = number?.house ? number.house.cost + number.cost : 0;
    const isOtherName = hit.isShort && this.left.streets.hasStrangeBeside(hit.mask, left);
    const spared = this.left.sparedBy(hit, grounds, left);
    const against: Doubt[] = [];
    charge(against, 'name', hit.cost);
    charge(against, 'grounds', cost);
    if (street) charge(against, 'street', street.cost);
    charge(against, 'titles', titles.cost);
    charge(against, 'typeWords', strangeTypes);
    charge(against, 'number', ofNumber);
    if (kilometer) charge(against, 'kilometer', kilometer.cost);
    charge(against, 'leftOver', Math.max(0, this.left.weighLeft(left, number?.end) - spared));
    if (contradiction === 'unknown') charge(against, 'unknownPlace', costs.unknownPlace.cost);
    if (away) charge(against, away, awayCost);
    if (isOtherName) charge(against, 'otherName', costs.otherName.cost);
    if (this.left.isStray(hit, left)) charge(against, 'strayNumber', costs.strayNumber.cost);
    if (postcode.agreement === 'wrong') charge(against, 'postcode', this.postcodes.wrongCost(point));
    const total = costOf(against);
    return {
      thing, hit, grounds, street, house: number?.house, asked: number?.asked, flats: number?.flats, kilometer,
      isOneOfTwo: number?.house !== undefined && (number.isOneOfTwo || hasSecond(this.words, number.end, left)),
      postcode: postcode.agreement, explained,
      isOtherNumber: isOtherNumber || (!number && thing >= starts.streets && mayBeHouse(this.words, hit.mask)),
      isElsewhere, isBesideTown, isOfLongerTown, contradiction, isFar, cost: total, against,
      lat: point.lat, lon: point.lon, standing: this.search.standing(thing),
      score: -total + this.search.standing(thing) + this.nearby(thing) +
        (postcode.agreement === 'exact' ? POSTCODE_BONUS : 0) - this.kilometersFrom(thing, kilometer),
    };
  }

  /** Whether it is elsewhere than the query says. Nothing explains `left`, nor, but for type words, `untold`. */
  private whereabouts(
    hit: Hit, grounds: readonly Hit[],
    { number, left, untold, open }: { number: Numbered | undefined; left: number; untold: number; open: number },
  ) {
    const other = this.left.namesOther(hit, left);
    const contradiction = this.elsewhere.contradicts({ hit, grounds, left: untold });
    const isContradicted = contradiction !== undefined && contradiction !== 'unknown';
    const isAstray = number?.house !== undefined && this.districts.isAstray(number.house.row, hit, grounds);
    const isOfDistrict = !isContradicted && (isAstray || other === 'district');
    const isElsewhere = other !== undefined || isContradicted || isAstray;
    const isOther = number?.house !== undefined && this.left.streets.namesOther(hit, open, number.end);
    const isFar = other === 'far' && !grounds.some((ground) => ground.thing < this.search.starts.areas);
    const away = awayAs(hit, isElsewhere, isOther, isOfDistrict);
    const isLast = isElsewhere && this.left.isToldLast(hit, grounds, open);
    const awayCost = away ? costs[away].cost - (isLast ? LAST_PLACE_BONUS : 0) : 0;
    return { isElsewhere, isFar, contradiction, away, awayCost };
  }

  /** The number that is asked for, with its house where that may be told; `mask`: of the thing and its grounds. */
  private numberOf(hit: Hit, grounds: readonly Hit[], mask: number, before: number) {
    const number = hit.thing < this.search.starts.postcodes
      ? this.numbers.find(hit.thing, before, hit.mask) : undefined;
    let explained = before;
    const isOfStreet = number && this.isOfStreet(hit, grounds, number, explained);
    if (number && !isOfStreet) explained |= number.mask;
    else if (number?.house) number.house = undefined;
    const isOtherNumber = this.left.namesOrdinal(hit.mask, this.all & ~explained)
      || (number?.house !== undefined && isTurned(this.words, hit.mask, number.mask));
    if (number?.house && ((hit.isShort && hit.cost > UNLIKE_COST) || isOtherNumber)) {
      explained &= ~number.mask | mask;
      number.house = undefined;
    }
    return { number, explained, isOtherNumber };
  }

  /** A settlement has no house for a street, or a quarter, that was not understood. */
  private isOfStreet(hit: Hit, grounds: readonly Hit[], { mask, end, asked }: Numbered, explained: number): boolean {
    if (hit.thing >= this.search.starts.areas) return false;
    const said = explained | mask | this.left.repeated.among(grounds, ~explained)
      | beforeGrounds(this.words, hit, grounds);
    return this.left.streets.names(~said, end) || this.left.namesQuarter(~explained, asked);
  }

  private titlesOf(hit: Hit, explained: number): Titles {
    const { atoms, titleMask, roomMask } = this.words;
    const left = titleMask & ~explained & ~roomMask;
    return left === 0 ? noTitles
      : titlesBeside(atoms, hit.mask, left, (...title) => this.named.bearsTitle(hit, this.words, ...title));
  }

  /** The names of grounds around the thing that the query gives, each with words of its own. */
  private groundsOf(hit: Hit, { isOfWords, isOfNeighbours }: Way): Grounds {
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

  /** Where the road is so far along, unless the words are part of a name. */
  private kilometerOf(thing: number, used: number): FoundKilometer | undefined {
    const { starts, tables } = this.search;
    const { kilometer } = this.words;
    if (!kilometer || kilometer.mask & used || thing < starts.streets || thing >= starts.pois) return undefined;
    return findKilometer(tables, thing - starts.streets, kilometer.meters);
  }

  /** Of the streets that a road is made of, the one that is nearest; in hundredths of a typo. */
  private kilometersFrom(thing: number, kilometer: FoundKilometer | undefined): number {
    if (!kilometer) return 0;
    const { lat, lon } = this.search.containers.point(thing);
    return Math.min(0.01, distanceMeters(lat, lon, kilometer.lat, kilometer.lon) / 1e7);
  }

  /** Type words beside what is understood, and words that mean nothing by themselves, need no explanation. */
  private absorb(explained: number): number {
    const { atoms, types, weights } = this.words;
    let mask = explained;
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < atoms.length; at++) {
        if (this.words.roomMask & (1 << at)) continue;
        const isBeside = (mask & (1 << (at + 1))) !== 0 || (at > 0 && (mask & (1 << (at - 1))) !== 0);
        if (isBeside && types[at].length > 0 && weights[at] <= 0.1 && !isOfStation(types[at])) mask |= 1 << at;
        if (weights[at] <= 0.02) mask |= 1 << at;
      }
    }
    return mask;
  }
}

/** What stands against a thing that is elsewhere than the query says; a district is told less surely than a town. */
function awayAs(
  { typeMask }: Hit, isElsewhere: boolean, isOtherStreet: boolean, isOfDistrict: boolean,
): 'otherStreet' | 'otherDistrict' | 'elsewhere' | undefined {
  if (isOtherStreet && typeMask === 0) return 'otherStreet';
  if (isOfDistrict && !isOtherStreet) return 'otherDistrict';
  return isElsewhere || isOtherStreet ? 'elsewhere' : undefined;
}
