import { NONE } from '../../kernel/columns.ts';
import { atomsThat, bitsOf } from '../atoms/masks.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { costOf, type Doubt } from '../query/doubt.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { allOf, type QueryWords } from '../query/words.ts';
import { noTitles, titlesBeside, type Titles } from '../read/titles.ts';
import { kilometerOf, kilometersFrom } from './numbers/asked-kilometer.ts';
import { AskedNumbers } from './numbers/asked-numbers.ts';
import { AskedPostcodes } from './asked-postcodes.ts';
import { charge, costs } from './costs.ts';
import { DecidedNumbers } from './numbers/decided-numbers.ts';
import { DistrictHouses } from './district-houses.ts';
import { absorb } from './explained-words.ts';
import { Leftover } from './leftover.ts';
import { NamedElsewhere } from './elsewhere/named-elsewhere.ts';
import { NamedContainers, type Way } from './named-containers.ts';
import { NamedFeatures } from './named-features.ts';
import { couldBeHouse, hasSecond } from './numbers/number-words.ts';
import { Whereabouts } from './whereabouts.ts';

const POSTCODE_BONUS = 0.08;

/** Turns each hit into a candidate that explains the whole query. */
export class Assembler {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  private readonly nearby: (feature: number) => number;
  private readonly all: number;
  private readonly left: Leftover;
  private readonly containerHits: NamedContainers;
  private readonly numbers: DecidedNumbers;
  private readonly named: NamedFeatures;
  private readonly elsewhere: NamedElsewhere;
  private readonly whereabouts: Whereabouts;
  private readonly districts: DistrictHouses;
  private readonly postcodes: AskedPostcodes;
  /** Mask of the type words, except those of parts of a house. */
  private readonly typeMask: number;
  /** The number of candidates assembled so far. */
  assembled = 0;

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, nearby: (feature: number) => number,
  ) {
    this.search = search;
    this.words = words;
    this.retrieved = retrieved;
    this.nearby = nearby;
    this.all = allOf(words);
    this.districts = new DistrictHouses(search, retrieved);
    this.left = new Leftover(search, words, retrieved);
    this.containerHits = new NamedContainers(search, words, retrieved, this.left, this.districts);
    this.named = new NamedFeatures(search, retrieved);
    const numbers = new AskedNumbers(search, words, retrieved, this.districts);
    this.numbers = new DecidedNumbers(search, words, this.left, numbers);
    this.elsewhere = new NamedElsewhere(search, words, retrieved.containerHits);
    this.whereabouts = new Whereabouts(search, this.left, this.elsewhere, this.districts);
    this.postcodes = new AskedPostcodes(search, words, retrieved);
    this.typeMask = atomsThat(words.atoms, (_, at) =>
      words.types[at].length > 0 && words.types[at].every(({ level }) => level !== 'building'));
  }

  /** An upper bound of the score of a hit's candidate: everything else costs something. */
  mostScore({ feature, cost }: Hit): number {
    return this.search.prominence(feature) + this.nearby(feature) - cost + this.left.mostSpared +
      (this.retrieved.postcodes.length > 0 ? POSTCODE_BONUS : 0);
  }

  assemble(hit: Hit): Candidate {
    this.assembled++;
    this.containerHits.hasNeighbour = false;
    const plain = this.assembleAs(hit, false);
    if (!this.containerHits.hasNeighbour) return plain;
    // A house can lie in the settlement beside that of its street.
    const beside = this.assembleAs(hit, true);
    return beside.cost < plain.cost && liesInNamed(this.search, beside) ? beside : plain;
  }

  private assembleAs(hit: Hit, isOfNeighbours: boolean): Candidate {
    const whole = this.assembleIn(hit, { isOfWords: false, isOfNeighbours });
    // A number taken for the name of a quarter could be that of the house.
    if (!whole.containerHits.some(({ mask }) => this.left.wordsOf(mask) === 0)) return whole;
    const ofWords = this.assembleIn(hit, { isOfWords: true, isOfNeighbours });
    return ofWords.cost < whole.cost ? ofWords : whole;
  }

  private assembleIn(hit: Hit, way: Way): Candidate {
    const { feature } = hit;
    const { starts } = this.search;
    const { containerHits, mask, cost, isBesideNamedTown, isInLongerTown } = this.containerHits.of(hit, way);
    const street = this.named.streetOf(feature, mask);
    let explained = mask | (street ? street.mask | street.typeMask : 0);
    const kilometer = kilometerOf(this.search, this.words, feature, explained);
    if (kilometer) explained |= this.words.kilometer!.mask;
    const numbered = this.numbers.of(hit, containerHits, mask, explained);
    const { number, isOtherNumber } = numbered;
    explained = numbered.explained;
    const point = number?.house ?? kilometer ?? this.search.containers.point(feature);
    const postcode = this.postcodes.of(feature, number?.house?.row, explained);
    explained |= postcode.mask;
    if (number?.house) explained |= this.named.nameOf(number.house.row, this.all & ~explained);
    const found = explained;
    explained |= this.elsewhere.agreeing({ hit, left: this.all & ~explained });
    explained |= this.left.repeated.among(containerHits, this.all & ~explained);
    // Before type words are absorbed: a word like a type word can name a town, "Тюмень", "влад".
    const unnamed = this.all & ~explained;
    const titles = titlesOf(this.words, this.named, hit, explained);
    explained = absorb(this.words, explained | titles.mask);
    const strangeTypes = bitsOf(explained & ~found & this.typeMask) * costs.typeWords.cost;
    const left = this.all & ~explained;
    const { isElsewhere, isFar, contradiction, away, awayCost } =
      this.whereabouts.of(hit, containerHits, { number, left, unnamed, open: this.all & ~found });
    const ofNumber = number?.house ? number.house.cost + number.cost : 0;
    const isOtherName = hit.isShort && this.left.streets.hasStrangeBeside(hit.mask, left);
    const spared = this.left.sparedBy(hit, containerHits, left);
    const doubts: Doubt[] = [];
    charge(doubts, 'name', hit.cost);
    charge(doubts, 'containerHits', cost);
    if (street) charge(doubts, 'street', street.cost);
    charge(doubts, 'titles', titles.cost);
    charge(doubts, 'typeWords', strangeTypes);
    charge(doubts, 'number', ofNumber);
    if (kilometer) charge(doubts, 'kilometer', kilometer.cost);
    charge(doubts, 'leftOver', Math.max(0, this.left.weighLeft(left, number?.end) - spared));
    if (contradiction === 'unknown') charge(doubts, 'unknownPlace', costs.unknownPlace.cost);
    if (away) charge(doubts, away, awayCost);
    if (isOtherName) charge(doubts, 'otherName', costs.otherName.cost);
    if (this.left.isStray(hit, left)) charge(doubts, 'strayNumber', costs.strayNumber.cost);
    if (postcode.agreement === 'wrong') charge(doubts, 'postcode', this.postcodes.wrongCost(point));
    const total = costOf(doubts);
    return {
      feature, hit, containerHits, street, house: number?.house, asked: number?.asked, flats: number?.flats, kilometer,
      isOneOfTwo: number?.house !== undefined && (number.isOneOfTwo || hasSecond(this.words, number.end, left)),
      postcode: postcode.agreement, explained,
      isOtherNumber: isOtherNumber || (!number && feature >= starts.streets && couldBeHouse(this.words, hit.mask)),
      isElsewhere, isBesideNamedTown, isInLongerTown, contradiction, isFar, cost: total, doubts,
      lat: point.lat, lon: point.lon, prominence: this.search.prominence(feature),
      score: -total + this.search.prominence(feature) + this.nearby(feature) +
        (postcode.agreement === 'exact' ? POSTCODE_BONUS : 0) - kilometersFrom(this.search, feature, kilometer),
    };
  }
}

/** Whether a candidate has a house, which lies in each named settlement that its street does not lie in. */
function liesInNamed(
  { containers, starts, tables }: AtlasSearch, { feature, house, containerHits }: Candidate,
): boolean {
  if (!house) return false;
  const { houses, places } = tables;
  const liesIn = (container: number): boolean => {
    for (let place = houses.place[house.row], steps = 0; place !== NONE && steps < 5; steps++) {
      if (place === container) return true;
      place = places.parent[place];
    }
    return false;
  };
  return containerHits.every(({ feature: container }) =>
    container >= starts.areas || liesIn(container)
    || containers.liesInOtherSettlement(feature, container) !== 'hardly');
}

function titlesOf(words: QueryWords, named: NamedFeatures, hit: Hit, explained: number): Titles {
  const { atoms, titleMask, roomMask } = words;
  const left = titleMask & ~explained & ~roomMask;
  return left === 0 ? noTitles
    : titlesBeside(atoms, hit.mask, left, (...title) => named.bearsTitle(hit, words, ...title));
}
