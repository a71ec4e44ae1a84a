import Flatbush from 'flatbush';
import { AppError } from '../errors.ts';
import { finishTables, newBuilders, ref, u8, type Table, type Tables } from '../kernel/columns.ts';
import { toPlaneX, toPlaneY } from '../kernel/mercator.ts';
import { buildStripes, stripeSchema } from '../kernel/polygon.ts';
import type { Gazetteer } from './gazetteer.ts';
import { OUTLINE_UNITS } from './nearest-measure.ts';

const boxes = { byte: u8 } as const;
const pieces = { street: ref('streets'), first: ref('linePoints'), last: ref('linePoints') } as const;

/**
 * What finds things by where they are. Kept in the atlas beside the gazetteer.
 *
 * Tables of boxes are the bytes of packed R-trees over boxes on the plane of `kernel/mercator.ts`: box n is that of
 * row n of its table. A box holds its object to half a step (0.5 cm); who asks adds a step on each side.
 */
export const indexSchema = {
  ...stripeSchema,
  areaBoxes: boxes,
  houseBoxes: boxes, // of the outline, or the point
  /** Streets' lines cut into pieces of a few points, so that a box is little more than the line in it. */
  streetPieces: pieces,
  pieceBoxes: boxes,
  placeBoxes: boxes,
  poiBoxes: boxes,
} as const;

export type IndexTables = Tables<typeof indexSchema>;
type Boxes = Table<typeof boxes>;

/** Longer pieces make fewer boxes, and boxes with more empty corners. */
const POINTS_PER_PIECE = 8;

/** Of a node of a tree. */
const CHILDREN = 16;

/** The tables that areas are found by; they can be built before anything else of the gazetteer is known. */
export type AreaIndexes = Pick<IndexTables, keyof typeof stripeSchema | 'areaBoxes'>;
export type AreaShapes = Pick<Gazetteer, 'areas' | 'rings' | 'ringPoints'>;

export function buildAreaIndexes(shapes: AreaShapes): AreaIndexes {
  const { areas } = shapes;
  const areaBoxes = packBoxes(areas.rows, (row, add) => {
    // Without rings an area holds no point: any small box will do.
    const isEmpty = areas.rings[row] === areas.rings[row + 1];
    if (isEmpty) add(areas.lat[row], areas.lon[row], areas.lat[row], areas.lon[row]);
    else add(areas.minLat[row], areas.minLon[row], areas.maxLat[row], areas.maxLon[row]);
  });
  return { ...buildStripes(shapes), areaBoxes };
}

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

const packPoints = ({ rows, lat, lon }: { rows: number; lat: Int32Array; lon: Int32Array }): Boxes =>
  packBoxes(rows, (row, add) => add(lat[row], lon[row], lat[row], lon[row]));

type AddBox = (minLat: number, minLon: number, maxLat: number, maxLon: number) => void;

function packBoxes(rows: number, boxOf: (row: number, add: AddBox) => void): Boxes {
  if (rows === 0) return { rows: 0, byte: new Uint8Array(0) };
  const index = new Flatbush(rows, CHILDREN, Int32Array);
  const add: AddBox = (minLat, minLon, maxLat, maxLon) => {
    index.add(toPlaneX(minLon), toPlaneY(minLat), toPlaneX(maxLon), toPlaneY(maxLat));
  };
  for (let row = 0; row < rows; row++) boxOf(row, add);
  index.finish();
  return { rows: index.data.byteLength, byte: new Uint8Array(index.data as ArrayBuffer) };
}

/** Reads a table of boxes in place, shared memory or not; nothing where the table is empty. */
export function openBoxes(name: string, { byte }: Boxes, rows: number): Flatbush | undefined {
  if (byte.length === 0 && rows === 0) return undefined;
  if (!isTreeOf(byte, rows)) {
    const message = `${name} is no index of ${rows} rows (${byte.length} bytes). Import the map again.`;
    throw new AppError('atlas_refused', message, { table: name, rows, bytes: byte.length });
  }
  return Flatbush.from(byte.buffer, byte.byteOffset);
}

/** The first four bytes of a tree: format 3, boxes of Int32, 16 children. */
const TREE_MARK = 0x00_10_35_fb;

function isTreeOf(byte: Uint8Array, rows: number): boolean {
  if (rows === 0 || byte.length < 8 || byte.byteOffset % 8 !== 0) return false;
  let [level, nodes] = [rows, rows];
  do {
    level = Math.ceil(level / CHILDREN);
    nodes += level;
  } while (level > 1);
  const bytesPerNode = 4 * 4 + (nodes < 16_384 ? 2 : 4);
  const head = new DataView(byte.buffer, byte.byteOffset);
  const isMarked = head.getUint32(0, true) === TREE_MARK && head.getUint32(4, true) === rows;
  return isMarked && byte.length === 8 + nodes * bytesPerNode;
}
