import type { Words } from './components.ts';
import type { Language } from './names-in.ts';
import { romanize } from '../language/romanize.ts';
import type { Location } from './location.ts';
import type { Stations } from '../near/stations.ts';

const MOST_STATIONS = 3;
/** What an entrance adds to the name of its station. */
const exit = /,?\s*(?:(?:выход|вход|вестибюль)(?!\p{L})|(?:exit|entrance|vykhod|vkhod)\b).*$/iu;

/** The name of a station, or of the one that an entrance leads to. */
export function stationName({ tables: { pois }, names }: Words, row: number, language: Language): string {
  const local = names.literal(pois.names[row], 'local');
  const name = names.literal(pois.names[row], language);
  if (!exit.test(local)) return name;
  const station = local.replace(exit, '');
  if (station === '') return name;
  return language === 'en' ? romanize(station) : name.replace(exit, '');
}

/** The stations in walking distance, each once, nearest first. */
export function metroNames(
  words: Words & { readonly stations: Stations }, { lat, lon }: Location, language: Language,
): string[] {
  // An entrance may be nearer and lack names that its station has: the station's row speaks for both.
  const speakers = new Map<string, number>();
  for (const row of words.stations.metroNear(lat, lon)) {
    const local = words.names.literal(words.tables.pois.names[row], 'local');
    const station = local.replace(exit, '');
    const known = speakers.get(station);
    if (known === undefined || local === station) speakers.set(station, row);
  }
  return [...speakers.values()].slice(0, MOST_STATIONS).map((row) => stationName(words, row, language)).filter(Boolean);
}
