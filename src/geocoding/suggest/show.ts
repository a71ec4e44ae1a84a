import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, toDegrees, toUnits } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { openComposer, poiTitle, type Composed, type Materials } from '../tell/compose.ts';
import { areaPrecision, placePrecision } from '../query/precision-of.ts';
import { houseSources, poiGroups } from '../gazetteer/schema.ts';
import type { Language } from '../tell/names-in.ts';
import type { Subject } from '../tell/location.ts';
import { highlightsOf } from './highlights.ts';
import type { SuggestCandidate } from './assemble.ts';
import type { SuggestWords } from './words.ts';
import type { Suggestion } from './suggestion.ts';

/** Puts candidates into words, and remembers the texts: the next letter shows most of them again. */
export interface Shower {
  /** Best first; candidates that would read the same are shown once. */
  show(candidates: readonly SuggestCandidate[], words: SuggestWords, options: ShowOptions): SuggestedSubject[];
}

export interface ShowOptions {
  readonly limit: number;
  readonly language: Language;
  readonly near?: { readonly lat: number; readonly lon: number };
}

/** A suggestion with the rows that it is made of. */
export interface SuggestedSubject {
  readonly suggestion: Suggestion;
  readonly subject: Subject;
}

interface Shown {
  readonly subject: Subject;
  readonly fields: Omit<Suggestion, 'text' | 'highlights' | 'distanceMeters'>;
  /** The name without the containers. */
  readonly title: string;
  /** Texts to distinguish it from namesakes, the shortest first. */
  readonly texts: readonly string[];
}

const MOST_REMEMBERED = 30_000;
const SAME_AREA_METERS = 3_000;
const languageCodes: Readonly<Record<Language, number>> = { ru: 0, en: 1, local: 2 };

export function openShower(search: AtlasSearch, materials: Materials): Shower {
  const { compose } = openComposer(materials);
  const remembered = new Map<number, Shown>();
  const features = search.starts.postcodes + search.tables.postcodes.rows;
  const shownOf = ({ feature, house }: SuggestCandidate, language: Language): Shown => {
    const key = (house === undefined ? feature : features + house) * 3 + languageCodes[language];
    let shown = remembered.get(key);
    if (!shown) {
      const { subject, precision } = subjectOf(search, feature, house);
      const composed = compose(subject, language);
      const { address, id, lat, lon, type, postalCode, postalCodeSource } = composed;
      const group = subject.poi === undefined ? 'poi' : poiGroups[search.tables.pois.group[subject.poi]];
      const texts = group === 'poi' ? textsOf(composed, language)
        : stationTexts(composed, poiTitle(materials, subject.poi!, group, language), language);
      const title = address.split(', ').at(language === 'en' ? 0 : -1)!;
      const fields = { address, id, lat, lon, type, precision, postalCode, postalCodeSource };
      shown = { subject, title, texts, fields };
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, shown);
    }
    return shown;
  };
  return {
    show: (candidates, words, { limit, language, near }) => {
      const found: { readonly shown: Shown; readonly text: string }[] = [];
      for (const candidate of candidates) {
        if (found.length >= limit) break;
        const shown = shownOf(candidate, language);
        const text = textAmong(shown, found);
        if (text !== undefined) found.push({ shown, text });
      }
      return found.map(({ shown: { subject, fields }, text }) => ({
        subject,
        suggestion: {
          ...fields, text, highlights: highlightsOf(text, words),
          ...(near && { distanceMeters: metersBetween(near, fields) }),
        },
      }));
    },
  };
}

/** The shortest text that none shown so far has; for a namesake, one that would not fit that namesake as well. */
function textAmong(
  shown: Shown, found: readonly { readonly shown: Shown; readonly text: string }[],
): string | undefined {
  if (found.some((known) => isPlaceAndItsArea(known.shown, shown))) return undefined;
  const [short] = shown.texts;
  const namesake = found.find((known) => known.shown.texts[0] === short)?.shown;
  const isNew = (text: string): boolean => !found.some((known) => known.text === text);
  return namesake ? shown.texts.find((text) => isNew(text) && !namesake.texts.includes(text))
    : isNew(short) ? short : undefined;
}

