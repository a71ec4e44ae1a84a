import { NONE } from '../../kernel/columns.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Contradiction } from '../query/candidate.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { countryCodeAt } from '../atoms/country-phrases.ts';
import { fold } from '../text/fold.ts';
import {
  beginsCountry, beginsKnownName, centreOfRegion, codeOfCountry, findKnownCity, isCentreOfRegion, isCityOfRegion,
  isCountry, isKnownCityStem, nameKey,
} from '../language/known-cities.ts';
import { isLightWord, isSmallWord } from '../language/known-names.ts';
import { lastOf } from '../atoms/masks.ts';
import type { Hit } from '../query/hit.ts';
import { roles, type QueryWords } from '../query/words.ts';
import { townsOf } from './towns-named.ts';
import { regionCodes, type TypeWord } from '../language/type-words.ts';

/** Words of a query that name a settlement or region, whether the atlas has it or not. */
interface Mention {
  readonly mask: number;
  readonly kind: Contradiction;
  /** It may mean something else behind the street: "д. Калужка" is a house there. */
  readonly isBefore: boolean;
  /** It counts only where the name of what is found follows at once. */
  readonly isTied: boolean;
  /** Nobody writes this name by a slip for another one. */
  readonly isKnown: boolean;
  /** Of a region: the key of its centre. */
  readonly centre?: string;
  /** Of a country: its code. */
  readonly country?: string;
  /** Of a known city: the keys of those called so. */
  readonly cities?: ReadonlySet<string>;
}

/** What is understood of a query when a thing is the answer. */
export interface Understood {
  readonly hit: Hit;
  readonly grounds: readonly Hit[];
  readonly left: number;
}

const sure = { isBefore: false, isTied: false, isKnown: false } as const;
const inTown = new Set(['v', 'vo', 'iz']);
/** What addresses have near them rather than are in: "пл. Ленина". */
const landmarks = new Set(['platforma', 'stanciya', 'vokzal', 'ulus', 'mestechko']);
const COUNTRY_LEVEL = 2;
const MOST_WORDS = 4;
/** A case of speech costs less. */
const MISREAD_COST = 0.2;
/** A name that may be another thing's has to be as unlike it. */
const UNLIKE_COST = 0.4;

/**
 * Finds out whether a query names a place that is not where an answer is. That the atlas does not know "Калуга" is no
 * reason to take its Канская улица for the one in Калуга.
 */
export class NamedElsewhere {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly mentions: readonly Mention[];
  private readonly grounds: ReadonlyMap<number, Hit>;
  /** Atoms that are, as they stand, the name of a town or village of the atlas; unknown until it is asked for. */
  private towns: number | undefined;

  constructor(search: AtlasSearch, words: QueryWords, grounds: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.words = words;
    this.grounds = grounds;
    this.mentions = words.atoms.flatMap(({ isNumber }, at) => (isNumber ? [] : (this.mentionAt(at) ?? [])));
  }

  /** Of several the first of this order: `place`, `region`, `unknown`. */
  contradicts({ hit, grounds, left }: Understood): Contradiction | undefined {
    let found = this.unmatchedField(left);
    if (found === 'place' || this.isOfTown(hit)) return 'place';
    for (const mention of this.mentions) {
      const { mask, kind, isBefore, isTied } = mention;
      if (isBefore && mask > (hit.mask | hit.typeMask) && !this.isBesideHouse(mask, hit, left)) continue;
      if (isTied && ((hit.mask | hit.typeMask) & this.nextTo(mask)) === 0) continue;
      const misread = grounds.some((one) => this.isMisread(mention, one)) || this.isMisread(mention, hit, grounds);
      if ((mask & ~left) !== 0 && !misread) continue;
      if (kind === 'region' && !this.isOtherRegion(hit, grounds, mention)) continue;
      if (kind === 'unknown' && grounds.some(({ thing }) => thing < this.search.starts.areas)) continue;
      if (kind === 'place') return kind;
      if (found !== 'region') found = kind;
    }
    return found;
  }

