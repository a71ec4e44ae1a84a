import type { Components } from './components.ts';
import type { Language } from './names-in.ts';

export interface Shape {
  /** The name of a POI or a postcode, before or after the address: "метро Заречная", "Кафе Уют". */
  readonly name?: string;
  /** Shows the part of the settlement although there is a street. */
  readonly withPlace: boolean;
  /** Shows the city's district: the subject is the district, or the address has nothing finer. */
  readonly withDistrict: boolean;
  /** The second street of an intersection. */
  readonly otherStreet?: string;
}

/**
 * The address in one line. Russian and local names go from the country down ("Россия, Московская область, Мытищи, улица
 * Ленина, 5 к2"), English names up to it ("5 k2 Lenina Street, Mytishchi, Moscow Oblast, Russia"). The country is
 * always included, so that an answer reads the same wherever the question comes from.
 *
 * Left out are a region that equals its city (Москва), a rural district where there is a town, and a city's district
 * and quarter where there is a street.
 */
export function addressLine(parts: Components, shape: Shape, language: Language): string {
  const line: (string | undefined)[] = [
    parts.country,
    isSame(parts.region, parts.city) ? undefined : parts.region,
    parts.city ? undefined : parts.area,
    parts.city,
    shape.withDistrict ? parts.district : undefined,
    parts.settlement,
    shape.withPlace || !parts.street ? parts.place : undefined,
  ];
  const street = [parts.street, shape.otherStreet].filter(Boolean).join(' / ');
  if (language === 'en') {
    const door = [parts.house, street].filter(Boolean).join(' ');
    return distinct([shape.name, door, ...line.reverse()]).join(', ');
  }
  return distinct([...line, street, parts.house, shape.name]).join(', ');
}

const title = /^(?:город|г\.|city of) /iu;

/** Whether two names are equal apart from a type word: "Алматы" equals "город Алматы". */
const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.replace(title, '') === b.replace(title, '');

/** Drops gaps and repetitions. */
function distinct(line: readonly (string | undefined)[]): string[] {
  const found: string[] = [];
  for (const part of line) if (part && part !== found[found.length - 1]) found.push(part);
  return found;
}
