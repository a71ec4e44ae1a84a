import type { Words } from './components.ts';
import type { Language } from './names-in.ts';
import { romanize } from '../language/romanize.ts';
import type { Location } from './location.ts';
import type { Stations } from '../near/stations.ts';

const MOST_STATIONS = 3;
/** The addition of an entrance to the name of its station. */
const exit = /,?\s*(?:(?:выход|вход|вестибюль)(?!\p{L})|(?:exit|entrance|vykhod|vkhod)\b).*$/iu;

/** The name of a station, or of the station that an entrance leads to. */
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
  // The row of the station stands for its entrances too: they may be nearer, but lack names.
  const rows = new Map<string, number>();
  for (const row of words.stations.metroNear(lat, lon)) {
    const local = words.names.literal(words.tables.pois.names[row], 'local');
    const station = local.replace(exit, '');
    const known = rows.get(station);
    if (known === undefined || local === station) rows.set(station, row);
  }
  return [...rows.values()].slice(0, MOST_STATIONS).map((row) => stationName(words, row, language)).filter(Boolean);
}
