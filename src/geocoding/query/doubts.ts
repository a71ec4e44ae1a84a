import { caps } from './caps.ts';

/** Why a cost is not fitted; it will be once 60 queries of the maps show it. */
const FEW = 'too few queries of the maps show it';
const LETTERS = 'the sum of what its misspelt letters cost (text/typo-costs.ts)';

/**
 * All reasons to distrust an answer, and the only place of their costs and caps. The cost of an answer is the sum of
 * its costs, its cap the least of its caps, so the order of the rows means nothing and another doubt never raises
 * confidence. `geokod calibrate` fits the costs; caps are set by hand, because samples hold few of each.
 *
 * `fit/` and `judge/rank.ts` charge the costs; `judge/doubt-rules.ts` says when a cap holds. A test asks each example,
 * of the demonstration country or of the drawn Тверь.
 */
export const doubtTable = {
  name: {
    why: 'the name is misspelt, lacks a word, or has another type word', byHand: LETTERS,
    example: 'Ветроград, Рябекова, 2',
  },
  containerHits: {
    why: 'a named place is misspelt, or only near', byHand: LETTERS, example: 'г. Ветрогад, ул. Канская, 41',
  },
  street: {
    why: 'the name of the street that the POI is in is misspelt', byHand: LETTERS,
    example: '900004, Ветроград, Петербургская улица, 11, аптека № 30',
  },
  titles: {
    why: 'a rank or initial beside the name that its bearer may not have', byHand: 'depends on who bears it',
    example: 'Ветроград, ул. им. А. Б. Рябикова, д. 2',
  },
  /** The cost of each type word. */
  typeWords: { cost: 0.043, why: 'type words that belong to nothing found', example: 'ул. Серебряный бульвар 6' },
  number: {
    why: 'the number is that of another part, a neighbour, or one of several', byHand: 'depends on the house found',
    example: 'Ветроград, Гаражная улица, 10',
  },
  kilometer: {
    why: 'the kilometre is estimated, or another road of that name is nearer', byHand: 'depends on the marks around',
    example: '12-й км ВКАД',
  },
  leftOver: {
    why: 'words that nothing explains', byHand: 'the weight of the words, which all costs are measured by',
    example: 'Тверская 10 ячейка 15',
  },
  otherStreet: {
    cost: 1.2, why: 'another street is named with its type word, this one without', byHand: FEW,
    example: 'Тверь, улица Героев Труда, 5',
  },
  otherName: {
    cost: 1, why: 'a strange word stands beside a shortened name: "Большая Морская" is not the Большая Набережная',
    byHand: FEW, example: 'Тверь, Героев Космоса 7',
  },
  /** The number makes a house in a street of that name likelier. */
  strayNumber: {
    cost: 0.163, why: 'a number stands beside a POI, which has none',
    example: 'Ветроград, Съезжинская улица, дом № 10',
  },
  sibling: {
    cost: 0.4, why: 'a street of the same town has exactly this name',
    byHand: 'samples count a wrong house like a wrong street, and it is worse', example: 'втг сухонска 11/-89',
  },
  corner: {
    cost: 0.03, why: 'a corner is asked for less often than a street', byHand: FEW,
    example: 'Ветроград, Невский пр-т / Садовой улице',
  },
  /** Costs less where the last place named is the smaller one: "с. Майма, Разъезд, ул. Ленина". */
  elsewhere: {
    cost: 0.6, cap: caps.unlikely, why: 'the query names another place or region', byHand: FEW,
    example: 'Калужская область, Ветроград, Канская, 41',
  },
  farDistrict: {
    cap: caps.unlikely, why: 'it is neither in the named district nor in a town with that district',
    example: 'Остров Чаек, мкр Самал-2, 71',
  },
  misread: {
    cap: caps.even, why: 'its town has another name than the query says', example: 'г. Петроград, ул. Рябикова, д. 2',
  },
  namesake: {
    cap: caps.even, why: 'a street outside the named district has exactly this name',
    example: 'Восточный район, Степная 3',
  },
  closerStreet: {
    cap: caps.even, why: 'the town has a street of exactly this name, without this house',
    example: 'Тверь, Съезжинская, 10',
  },
  equalHouse: {
    cap: caps.even, why: 'another house of the street fits as well', example: 'Ветроград, Садовая № 21',
  },
  oneOfTwo: {
    cap: caps.even, why: 'the query has a second number, or the street a namesake', example: 'Тверская 10 и 12',
  },
  otherKindOfStreet: {
    cap: caps.likely, why: 'the street is of another kind, or its name is more than a misspelling away',
    example: 'Ветроград, переулок Тверской, 10',
  },
  otherKindAndHouse: {
    cap: caps.even, why: 'the street is of another kind or name, and it lacks the house too',
    example: 'Ветроград, Тверская площадь, 12к9',
  },
  wordBesideName: {
    cap: caps.even, why: 'a word beside the name makes it another street', example: 'Ветроград, ул. З. Кошевого, 8',
  },
  scanned: {
    cap: caps.likely, why: 'letters inside the number were read as digits', example: 'Ветроград, Садовая, 2l',
  },
  otherStyle: {
    cap: caps.likely, why: 'a block was asked for and has a stroke, or the other way round',
    example: 'Ветроград, Гаражная 12к3',
  },
  otherNumber: {
    cap: caps.even, why: 'a number of the query differs from that of the name, or could be the house\'s',
    example: 'Ветроград, 9 марта 8',
  },
  streetless: {
    cap: caps.even, why: 'the town has streets, and the query names none', example: 'Тверь, 7',
  },
  across: {
    cap: caps.even, why: 'the house is opposite the street, not in it',
    example: '10, напротив пер. Тверского, Ветроград',
  },
  otherFeature: { cap: caps.even, why: 'a station was asked for', example: 'метро Ветроград' },
  otherStation: {
    cap: caps.even, why: 'a station of another name than the query says', example: 'Тверь, метро Малино',
  },
  otherKindOfPlace: {
    cap: caps.even, why: 'a quarter, where a partnership or a village was asked for', example: 'ГСК Энергетик, гараж 5',
  },
  numberOfName: {
    cap: caps.even, why: 'the name has another number than the query', example: 'Тверь, 12 Апреля, 5',
  },
  noCorner: {
    cap: caps.partly, why: 'two streets were asked for that do not meet on the map',
    example: 'Ветроград, Нежский / Садовая',
  },
  slippedCorner: {
    cap: caps.likely, why: 'a street of the corner is misspelt', example: 'Ветроград, Нежский / Садовая',
  },
  interpolated: {
    cap: caps.likely, why: 'the house is estimated between its neighbours', example: 'Ветроград, Гаражная улица, 10',
  },
  housePart: {
    cap: caps.partly, why: 'the house is there without the part that was asked for',
    example: 'Съезжинская 10 дробь 2',
  },
  otherPart: {
    cap: caps.near, why: 'the house is there with another part than was asked for', example: 'улица Ткачей 1/3',
  },
  nearestHouse: {
    cap: caps.near, why: 'a neighbour of the house that was asked for', example: 'Ветроград, 2-я Тверская-Ямская, 29',
  },
  streetOnly: {
    cap: caps.partly, why: 'a house was asked for, the street is the answer', example: 'Ветроград, улица Чехова, 999',
  },
  noHouse: {
    cap: caps.even, why: 'a house was asked for, and neither it nor its street is the answer',
    example: 'СНТ Энергетик-7, 2',
  },
  less: { cap: caps.even, why: 'what was asked for in the town is unknown', example: 'Ветроград, мкр VIII' },
  farther: { cap: caps.partly, why: 'the kilometre is not on the map', example: 'Калужское шоссе 30 км' },
  unmarked: { cap: caps.likely, why: 'the kilometre is estimated between marks', example: 'км 12+500 ВКАД' },
  secondAddress: {
    cap: caps.likely, why: 'the query has a second address', example: 'Тверь, Садовая улица, 4, Неведомая улица, 6',
  },
  longerTown: {
    cap: caps.likely, why: 'its town has a longer name, and another town has exactly the named one',
    example: 'Росстань, Советский проспект, 55',
  },
  regionAround: {
    cap: caps.likely,
    why: 'the query names the region around its city, which is one itself, or a city it is hardly near',
    example: 'Московская область, Москва, Никольская улица, 4',
  },
  postcodeOfElsewhere: {
    cap: caps.likely, why: 'no town is named, and the postcode is of another region', example: '930000, Канская, 41',
  },
  unknownPlace: {
    cost: 0.5, cap: caps.likely, why: 'a named place is not on the map, and may have the address', byHand: FEW,
    example: 'Тьмутаракань, Канская, 41',
  },
  /** Districts are mistaken for each other more often than streets are. */
  otherDistrict: {
    cost: 0.3, cap: caps.likely, why: 'it is in another district of its city', byHand: FEW,
    example: 'Борисовка, квартал 3-я Капотня, 12',
  },
  unknownDistrict: {
    cap: caps.likely, why: 'the map does not show how far the named district reaches',
    example: 'Ленинский район, Садовая, 4',
  },
  /** Costs a third near the postcode's own houses. */
  wrongPostcode: {
    cost: 0.06, cap: caps.almost, why: 'it has another postcode', example: '123456, Ветроград, ул. Чехова, 4А',
  },
} as const satisfies Readonly<Record<string, Row>>;

interface Row {
  /** The reason, as `find --explain` shows it. */
  readonly why: string;
  /** A query with an answer that has this doubt. */
  readonly example: string;
  /** Absent if it depends on the answer, and for doubts that only cap. */
  readonly cost?: number;
  readonly cap?: number;
  /** Why the cost is not fitted. */
  readonly byHand?: string;
}

type Rows = typeof doubtTable;
export type DoubtName = keyof Rows;
/** Doubts with a cap, each of which has a rule. */
export type CapName = { [Name in DoubtName]: Rows[Name] extends { readonly cap: number } ? Name : never }[DoubtName];
/** Doubts that make the fit worse. */
export type CostName = { [Name in DoubtName]: Rows[Name] extends { readonly cost: number } | { readonly byHand: string }
  ? Name : never }[DoubtName];

const rows: readonly (readonly [string, Row])[] = Object.entries(doubtTable);

/** Costs that can be fitted to samples, by the names of their doubts. */
export function fittedCosts(): Record<string, number> {
  return Object.fromEntries(rows.flatMap(([name, { cost, byHand }]) =>
    (cost === undefined || (byHand !== undefined && byHand !== FEW) ? [] : [[name, cost] as const])));
}
