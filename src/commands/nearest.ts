import { openNearest, type NearestAnswer } from '../geocoding/near/nearest.ts';
import { readAtlas } from '../store/files/atlas/read.ts';
import { AppError } from '../errors.ts';
import { atlasOption, defineCommand, exits, jsonOption } from './frame/frame.ts';
import { toNumber } from './frame/arguments.ts';
import { columns } from './frame/help.ts';

export const command = defineCommand({
  name: 'nearest',
  summary: 'show what is around a point: the areas that contain it, the nearest houses, streets, places',
  operands: { usage: 'LAT LON', least: 1, most: 2 },
  options: {
    atlas: atlasOption,
    radius: {
      type: 'number',
      value: 'METERS',
      summary: 'the radius to search',
      fallback: '2000, and 20000 for places',
      least: 0,
      most: 1_000_000,
    },
    limit: { type: 'integer', value: 'N', summary: 'at most so many per kind', fallback: '5', least: 1, most: 100 },
    language: { type: 'text', value: 'CODE', summary: 'names in this language, where available' },
    json: jsonOption,
  },
  details: 'Latitude first. "55.75, 37.62", as copied from maps, works too.',
  examples: ['geokod nearest 55.75 37.62', 'geokod nearest "42.87, 74.61" --atlas kg.atlas --json'],
  run: async ({ operands, options, io }) => {
    const { lat, lon } = toPoint(operands);
    const atlas = await readAtlas(options.atlas ?? io.readConfig().atlas, { progress: io.progress });
    io.progress.end();
    const answer = openNearest(atlas.tables).nearest(lat, lon, {
      radiusMeters: options.radius,
      limit: options.limit,
      language: options.language,
    });
    if (options.json) io.printJson(answer);
    else io.print(renderNearest(answer));
    return isEmpty(answer) ? exits.nothingFound : exits.ok;
  },
});

/** Parses a latitude and a longitude; throws `bad_argument` otherwise. */
export function toPoint(words: readonly string[]): { lat: number; lon: number } {
  const parts = words.flatMap((word) => word.split(/[\s,;]+/)).filter(Boolean);
  if (parts.length !== 2) throw new AppError('bad_argument', `nearest needs LAT LON, not "${words.join(' ')}"`);
  return {
    lat: toNumber('nearest', 'the latitude', parts[0], { type: 'number', least: -90, most: 90 }),
    lon: toNumber('nearest', 'the longitude', parts[1], { type: 'number', least: -180, most: 180 }),
  };
}

const isEmpty = ({ areas, houses, streets, places, pois }: NearestAnswer): boolean =>
  [areas, houses, streets, places, pois].every((list) => list.length === 0);

/** Renders the answer for people; nearest first, areas from the largest. */
export function renderNearest({ areas, houses, streets, places, pois }: NearestAnswer): string {
  const blocks = [
    block('areas', areas.map(({ name, kind, level }) => [level > 0 ? `level ${level}` : kind, name ?? '(no name)'])),
    block('houses', houses.map((house) => [far(house), [house.street ?? house.place, house.label, house.postcode]])),
    block('streets', streets.map((street) => [far(street), [street.name ?? '(no name)', street.place]])),
    block('places', places.map((place) => [far(place), [`${place.name ?? '(no name)'} (${place.kind})`]])),
    block('pois', pois.map((poi) => [far(poi), [`${poi.name ?? '(no name)'} (${poi.kind})`]])),
  ].filter((text) => text !== '');
  return blocks.length > 0 ? blocks.join('\n') : 'nothing is known around there';
}

type Line = readonly [string, string | readonly (string | undefined)[]];

function block(title: string, lines: readonly Line[]): string {
  if (lines.length === 0) return '';
  const rows = lines.map(([left, right]) => [left, [right].flat().filter(Boolean).join(', ')] as const);
  return [title, ...columns(rows)].join('\n');
}

function far({ distanceMeters }: { readonly distanceMeters: number }): string {
  return distanceMeters < 10_000 ? `${Math.round(distanceMeters)} m` : `${(distanceMeters / 1000).toFixed(1)} km`;
}
