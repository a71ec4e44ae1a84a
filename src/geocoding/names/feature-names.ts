import type { TextReader } from '../../kernel/text.ts';
import { nameStatuses } from '../gazetteer/features.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { otherNamesOfArea, otherNamesOfPlace } from '../language/known-names.ts';
import type { NameKind } from './terms.ts';

/** Lists all names of a feature, its current one first. */
export function namesOf(
  tags: Readonly<Record<string, string>>, kind: NameKind,
  { type, isMain, isCountry }: Partial<PoiType> & { isCountry: boolean },
): [name: string, status: number][] {
  return [
    ...(isCountry ? namesOfCountry(tags) : type ? namesOfStation(tags, type, isMain) : []),
    ...namesIn(tags).flatMap(([name, status]) =>
      variantsOf(name).map((variant): [string, number] => [variant, status])),
    ...otherNames(tags, kind).map(({ text, isOld }): [string, number] =>
      [text, isOld ? nameStatuses.old : nameStatuses.other]),
  ];
}

/** Countries have their English name as well: people use it as often as the Russian one. */
const namesOfCountry = (tags: Readonly<Record<string, string>>): [name: string, status: number][] =>
  (tags['name:en'] ? [[tags['name:en'], nameStatuses.own]] : []);

/**
 * Further names of stations: "вокзал" in any town; "Волгоград 1" for "Волгоград I"; the town alone for its main
 * station.
 */
function namesOfStation(
  { name = '' }: Readonly<Record<string, string>>, type: string, isMain = false,
): [string, number][] {
  if (!stations.has(type)) return [];
  const latin = romanEnd.exec(name);
  const numbered = latin ? [`${name.slice(0, latin.index)} ${latin[1].length}`] : [];
  const town = name.replace(mainEnd, '');
  // A "Пригородный вокзал" is not the вокзал.
  const isPlain = isMain && !/вокзал$/iu.test(name);
  return [
    ...[...numbered, ...(isPlain ? ['Вокзал'] : [])].map((also): [string, number] => [also, nameStatuses.own]),
    ...(town === name ? [] : [[town, nameStatuses.other] satisfies [string, number]]),
  ];
}

function otherNames(tags: Readonly<Record<string, string>>, kind: NameKind) {
  const names = new Set([tags.name, tags['name:ru'], tags['name:en']].filter((name) => name !== undefined));
  const list = kind === 'place' ? otherNamesOfPlace : kind === 'area' ? otherNamesOfArea : undefined;
  return list ? [...names].flatMap((name) => list(name)) : [];
}

export interface PoiType {
  /** The type word that the POI is known by beside its name; empty for most. */
  readonly type: string;
  /** A full station rather than a halt. */
  readonly isMain: boolean;
}

/** Type words by the index of `poiGroups`. */
const groupTypes = ['', 'metro', 'stanciya', 'aeroport'];
export const typesOfPois = ({ pois: { group, kind } }: Gazetteer, text: TextReader) => (row: number): PoiType => {
  const tag = text.string(kind[row]);
  const type = groupTypes[group[row]] || (tag === 'building=train_station' ? 'vokzal' : '');
  return { type, isMain: tag !== 'railway=halt' };
};

const stations: ReadonlySet<string> = new Set(['stanciya', 'vokzal']);
const romanEnd = /[\s-](I{1,3})$/u;
const mainEnd = /(?:[\s-](?:I|1|Главн(?:ый|ая|ое)|Пассажирск(?:ий|ая|ое)|Центральн(?:ый|ая|ое)))$/u;

/** Abbreviations at the end of names: "7-я линия В.О." */
const shortEnds: readonly (readonly [RegExp, string])[] = [
  [/\s+В\.\s?О\.$/u, 'Васильевского острова'], [/\s+П\.\s?С\.$/u, 'Петроградской стороны'],
];

function variantsOf(name: string): string[] {
  for (const [end, words] of shortEnds) {
    const match = end.exec(name);
    if (!match) continue;
    const start = name.slice(0, match.index);
    return [name, `${start} ${match[0].replaceAll(/[\s.]/gu, '')}`, `${start} ${words}`, start];
  }
  return [name];
}

const nameKeys = /^(?:(alt|old|short|official|loc|int|reg|nat)_)?name(?::(.+))?$/u;
const notLanguages = /word_stress|etymology|prefix|suffix|pronunciation|signed/u;

/** Lists the names in tags, the current one first. */
function namesIn(tags: Readonly<Record<string, string>>): [name: string, status: number][] {
  const found: [string, number][] = [];
  for (const [key, value] of Object.entries(tags)) {
    const match = nameKeys.exec(key);
    if (!match || (match[2] && notLanguages.test(match[2]))) continue;
    const status = match[1] === 'old' ? nameStatuses.old : match[1] ? nameStatuses.other
      : match[2] && match[2] !== 'ru' ? nameStatuses.translated : nameStatuses.own;
    for (const name of value.split(';')) found.push([name.trim(), status]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