  /** What follows at once, whatever titles and postcodes stand between: "спб академика Павлова". */
  private nextTo(mask: number): number {
    const { atoms, titleMask } = this.words;
    let at = 32 - Math.clz32(mask);
    let next = 1 << at;
    const isBetween = (one: number): boolean => (titleMask & (1 << one)) !== 0
      || (atoms[one]?.isNumber && isPostcodeLike(atoms[one].key));
    while (at + 1 < atoms.length && isBetween(at)) next |= 1 << ++at;
    return next;
  }

  /** Words that are left and name the region or country it is in, though the atlas does not say so. */
  agreeing({ hit, left }: Pick<Understood, 'hit' | 'left'>): number {
    let mask = 0;
    for (const mention of this.mentions) {
      const isLeft = (mention.mask & ~left) === 0 && (mention.kind === 'region' || mention.cities !== undefined);
      if (isLeft && this.agrees(hit, mention)) mask |= mention.mask;
    }
    return mask;
  }

  /** Whoever fills in a city, region or country that is not around means another one. */
  private unmatchedField(left: number): Contradiction | undefined {
    let found: Contradiction | undefined;
    for (const { name, mask } of this.words.fields) {
      if (name === 'district') continue;
      const names = this.namesIn(mask);
      const unmatched = this.weigh(names & left);
      if (unmatched === 0 || unmatched < this.weigh(names) / 2) continue;
      if (name === 'city') return 'place';
      found = 'region';
    }
    return found;
  }

  /** Whether a ground of another name is taken for the one that is named. */
  private isMisread(
    { mask, kind, isKnown, isBefore, cities }: Mention, one: Hit, grounds: readonly Hit[] = [],
  ): boolean {
    const { starts, tables: { areas } } = this.search;
    if ((one.mask & mask) === 0) return false;
    if (one.thing >= starts.streets) return isKnown && this.isSlippedStreet(one, mask, grounds);
    if (isKnown || cities) return one.cost > (isKnown ? MISREAD_COST : UNLIKE_COST);
    // "пос. Рассвет" is no country that sounds alike.
    const isArea = one.thing >= starts.areas && areas.place[one.thing - starts.areas] === NONE;
    return kind === 'place' && !isBefore && isArea && one.cost > MISREAD_COST;
  }

  /** "Мельничное 46" is no house of the Мельничная улица where a village is called so. */
  private isOfTown(hit: Hit): boolean {
    if (!hit.isFuzzy || hit.thing < this.search.starts.streets) return false;
    this.towns ??= townsOf(this.search, this.grounds.values());
    return (hit.mask & this.towns) !== 0 && this.isSlippedStreet(hit, this.towns, []);
  }

  /**
   * A street, told without its type word, that has these words only in other forms: "Москва" for the Московская. In
   * another language a street may be called so, which speaks for it where its own town is told.
   */
  private isSlippedStreet({ thing, isFuzzy, mask, typeMask }: Hit, words: number, grounds: readonly Hit[]): boolean {
    const { starts, tags, tables: { streets } } = this.search;
    if (typeMask !== 0 || thing >= starts.pois) return false;
    const isInTown = grounds.some((ground) => (townsOf(this.search, [ground]) & ~words) !== 0);
    if (!isFuzzy && isInTown) return false;
    const { name, 'name:ru': russian, ...others } = tags(streets.names[thing - starts.streets]);
    const names = [name, russian, ...(isInTown ? Object.values(others) : [])];
    const own = new Set(names.flatMap((one) => one?.split(/[\s.-]+/u).map((word) => fold(word)) ?? []));
    return this.words.atoms.some(({ key, isNumber }, at) =>
      (mask & words & (1 << at)) !== 0 && !isNumber && !own.has(key));
  }

  /** Without the type words, unless there is nothing else. */
  private namesIn(mask: number): number {
    const { types, atoms } = this.words;
    let names = 0;
    for (const at of atoms.keys()) {
      if (mask & (1 << at) && types[at].length === 0 && !isSmallWord(atoms[at].key)) names |= 1 << at;
    }
    return names === 0 ? mask : names;
  }

