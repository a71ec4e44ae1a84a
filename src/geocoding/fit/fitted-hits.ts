import { atomsThat, bitsOf } from '../atoms/masks.ts';
import type { FoundKilometer } from '../houses/kilometers.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { allOf, type QueryWords } from '../query/words.ts';
import { noTitles, titlesBeside, type Titles } from '../read/titles.ts';
import type { AskedPostcodes } from './asked-postcodes.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { NamedElsewhere } from './elsewhere/named-elsewhere.ts';
import { absorb } from './explained-words.ts';
import type { Leftover } from './leftover.ts';
import { NamedContainers, type Containment, type Way } from './named-containers.ts';
import { NamedFeatures } from './named-features.ts';
import { kilometerOf } from './numbers/asked-kilometer.ts';
import { AskedNumbers, type Numbered } from './numbers/asked-numbers.ts';
import { DecidedNumbers } from './numbers/decided-numbers.ts';

/** A hit with what the rest of the query says about it. */
export interface FittedHit {
  readonly hit: Hit;
  readonly containers: Containment;
  /** The street of a POI, where the query names it. */
  readonly street: Hit | undefined;
  readonly kilometer: FoundKilometer | undefined;
  readonly number: Numbered | undefined;
  readonly isOtherNumber: boolean;
  readonly point: { readonly lat: number; readonly lon: number };
  readonly postcode: ReturnType<AskedPostcodes['of']>;
  readonly titles: Titles;
  /** Mask of the atoms that the names, the number and the postcode explain. */
  readonly found: number;
  /** Mask of the atoms left before type words are absorbed: a word like these can name a town, "Тюмень", "влад". */
  readonly unnamed: number;
  /** Mask of all atoms that are understood. */
  readonly explained: number;
  /** Type words that belong to nothing found. */
  readonly strangeTypes: number;
}

interface Surroundings {
  readonly left: Leftover;
  readonly districts: DistrictHouses;
  readonly postcodes: AskedPostcodes;
  readonly elsewhere: NamedElsewhere;
}

/** Explains the words of the query around each hit, the surest first. */
export class FittedHits {
  readonly containers: NamedContainers;
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly around: Surroundings;
  private readonly named: NamedFeatures;
  private readonly numbers: DecidedNumbers;
  private readonly all: number;
  /** Mask of the type words, except those of parts of a house. */
  private readonly typeMask: number;

  constructor(search: AtlasSearch, words: QueryWords, retrieved: Retrieved, around: Surroundings) {
    this.search = search;
    this.words = words;
    this.around = around;
    this.all = allOf(words);
    this.containers = new NamedContainers(search, words, retrieved, around.left, around.districts);
    this.named = new NamedFeatures(search, retrieved);
    const numbers = new AskedNumbers(search, words, retrieved, around.districts);
    this.numbers = new DecidedNumbers(search, words, around.left, numbers);
    this.typeMask = atomsThat(words.atoms, (_, at) =>
      words.types[at].length > 0 && words.types[at].every(({ level }) => level !== 'building'));
  }

  of(hit: Hit, way: Way): FittedHit {
    const { search, words, all, named } = this;
    const { feature } = hit;
    const containers = this.containers.of(hit, way);
    const { containerHits, mask } = containers;
    const street = named.streetOf(feature, mask);
    let explained = mask | (street ? street.mask | street.typeMask : 0);
    const kilometer = kilometerOf(search, words, feature, explained);
    if (kilometer) explained |= words.kilometer!.mask;
    const numbered = this.numbers.of(hit, containerHits, mask, explained);
    const { number, isOtherNumber } = numbered;
    explained = numbered.explained;
    const point = number?.house ?? kilometer ?? search.containers.point(feature);
    const postcode = this.around.postcodes.of(feature, number?.house?.row, explained);
    explained |= postcode.mask;
    if (number?.house) {
      explained |= named.nameOf(number.house.row, all & ~(explained | this.around.elsewhere.wellKnownMask));
    }
    const found = explained;
    explained |= this.around.elsewhere.agreeing({ hit, left: all & ~explained });
    explained |= this.around.left.repeated.among(containerHits, all & ~explained);
    const unnamed = all & ~explained;
    const titles = this.titlesOf(hit, explained);
    explained = absorb(words, explained | titles.mask);
    const strangeTypes = bitsOf(explained & ~found & this.typeMask);
    return {
      hit, containers, street, kilometer, number, isOtherNumber, point, postcode, titles, found, unnamed, explained,
      strangeTypes,
    };
  }

  private titlesOf(hit: Hit, explained: number): Titles {
    const { atoms, titleMask, roomMask } = this.words;
    const left = titleMask & ~explained & ~roomMask;
    return left === 0 ? noTitles
      : titlesBeside(atoms, hit.mask, left, (...title) => this.named.bearsTitle(hit, this.words, ...title));
  }
}
