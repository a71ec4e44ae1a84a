import { packBoxes } from '../../kernel/boxes.ts';
import { finishTables, i32, NONE, TableBuilder, type Builders, type Schema } from '../../kernel/columns.ts';
import { PLANE_WIDTH, toPlaneX, toPlaneY } from '../../kernel/mercator.ts';
import type { Ring } from '../../kernel/rings-shape.ts';
import { markKept } from '../shape/simplify.ts';
import { kindCode, shapeKinds } from './kinds.ts';
import {
  oneSheetSchema, sheetNames, sheetTable, sheetZooms, sizeCode, type SheetName, type SheetTables,
} from './schema.ts';

/** Something to draw: one or several lines, or an area whose outer rings are each followed by their holes. */
export interface Drawn {
  readonly kind: string;
  readonly names?: number;
  readonly rings: readonly (Ring & { readonly isHole?: boolean })[];
}

const PIXELS_PER_TILE = 512;
const stepsPerPixel = (zoom: number): number => PLANE_WIDTH / 2 ** zoom / PIXELS_PER_TILE;
/** At the last zoom of a sheet: the tolerance that keeps a shape, and the size below which it is invisible. */
const TOLERANCE_PIXELS = 0.5;
const LEAST_PIXELS = 2;
/** Tiles of the last zoom are stretched beyond it, so their sheets keep details of two decimetres. */
const FINEST_TOLERANCE_STEPS = 20;

const boxSchema = { minLat: i32, minLon: i32, maxLat: i32, maxLon: i32 } as const;

const newSheet = (sheet: SheetName) => {
  const { shapes, rings, points } = oneSheetSchema(sheet);
  return {
    shapes: new TableBuilder(shapes), rings: new TableBuilder(rings), points: new TableBuilder(points),
    boxes: new TableBuilder(boxSchema),
  };
};
type Sheet = ReturnType<typeof newSheet>;

/** Adds shapes to the sheets whose zooms show them. */
export class SheetBuilder {
  private readonly sheets = sheetNames.map((name) => [name, newSheet(name)] as const);

  add({ kind, names = NONE, rings }: Drawn): void {
    const code = kindCode(kind);
    const outlines = rings.map(outlineOf);
    for (const [name, sheet] of this.sheets) {
      if (!isShownOn(code, name)) continue;
      const kept = generalised(outlines, shapeKinds[code].isArea, name);
      if (kept.length > 0) write(sheet, { kind: code, names, kept });
    }
  }

  finish(): SheetTables {
    return Object.assign({}, ...this.sheets.map(([name, sheet]) => finishSheet(name, sheet))) as SheetTables;
  }
}

/** Buildings have their own sheet, and the roads of the last zooms are drawn from the network. */
function isShownOn(code: number, sheet: SheetName): boolean {
  const { from, layer } = shapeKinds[code];
  if (from > sheetZooms[sheet][1] || (layer === 'building') !== (sheet === 'close')) return false;
  return layer !== 'road' || sheet !== 'near';
}

interface Outline {
  readonly ring: Ring;
  readonly isHole: boolean;
  /** The longer side of its box, in steps of the plane. */
  readonly side: number;
  readonly plane: Float64Array;
}

function outlineOf(ring: Drawn['rings'][number]): Outline {
  const plane = new Float64Array(ring.lat.length * 2);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ring.lat.length; i++) {
    const x = (plane[i * 2] = toPlaneX(ring.lon[i]));
    const y = (plane[i * 2 + 1] = toPlaneY(ring.lat[i]));
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { ring, isHole: ring.isHole ?? false, side: Math.max(maxX - minX, maxY - minY), plane };
}

interface Kept {
  readonly isHole: boolean;
  readonly side: number;
  readonly lat: number[];
  readonly lon: number[];
}

let marks = new Uint8Array(1024);