/** A place and its polygon can be two objects of the map. */
function isPlaceAndItsArea(a: Shown, b: Shown): boolean {
  const isContainer = ({ subject: { kind } }: Shown): boolean => kind === 'place' || kind === 'area';
  return isContainer(a) && isContainer(b) && a.subject.kind !== b.subject.kind && a.title === b.title
    && metersBetween(a.fields, b.fields) < SAME_AREA_METERS;
}

type Point = { readonly lat: number; readonly lon: number };

const metersBetween = (a: Point, b: Point): number =>
  distanceMeters(toUnits(a.lat), toUnits(a.lon), toUnits(b.lat), toUnits(b.lon));

/**
 * The address without the country, and without the region where there is a town, because people know where their towns
 * are. Namesakes get the region back, or the district, or the country.
 */
function textsOf({ address, components, district, postalCode }: Composed, language: Language): string[] {
  const { country, region, city } = components;
  const without = (line: string, part: string | undefined): string => {
    if (part === undefined || line === part) return line;
    if (language === 'en') return line.endsWith(`, ${part}`) ? line.slice(0, -part.length - 2) : line;
    return line.startsWith(`${part}, `) ? line.slice(part.length + 2) : line;
  };
  const inCountry = without(address, country);
  const short = city === undefined ? inCountry : without(inCountry, region);
  const more = [district, postalCode].flatMap((part) => (part === '' ? [] : [`${short} (${part})`]));
  return [short, inCountry, ...more, address];
}

/** A station by town and name only, so that all its entrances read the same. */
function stationTexts({ components, type }: Composed, title: string, language: Language): string[] {
  const town = components.settlement ?? components.city ?? components.area;
  const parts = [town, title].filter((part) => part !== undefined);
  const text = (language === 'en' ? parts.reverse() : parts).join(', ');
  return language === 'local' ? [`${text} (${type})`] : [text];
}

function subjectOf(
  { starts, tables, text, kind, containers }: AtlasSearch, feature: number, house: number | undefined,
): { subject: Subject; precision: string } {
  const { houses, places, areas, streets, pois, postcodes } = tables;
  const some = (key: string, row: number): object => (row === NONE ? {} : { [key]: row });
  if (house !== undefined) {
    const address = { ...some('street', houses.street[house]), ...some('place', houses.place[house]) };
    const point = { lat: toDegrees(houses.lat[house]), lon: toDegrees(houses.lon[house]) };
    const precision = houseSources[houses.source[house]] === 'interpolated' ? 'interpolated' : 'house';
    return { subject: { kind: 'house', house, ...address, ...point }, precision };
  }
  const point = containers.point(feature);
  const at = { lat: toDegrees(point.lat), lon: toDegrees(point.lon) };
  if (feature < starts.areas) {
    return { subject: { kind: 'place', place: feature, ...at }, precision: placePrecision(kind(places.kind[feature])) };
  }
  if (feature < starts.streets) {
    const area = feature - starts.areas;
    const subject: Subject = { kind: 'area', area, ...some('place', areas.place[area]), ...at };
    return { subject, precision: areaPrecision(areas, area) };
  }
  if (feature < starts.pois) {
    const street = feature - starts.streets;
    return { subject: { kind: 'street', street, ...some('place', streets.place[street]), ...at }, precision: 'street' };
  }
  if (feature >= starts.postcodes) {
    const postcode = text(postcodes.code[feature - starts.postcodes]);
    return { subject: { kind: 'postcode', postcode, ...at }, precision: 'postcode' };
  }
  const poi = feature - starts.pois;
  const address = {
    ...some('street', pois.street[poi]), ...some('place', pois.place[poi]), ...some('house', pois.house[poi]),
  };
  const precision = poiGroups[pois.group[poi]] === 'metro' ? 'metro' : 'poi';
  return { subject: { kind: 'poi', poi, ...address, ...at }, precision };
}
