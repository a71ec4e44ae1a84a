import { areaIndexSchema, buildAreaIndexes } from '../../kernel/area-finder.ts';
import { boxes, packBoxes, packPoints, type Boxes } from '../../kernel/boxes.ts';
import { finishTables, newBuilders, ref, type Tables } from '../../kernel/columns.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { OUTLINE_UNITS } from './measure.ts';

const pieces = { street: ref('streets'), first: ref('linePoints'), last: ref('linePoints') } as const;

/** Spatial indexes of the gazetteer, stored beside it in the atlas. */
export const indexSchema = {
  ...areaIndexSchema,
  houseBoxes: boxes, // the box of the outline, or the point
  /** Lines of streets cut into pieces of a few points, so that boxes fit closely. */
  streetPieces: pieces,
  pieceBoxes: boxes,
  placeBoxes: boxes,
  poiBoxes: boxes,
} as const;

export type IndexTables = Tables<typeof indexSchema>;

/** Longer pieces make fewer boxes, but with emptier corners. */
const POINTS_PER_PIECE = 8;

export function buildIndexes(gazetteer: Gazetteer): IndexTables {
  const { places, pois, linePoints } = gazetteer;
  const streetPieces = cutStreets(gazetteer);
  const { first, last } = streetPieces;
  return {
    ...buildAreaIndexes(gazetteer),
    houseBoxes: packHouses(gazetteer),
    streetPieces,
    pieceBoxes: packBoxes(streetPieces.rows, (row, add) => {
      let [minLat, minLon, maxLat, maxLon] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let i = first[row]; i <= last[row]; i++) {
        minLat = Math.min(minLat, linePoints.lat[i]);
        maxLat = Math.max(maxLat, linePoints.lat[i]);
        minLon = Math.min(minLon, linePoints.lon[i]);
        maxLon = Math.max(maxLon, linePoints.lon[i]);
      }
      add(minLat, minLon, maxLat, maxLon);
    }),
    placeBoxes: packPoints(places),
    poiBoxes: packPoints(pois),
  };
}

function cutStreets({ streets, lines }: Gazetteer): IndexTables['streetPieces'] {
  const builders = newBuilders({ streetPieces: pieces });
  for (let street = 0; street < streets.rows; street++) {
    for (let line = streets.lines[street]; line < streets.lines[street + 1]; line++) {
      const end = lines.points[line + 1] - 1;
      let first = lines.points[line];
      if (first > end) continue;
      do {
        const last = Math.min(end, first + POINTS_PER_PIECE - 1);
        builders.streetPieces.add({ street, first, last });
        first = last; // the next piece starts with the point that this one ends with
      } while (first < end);
    }
  }
  return finishTables({ streetPieces: pieces }, builders).streetPieces;
}

function packHouses({ houses, footprintPoints }: Gazetteer): Boxes {
  const { lat, lon, footprint } = houses;
  return packBoxes(houses.rows, (row, add) => {
    let [south, west, north, east] = [0, 0, 0, 0];
    for (let i = footprint[row]; i < footprint[row + 1]; i++) {
      south = Math.min(south, footprintPoints.dLat[i]);
      north = Math.max(north, footprintPoints.dLat[i]);
      west = Math.min(west, footprintPoints.dLon[i]);
      east = Math.max(east, footprintPoints.dLon[i]);
    }
    add(
      lat[row] + south * OUTLINE_UNITS, lon[row] + west * OUTLINE_UNITS,
      lat[row] + north * OUTLINE_UNITS, lon[row] + east * OUTLINE_UNITS,
    );
  });
}