/** What a sheet shows of an outline: an outer ring too small for it is dropped with its holes. */
function generalised(outlines: readonly Outline[], isArea: boolean, sheet: SheetName): Kept[] {
  const last = sheetZooms[sheet][1];
  const isFinest = last === sheetZooms.near[1];
  const pixel = stepsPerPixel(last);
  const least = isArea && !isFinest ? pixel * LEAST_PIXELS : 1;
  const tolerance = isFinest ? FINEST_TOLERANCE_STEPS : pixel * TOLERANCE_PIXELS;
  const kept: Kept[] = [];
  let isOuterKept = false;
  for (const { ring, isHole, side, plane } of outlines) {
    if (isHole && !isOuterKept) continue;
    const count = plane.length / 2;
    const line = side < least || count < 2 ? [] : keptPoints(plane, tolerance);
    // A closed ring repeats its first point.
    const isKept = line.length >= (isArea ? 4 : 2);
    if (!isHole) isOuterKept = isKept;
    if (!isKept) continue;
    if (isArea) line.pop();
    kept.push({ isHole, side, lat: line.map((i) => ring.lat[i]), lon: line.map((i) => ring.lon[i]) });
  }
  return kept;
}

function keptPoints(plane: Float64Array, tolerance: number): number[] {
  const count = plane.length / 2;
  if (marks.length < count) marks = new Uint8Array(count * 2);
  markKept(plane, tolerance, marks);
  const kept: number[] = [];
  for (let i = 0; i < count; i++) if (marks[i]) kept.push(i);
  return kept;
}

/** The unit of coordinates: 1e-6 degree. */
const UNIT = 10;
const LONGEST_STEP = 32_767;

function write(
  { shapes, rings, points, boxes }: Sheet, { kind, names, kept }: { kind: number; names: number; kept: Kept[] },
): void {
  const size = sizeCode(Math.max(...kept.map(({ side }) => side)));
  shapes.add({ kind, size, names, rings: rings.rows });
  let [minLat, minLon, maxLat, maxLon] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { isHole, lat, lon } of kept) {
    let [atLat, atLon] = [Math.round(lat[0] / UNIT), Math.round(lon[0] / UNIT)];
    rings.add({ isHole: isHole ? 1 : 0, lat: atLat * UNIT, lon: atLon * UNIT, points: points.rows });
    for (let i = 0; i < lat.length; i++) {
      const [dLat, dLon] = [Math.round(lat[i] / UNIT) - atLat, Math.round(lon[i] / UNIT) - atLon];
      addSteps(points, dLat, dLon);
      atLat += dLat;
      atLon += dLon;
      minLat = Math.min(minLat, atLat * UNIT);
      maxLat = Math.max(maxLat, atLat * UNIT);
      minLon = Math.min(minLon, atLon * UNIT);
      maxLon = Math.max(maxLon, atLon * UNIT);
    }
  }
  boxes.add({ minLat, minLon, maxLat, maxLon });
}

/** Splits a step that is too long for its column. */
function addSteps(points: Sheet['points'], dLat: number, dLon: number): void {
  const parts = Math.max(1, Math.ceil(Math.max(Math.abs(dLat), Math.abs(dLon)) / LONGEST_STEP));
  let [lat, lon] = [0, 0];
  for (let part = 1; part <= parts; part++) {
    const [nextLat, nextLon] = [Math.round((dLat * part) / parts), Math.round((dLon * part) / parts)];
    points.add({ dLat: nextLat - lat, dLon: nextLon - lon });
    [lat, lon] = [nextLat, nextLon];
  }
}

function finishSheet(name: SheetName, { shapes, rings, points, boxes }: Sheet): Partial<SheetTables> {
  const schema: Schema = Object.fromEntries(
    Object.entries(oneSheetSchema(name)).filter(([table]) => table !== 'boxes')
      .map(([table, columns]) => [sheetTable(name, table), columns]),
  );
  const builders = Object.fromEntries(
    Object.entries({ shapes, rings, points }).map(([table, builder]) => [sheetTable(name, table), builder]),
  );
  const { minLat, minLon, maxLat, maxLon } = boxes.columns;
  const packed = packBoxes(boxes.rows, (row, add) =>
    add(minLat.at(row), minLon.at(row), maxLat.at(row), maxLon.at(row)));
  const tables = finishTables(schema, builders as unknown as Builders<Schema>);
  return { ...tables, [sheetTable(name, 'boxes')]: packed };
}