  /** By letters: a word that may be misspelt weighs no less. */
  private weigh(mask: number): number {
    return this.words.atoms.reduce((sum, { text }, at) => (mask & (1 << at) ? sum + text.length : sum), 0);
  }

  /** "Мясницкая 8, д. Калужка": the house is told already, with a mark this is no remark ("с торца"). */
  private isBesideHouse(mask: number, hit: Hit, left: number): boolean {
    const { atoms, types, text } = this.words;
    const at = lastOf(mask);
    const isMarked = atoms[at - 1].hasDot || /^\p{Lu}/u.test(text.slice(atoms[at].start));
    if (!isMarked || types[at - 1].some(({ code }) => landmarks.has(code))) return false;
    return atoms.some(({ isNumber }, i) => isNumber && ((left | hit.mask) & (1 << i)) === 0);
  }

  private agrees({ thing }: Hit, { centre, country, cities }: Mention): boolean {
    if (country !== undefined) return this.countryOf(thing) === country;
    const names = centre === undefined && cities === undefined ? [] : this.centresAround(thing);
    return names.some((name) => cities?.has(name) || (centre !== undefined
      && (name === centre || isCityOfRegion(name, centre))));
  }

  private mentionAt(at: number): Mention | undefined {
    return this.countryAt(at) ?? this.regionAt(at) ?? this.cityAt(at) ?? this.typedAt(at) ?? this.bareAt(at);
  }

  private cityAt(at: number): Mention | undefined {
    const { atoms, types } = this.words;
    const isSpoken = inTown.has(atoms[at - 1]?.key);
    if ((!isSpoken && !beginsKnownName(this.keyAt(at))) || !this.beginsName(at)) return undefined;
    const isName = (key: string): boolean => findKnownCity(key) !== undefined;
    const mask = this.longest(at, isSpoken ? (key) => isName(key) || isKnownCityStem(key) : isName);
    if (mask === 0) return undefined;
    const last = lastOf(mask);
    const city = findKnownCity(this.keyOf(at, last));
    const known = { ...sure, mask, kind: 'place', isKnown: true, cities: city?.cities } as const;
    if (!city?.isSoft || isOfSettlements(types[at - 1])) return known;
    // "влад 6" is a house, "Королёв Иван" a person.
    if (types[at].length > 0 && atoms[last + 1]?.isNumber && atoms[last + 1].before !== ',') return undefined;
    return { ...known, isKnown: false, isTied: !this.endsAt(last) };
  }

  /** Nothing follows that may be of one name with it. */
  private endsAt(last: number): boolean {
    const { atoms, types, roomMask } = this.words;
    const next = atoms[last + 1];
    return !next || next.before === ',' || next.isNumber || (roomMask & (2 << last)) !== 0
      || types[last + 1].some(({ level }) => level === 'building');
  }

  private keyAt(at: number): string {
    const { key, text } = this.words.atoms[at];
    return key.length > 1 ? key : text.toLowerCase();
  }

  private countryAt(at: number): Mention | undefined {
    const code = countryCodeAt(this.words, at);
    if (code !== undefined) return { ...sure, mask: 1 << at, kind: 'region', isKnown: true, country: code };
    if (!beginsCountry(this.words.atoms[at].key) || !this.beginsName(at)) return undefined;
    const mask = this.longest(at, isCountry);
    if (mask === 0) return undefined;
    const key = this.keyOf(at, lastOf(mask));
    return { ...sure, mask, kind: 'region', isKnown: true, country: codeOfCountry(key) };
  }

  private keyOf(first: number, last: number): string {
    return this.words.atoms.slice(first, last + 1).map((_, i) => this.keyAt(first + i)).join(' ');
  }

