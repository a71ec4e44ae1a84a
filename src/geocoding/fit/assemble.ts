import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { charge, costOf, type Doubt } from '../query/doubt.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { allOf, type QueryWords } from '../query/words.ts';
import { AskedPostcodes } from './asked-postcodes.ts';
import { doubtTable } from '../query/doubts.ts';
import { DistrictHouses } from './district-houses.ts';
import { NamedElsewhere } from './elsewhere/named-elsewhere.ts';
import { FittedHits, type FittedHit } from './fitted-hits.ts';
import { Leftover } from './leftover.ts';
import type { Way } from './named-containers.ts';
import { kilometersFrom } from './numbers/asked-kilometer.ts';
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
  private readonly fitted: FittedHits;
  private readonly whereabouts: Whereabouts;
  private readonly postcodes: AskedPostcodes;
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
    this.left = new Leftover(search, words, retrieved);
    this.postcodes = new AskedPostcodes(search, words, retrieved);
    const districts = new DistrictHouses(search, retrieved);
    const elsewhere = new NamedElsewhere(search, words, retrieved.containerHits);
    const { left, postcodes } = this;
    this.fitted = new FittedHits(search, words, retrieved, { left, districts, postcodes, elsewhere });
    this.whereabouts = new Whereabouts(search, left, elsewhere, districts);
  }

  /** An upper bound of the score of a hit's candidate: everything else costs something. */
  mostScore({ feature, cost }: Hit): number {
    return this.search.prominence(feature) + this.nearby(feature) - cost + this.left.mostSpared +
      (this.retrieved.postcodes.length > 0 ? POSTCODE_BONUS : 0);
  }

  assemble(hit: Hit): Candidate {
    this.assembled++;
    this.fitted.containers.hasNeighbour = false;
    const plain = this.assembleAs(hit, false);
    if (!this.fitted.containers.hasNeighbour) return plain;
    // A house can lie in the settlement next to that of its street.
    const beside = this.assembleAs(hit, true);
    return beside.cost < plain.cost && liesInNamed(this.search, beside) ? beside : plain;
  }

  private assembleAs(hit: Hit, withNeighbours: boolean): Candidate {
    const whole = this.assembleIn(hit, { byWordsOnly: false, withNeighbours });
    // A number taken for the name of a quarter could be that of the house.
    if (!whole.containerHits.some(({ mask }) => this.left.wordsOf(mask) === 0)) return whole;
    const byWords = this.assembleIn(hit, { byWordsOnly: true, withNeighbours });
    return byWords.cost < whole.cost ? byWords : whole;
  }

  private assembleIn(hit: Hit, way: Way): Candidate {
    const { search, words } = this;
    const { feature } = hit;
    const fitted = this.fitted.of(hit, way);
    const { number, kilometer, postcode, point, explained } = fitted;
    const { containerHits, isBesideNamedTown, liesInLongerTown } = fitted.containers;
    const left = this.all & ~explained;
    const asked = { number, left, unnamed: fitted.unnamed, open: this.all & ~fitted.found };
    const where = this.whereabouts.of(hit, containerHits, asked);
    const doubts = this.doubtsAbout(fitted, where, left);
    const cost = costOf(doubts);
    const prominence = search.prominence(feature);
    return {
      feature, hit, containerHits, street: fitted.street, house: number?.house, asked: number?.asked,
      flats: number?.flats, kilometer,
      isOneOfTwo: number?.house !== undefined
        && (number.isOneOfTwo || words.isCorrected || hasSecond(words, number.end, left)),
      postcode: postcode.agreement, explained,
      isOtherNumber: fitted.isOtherNumber
        || (!number && feature >= search.starts.streets && couldBeHouse(words, hit.mask)),
      isElsewhere: where.isElsewhere, isBesideNamedTown, liesInLongerTown, contradiction: where.contradiction,
      isBesideRegion: where.isBesideRegion, isFar: where.isFar, cost, doubts, lat: point.lat, lon: point.lon,
      prominence,
      score: -cost + prominence + this.nearby(feature) +
        (postcode.agreement === 'exact' ? POSTCODE_BONUS : 0) - kilometersFrom(search, feature, kilometer),
    };
  }

  /** Everything that makes the fit worse. `left`: mask of the atoms that nothing explains. */
  private doubtsAbout(fitted: FittedHit, where: ReturnType<Whereabouts['of']>, left: number): Doubt[] {
    const { hit, containers, street, kilometer, number, postcode } = fitted;
    const spared = this.left.sparedBy(hit, containers.containerHits, left);
    const doubts: Doubt[] = [];
    charge(doubts, 'name', hit.cost);
    charge(doubts, 'containerHits', containers.cost);
    if (street) charge(doubts, 'street', street.cost);
    charge(doubts, 'titles', fitted.titles.cost);
    charge(doubts, 'typeWords', fitted.strangeTypes * doubtTable.typeWords.cost);
    charge(doubts, 'number', number?.house ? number.house.cost + number.cost : 0);
    if (kilometer) charge(doubts, 'kilometer', kilometer.cost);
    charge(doubts, 'leftOver', Math.max(0, this.left.weighLeft(left, number?.end) - spared));
    if (where.contradiction === 'unknown') charge(doubts, 'unknownPlace', doubtTable.unknownPlace.cost);
    if (where.away) charge(doubts, where.away, where.awayCost);
    if (hit.isShort && this.left.streets.hasStrangeBeside(hit.mask, left)) {
      charge(doubts, 'otherName', doubtTable.otherName.cost);
    }
    if (this.left.isStray(hit, left)) charge(doubts, 'strayNumber', doubtTable.strayNumber.cost);
    if (postcode.agreement === 'wrong') charge(doubts, 'wrongPostcode', this.postcodes.wrongCost(fitted.point));
    return doubts;
  }
}

/** Whether the candidate's house lies in each named settlement that its street does not lie in. */
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
