import type { Direction } from './access.ts';
import { limitsOf } from './limits-by-country.ts';
import type { Tags } from './tags.ts';

/** Where a road lies, as far as that decides what it means. */
export interface Place {
  /** ISO code, empty where unknown. */
  readonly country: string;
  /** ISO 3166-2 code, where known. */
  readonly region?: string;
  /** Among houses: the limits of a settlement hold. */
  readonly isUrban: boolean;
  /** How many live in the settlement around, where the map says it: traffic is worse in greater ones. */
  readonly cityPopulation?: number;
}

const KMH_PER_MPH = 1.609344;
const KMH_PER_KNOT = 1.852;
const WALK_KMH = 6;
/** Of a road without a limit: what people do. */
const UNLIMITED_KMH = 130;

/** "60", "40 mph", "RU:urban", "walk": km/h, or undefined where it says nothing that could be kept to. */
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

/** What signs, or the words for their absence, say about cars in that direction. */
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

/** What holds without a sign: the limits of the country, in or out of settlements. */
export function impliedLimit(tags: Tags, { country, isUrban }: Place): number {
  const limits = limitsOf(country);
  const { highway } = tags;
  if (highway === 'living_street' || tags.living_street === 'yes') return limits.livingStreet;
  if (highway === 'motorway' || tags.motorroad === 'yes') return limits.motorway;
  if (saysZone(tags, 'urban') || (isUrban && !saysZone(tags, 'rural'))) return limits.urban;
  return limits.rural;
}

/** Whether the tags name a zone, with its country or without. */
function saysZone(tags: Tags, zone: 'urban' | 'rural'): boolean {
  return tags[zone] === 'yes' || kindKeys.some((key) => tags[key]?.toLowerCase().split(':').at(-1) === zone);
}

/** Both directions' limit for a car. */
export const limitFor = (tags: Tags, place: Place, direction: Direction): number =>
  signedLimit(tags, direction) ?? impliedLimit(tags, place);