  /** As many atoms from here as are one name; 0 for none. */
  private longest(at: number, isName: (key: string) => boolean): number {
    const { atoms, types } = this.words;
    let key = '';
    let [whole, mask] = [0, 0];
    for (let next = at; next < atoms.length && next < at + MOST_WORDS; next++) {
      const { isNumber, before } = atoms[next];
      if (isNumber || (next > at && before === ',')) break;
      key += (next > at ? ' ' : '') + this.keyAt(next);
      const isPart = atoms[next + 1]?.before === '-' && !atoms[next + 1].isNumber;
      // The "Тверь" of "Тверь улица" is a street's.
      const isStreet = (types[next + 1] ?? []).some(({ level }) => level === 'street')
        && (!atoms[next + 2] || atoms[next + 2].isNumber || atoms[next + 2].before === ',');
      if (!isSmallWord(atoms[next].key)) whole |= 1 << next;
      if (isName(key) && !isPart && !isStreet) mask = whole;
    }
    // Of "Набережные Челны" the one may be taken for a type word.
    const words = atoms.reduce((own, _, i) => (mask & (1 << i) && types[i].length === 0 ? own | (1 << i) : own), 0);
    return words === 0 || isSmallWord(atoms[at].key) ? mask : words;
  }

  /** "Калужская область", "обл. Калужская", "Татарстан". */
  private regionAt(at: number): Mention | undefined {
    const { atoms, types } = this.words;
    const isKnown = beginsKnownName(this.keyAt(at));
    const mask = isKnown ? this.longest(at, (key) => centreOfRegion(key) !== undefined) : 0;
    const last = mask === 0 ? at : lastOf(mask);
    if (atoms[at].isNumber) return undefined;
    const isBehind = isOfRegions(types[last + 1]) && atoms[last + 1].before !== ',';
    const isBefore = isOfRegions(types[at - 1]) && atoms[at].before !== ',';
    if (mask === 0) {
      // "АО «Ритм»" is a firm.
      const isTyped = [isBehind && types[last + 1], isBefore && types[at - 1]]
        .some((own) => own && own.every(({ code }) => regionCodes.has(code) && code !== 'ao'));
      return isTyped && this.isName(at) ? { ...sure, mask: 1 << at, kind: 'region' } : undefined;
    }
    const stands = isBehind || isBefore || (this.beginsName(at) && !isAdjective(atoms[last].text));
    return stands ? { ...sure, mask, kind: 'region', isKnown: true, centre: centreOfRegion(this.keyOf(at, last)) }
      : undefined;
  }

  /** "г. Калуга", "Калуга г"; before the street also "д. Калужка", which might be a house behind it. */
  private typedAt(at: number): Mention | undefined {
    const { atoms, types } = this.words;
    if (!this.isName(at)) return undefined;
    const before = atoms[at].before === ',' ? [] : (types[at - 1] ?? []);
    const next = atoms[at + 1];
    const isLast = !atoms[at + 2] || atoms[at + 2].before === ',';
    const behind = next && next.before !== ',' && isLast ? types[at + 1] : [];
    const isLetter = before.length > 0 && atoms[at - 1].text.length === 1 && atoms[at - 1].text !== 'г';
    const isSure = (isOfSettlements(before) && !isLetter) || isOfSettlements(behind);
    const isBefore = !isSure && atoms[at].key.length >= 4 && mayBeSettlement(before);
    return isSure || isBefore ? { ...sure, mask: 1 << at, kind: 'place', isBefore } : undefined;
  }

  /** The first word of the text, if it means nothing to the atlas; or what fills the field of the city. */
  private bareAt(at: number): Mention | undefined {
    const { atoms, types, roles: allowed, fields } = this.words;
    if (!this.isName(at) || types[at].length > 0) return undefined;
    const field = fields.find(({ mask }) => (mask & (1 << at)) !== 0)?.name;
    if (field === 'region' || field === 'country' || field === 'district') return undefined;
    if (allowed[at] === roles.ground) return { ...sure, mask: 1 << at, kind: 'place' };
    const isFirst = atoms.slice(0, at).every(({ isNumber, key }) => isNumber && key.length === 6);
    const isApart = atoms[at + 1]?.before === ',';
    if (!isFirst || (!isApart && atoms[at].key.length < 5)) return undefined;
    return { ...sure, mask: 1 << at, kind: 'unknown', isBefore: true, isTied: !isApart };
  }

  private isName(at: number): boolean {
    const { atoms, roomMask, weights } = this.words;
    const { isNumber, key } = atoms[at];
    return !isNumber && (roomMask & (1 << at)) === 0 && key.length >= 3 && weights[at] >= 0.45 && !isSmallWord(key)
      && !isLightWord(key);
  }

