import { AppError } from '../../errors.ts';
import { DEGREE, distanceMeters, toDegrees, toUnits } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { openBoxes } from '../../kernel/boxes.ts';
import type { IndexTables } from './indexes.ts';
import { openAreas } from '../../kernel/area-finder.ts';
import { houseMeters, nearestOnLine, nearestOnRings } from './measure.ts';
import { nearestRows, type Layer, type Reach } from '../../kernel/nearest-search.ts';

export interface NearRow {
  readonly row: number;
  readonly distanceMeters: number;
}

/** A row with the nearest spot of the street. */
export interface NearStreet extends NearRow {
  readonly lat: number;
  readonly lon: number;
}

/** Finds rows of the gazetteer by location. Degrees in and out. Nearest first, equals by row. */
export interface RowFinder {
  /** Lists the areas that hold a point, largest first. */
  areasAround(lat: number, lon: number): number[];
  /** Measures to the outline, or the point of a house without one; 0 m inside an outline. */
  nearestHouses(lat: number, lon: number, reach: Reach): NearRow[];
  /** Finds only drawn streets; those known from houses are found by their houses. */
  nearestStreets(lat: number, lon: number, reach: Reach): NearStreet[];
  nearestPlaces(lat: number, lon: number, reach: Reach): NearRow[];
  nearestPois(lat: number, lon: number, reach: Reach): NearRow[];
  /** Measures to borders of countries, with the nearest spot, also from inside. */
  nearestBorders(lat: number, lon: number, reach: Reach): NearStreet[];
}

const COUNTRY_LEVEL = 2;

export function openRows(tables: Gazetteer & IndexTables): RowFinder {
  const areas = openAreas(tables, tables);
  const layers = layersOf(tables);
  const near = (layer: Layer) => (latDegrees: number, lonDegrees: number, reach: Reach): NearRow[] => {
    const { lat, lon } = pointInUnits(latDegrees, lonDegrees);
    const found = nearestRows(layer, lat, lon, reach);
    return found.map(({ row, distanceMeters: meters }) => ({ row, distanceMeters: meters }));
  };
  return {
    areasAround: (latDegrees, lonDegrees) => {
      const { lat, lon } = pointInUnits(latDegrees, lonDegrees);
      return areas.areasAround(lat, lon);
    },
    nearestHouses: near(layers.houses),
    nearestStreets: (latDegrees, lonDegrees, reach) => {
      const { lat, lon } = pointInUnits(latDegrees, lonDegrees);
      return nearestRows(layers.streets, lat, lon, reach).map(({ row, item }) => {
        const spot = spotOf(tables, item, lat, lon);
        return { row, distanceMeters: spot.distanceMeters, ...toPoint(spot.lat, spot.lon) };
      });
    },
    nearestPlaces: near(layers.places),
    nearestPois: near(layers.pois),
    nearestBorders: (latDegrees, lonDegrees, reach) => {
      const { lat, lon } = pointInUnits(latDegrees, lonDegrees);
      return nearestRows(layers.borders, lat, lon, reach).map(({ row }) => {
        const spot = nearestOnRings(tables, row, lat, lon)!;
        return { row, distanceMeters: spot.distanceMeters, ...toPoint(spot.lat, spot.lon) };
      });
    },
  };
}

function layersOf(tables: Gazetteer & IndexTables) {
  const { streetPieces, areas: { level } } = tables;
  const houses: Layer = {
    index: openBoxes('houseBoxes', tables.houseBoxes, tables.houses.rows),
    measure: (row, lat, lon) => houseMeters(tables, row, lat, lon),
  };
  const streets: Layer = {
    index: openBoxes('pieceBoxes', tables.pieceBoxes, streetPieces.rows),
    measure: (piece, lat, lon) => spotOf(tables, piece, lat, lon).distanceMeters,
    rowOfItem: streetPieces.street,
  };
  const borders: Layer = {
    index: openBoxes('areaBoxes', tables.areaBoxes, tables.areas.rows),
    measure: (row, lat, lon) => nearestOnRings(tables, row, lat, lon)?.distanceMeters ?? Infinity,
    only: (row) => level[row] > 0 && level[row] <= COUNTRY_LEVEL,
  };
  const places = pointLayer('placeBoxes', tables.placeBoxes, tables.places);
  const pois = pointLayer('poiBoxes', tables.poiBoxes, tables.pois);
  return { houses, streets, borders, places, pois };
}

/** The nearest spot of a piece of a street. */
function spotOf({ linePoints, streetPieces }: Gazetteer & IndexTables, piece: number, lat: number, lon: number) {
  return nearestOnLine(linePoints, streetPieces.first[piece], streetPieces.last[piece], lat, lon);
}

type Points = { readonly rows: number; readonly lat: Int32Array; readonly lon: Int32Array };

const pointLayer = (name: string, boxes: IndexTables['poiBoxes'], points: Points): Layer => ({
  index: openBoxes(name, boxes, points.rows),
  measure: (row, lat, lon) => distanceMeters(lat, lon, points.lat[row], points.lon[row]),
});

/** Converts to units, with the antimeridian as 180° W. */
function pointInUnits(lat: number, lon: number): { lat: number; lon: number } {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) {
    const message = `${lat}, ${lon} is no point: latitude (-90 to 90) comes first, then longitude (-180 to 180).`;
    throw new AppError('bad_argument', message, { lat, lon });
  }
  const units = toUnits(lon);
  return { lat: toUnits(lat), lon: units >= 180 * DEGREE ? units - 360 * DEGREE : units };
}

/** Rounds to whole units, and brings a spot beyond the antimeridian back into -180° to 180°. */
function toPoint(latUnits: number, lonUnits: number): { lat: number; lon: number } {
  const lon = Math.round(lonUnits);
  const turns = lon < -180 * DEGREE ? 1 : lon > 180 * DEGREE ? -1 : 0;
  return { lat: toDegrees(Math.round(latUnits)), lon: toDegrees(lon + turns * 360 * DEGREE) };
}
