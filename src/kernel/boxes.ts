import Flatbush from 'flatbush';
import { AppError } from '../errors.ts';
import { u8, type Table } from './columns.ts';
import { toPlaneX, toPlaneY } from './mercator.ts';

/**
 * The bytes of a packed R-tree over boxes on the plane of `mercator.ts`: box n is that of row n of its table. A box
 * contains its object to within half a step (0.5 cm); callers add a step on each side.
 */
export const boxes = { byte: u8 } as const;

export type Boxes = Table<typeof boxes>;

/** The number of children of a node. */
const CHILDREN = 16;

export type AddBox = (minLat: number, minLon: number, maxLat: number, maxLon: number) => void;

export function packBoxes(rows: number, boxOf: (row: number, add: AddBox) => void): Boxes {
  if (rows === 0) return { rows: 0, byte: new Uint8Array(0) };
  const index = new Flatbush(rows, CHILDREN, Int32Array);
  const add: AddBox = (minLat, minLon, maxLat, maxLon) => {
    index.add(toPlaneX(minLon), toPlaneY(minLat), toPlaneX(maxLon), toPlaneY(maxLat));
  };
  for (let row = 0; row < rows; row++) boxOf(row, add);
  index.finish();
  return { rows: index.data.byteLength, byte: new Uint8Array(index.data as ArrayBuffer) };
}

export const packPoints = ({ rows, lat, lon }: { rows: number; lat: Int32Array; lon: Int32Array }): Boxes =>
  packBoxes(rows, (row, add) => add(lat[row], lon[row], lat[row], lon[row]));

/** Opens a table of boxes in place, in shared memory or not; undefined for an empty table. */
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