  /** Nothing before it that makes it the name of a shop. */
  private beginsName(at: number): boolean {
    const { atoms, types, roomMask } = this.words;
    if (roomMask & (1 << at)) return false;
    if (at === 0 || atoms[at].before === ',') return true;
    const before = atoms[at - 1];
    return before.isNumber || isEndOfHouse(this.words, at - 1) ? atoms[at].before !== '-'
      : isSmallWord(before.key) || isOfSettlements(types[at - 1]) || isOfRegions(types[at - 1]);
  }

  private isOtherRegion(hit: Hit, grounds: readonly Hit[], { centre, country }: Mention): boolean {
    const { starts } = this.search;
    if (country !== undefined) {
      const own = this.countryOf(hit.thing);
      return own === '' ? this.search.tables.areas.level.includes(COUNTRY_LEVEL) : own !== country;
    }
    const names = this.centresAround(hit.thing);
    // A great city may be a region of its own, and is told with the one around it.
    if (centre !== undefined && names.some((name) => name === centre || isCityOfRegion(name, centre))) return false;
    if (this.around(hit.thing).some((thing) => this.isRegion(thing))) return true;
    const isNamed = grounds.some(({ thing, isFuzzy }) => thing < starts.areas && !isFuzzy);
    return !isNamed || names.some((name) => isCentreOfRegion(name));
  }

  private around(thing: number): number[] {
    const around = new Uint32Array(MOST_AROUND);
    return [thing, ...around.subarray(0, this.search.containers.around(thing, around))];
  }

  private centresAround(thing: number): string[] {
    const { starts, tags, tables: { places } } = this.search;
    return this.around(thing).filter((one) => one < starts.areas).flatMap((place) => {
      const { name, 'name:ru': russian } = tags(places.names[place]);
      return [name, russian].flatMap((one) => (one ? [nameKey(one)] : []));
    });
  }

  /** Empty where it is not known. */
  private countryOf(thing: number): string {
    const { starts, countries: { ofArea, ofChain, ofPostcode }, tables } = this.search;
    const { places, streets, pois, postcodes } = tables;
    if (thing < starts.areas) return ofChain(places.chain[thing]);
    if (thing < starts.streets) return ofArea(thing - starts.areas);
    if (thing < starts.pois) return ofChain(streets.chain[thing - starts.streets]);
    return thing < starts.postcodes ? ofChain(pois.chain[thing - starts.pois])
      : ofPostcode(postcodes.code[thing - starts.postcodes]);
  }

  private isRegion(thing: number): boolean {
    const { starts, tables: { areas } } = this.search;
    if (thing < starts.areas || thing >= starts.streets) return false;
    const level = areas.level[thing - starts.areas];
    return (level === 3 || level === 4) && areas.names[thing - starts.areas] !== NONE;
  }
}

/** "34Б", "12 к7А", "8 лит. Б"; "22 стр", of which the number was left out. */
const isEndOfHouse = ({ atoms, types }: QueryWords, at: number): boolean => atoms[at].before !== ','
  && (atoms[at].text.length === 1 ? atoms[at - 1]?.isNumber || hasCode(types[at - 1], 'litera')
  : atoms[at - 1]?.isNumber && hasCode(types[at], 'stroenie', 'korpus', 'litera'));

const hasCode = (types: readonly TypeWord[] | undefined, ...codes: readonly string[]): boolean =>
  types?.some(({ code }) => codes.includes(code)) ?? false;

const isOfSettlements = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.length > 0 && types.every(({ level }) => level === 'settlement');

const mayBeSettlement = (types: readonly TypeWord[]): boolean =>
  types.some(({ level }) => level === 'settlement')
  && types.every(({ level }) => level !== 'planning' && level !== 'area');

const isOfRegions = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.some(({ code }) => regionCodes.has(code));

const adjectiveEnds = ['ская', 'ский', 'цкая', 'цкий'].map((end) => fold(end));
const isAdjective = (text: string): boolean => adjectiveEnds.some((end) => fold(text).endsWith(end));
