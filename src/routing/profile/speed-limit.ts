import type { Direction } from './access.ts';
import { limitsOf } from './limits-by-country.ts';
import type { Tags } from './tags.ts';

/** The facts about a road's place that decide what its tags mean. */
export interface Place {
  /** ISO code, empty if unknown. */
  readonly country: string;
  /** ISO 3166-2 code, if known. */
  readonly region?: string;
  /** Whether it is among houses, where the limits of a settlement apply. */
  readonly isUrban: boolean;
  /** Population of the settlement around, if mapped: traffic is worse in larger ones. */
  readonly cityPopulation?: number;
}

const KMH_PER_MPH = 1.609344;
const KMH_PER_KNOT = 1.852;
const WALK_KMH = 6;
/** The usual speed on a road without a limit. */
const UNLIMITED_KMH = 130;

/** Parses "60", "40 mph", "RU:urban" or "walk" into km/h; undefined if it is not a speed that can be kept to. */
export function speedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const speeds = text.split(/[;|]/u).flatMap((part) => oneSpeed(part.trim()) ?? []);
  return speeds.length > 0 ? Math.min(...speeds) : undefined;
}

function oneSpeed(text: string): number | undefined {
  const number = /^(\d+(?:\.\d+)?)\s*(km\/h|kmh|kph|км\/ч|mph|knots?)?$/iu.exec(text);
  if (number) {
    const value = Number(number[1]);
    const unit = number[2]?.toLowerCase() ?? '';
    const kmh = unit === 'mph' ? value * KMH_PER_MPH : unit.startsWith('knot') ? value * KMH_PER_KNOT : value;
    return kmh >= 1 ? kmh : undefined;
  }
  if (text === 'walk') return WALK_KMH;
  if (text === 'none' || text === 'unlimited') return UNLIMITED_KMH;
  return zoneSpeed(text);
}

/** "RU:urban", "by:rural", "DE:zone30", "zone:30", "RU:zone:20", "RU:30". */
function zoneSpeed(text: string): number | undefined {
  const bare = /^[a-z]{2}:(\d+)$/iu.exec(text);
  if (bare) return Number(bare[1]);
  const found = /^(?:([a-z]{2}):)?([a-z_]+):?(\d+)?$/iu.exec(text);
  if (!found) return undefined;
  const [, country, name, number] = found;
  if (number !== undefined) return name.toLowerCase() === 'zone' ? Number(number) : undefined;
  if (country === undefined) return undefined;
  const limits = limitsOf(country.toUpperCase());
  switch (name.toLowerCase()) {
    case 'urban': return limits.urban;
    case 'rural': case 'trunk': return limits.rural;
    case 'motorway': return limits.motorway;
    case 'living_street': return limits.livingStreet;
    case 'walk': return WALK_KMH;
    default: return undefined;
  }
}

const kindKeys = ['maxspeed:type', 'source:maxspeed', 'zone:maxspeed', 'zone:traffic'] as const;

/** The limit for cars in that direction by signs, or by words for their absence. */
export function signedLimit(tags: Tags, direction: Direction): number | undefined {
  for (const key of [`maxspeed:motorcar:${direction}`, 'maxspeed:motorcar', `maxspeed:${direction}`, 'maxspeed']) {
    const kmh = speedOf(tags[key]);
    if (kmh !== undefined) return kmh;
  }
  for (const key of kindKeys) {
    const kmh = speedOf(tags[key]);
    if (kmh !== undefined) return kmh;
  }
  return undefined;
}

/** The limit without a sign: the country's, inside or outside settlements. */
export function impliedLimit(tags: Tags, { country, isUrban }: Place): number {
  const limits = limitsOf(country);
  const { highway } = tags;
  if (highway === 'living_street' || tags.living_street === 'yes') return limits.livingStreet;
  if (highway === 'motorway' || tags.motorroad === 'yes') return limits.motorway;
  if (namesZone(tags, 'urban') || (isUrban && !namesZone(tags, 'rural'))) return limits.urban;
  return limits.rural;
}

/** Whether the tags name a zone, with or without its country. */
function namesZone(tags: Tags, zone: 'urban' | 'rural'): boolean {
  return tags[zone] === 'yes' || kindKeys.some((key) => tags[key]?.toLowerCase().split(':').at(-1) === zone);
}

/** The limit for a car in one direction. */
export const limitFor = (tags: Tags, place: Place, direction: Direction): number =>
  signedLimit(tags, direction) ?? impliedLimit(tags, place);
