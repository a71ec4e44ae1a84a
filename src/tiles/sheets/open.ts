import { openBoxes } from '../../kernel/boxes.ts';
import { WINDOW, type TileGrid } from '../shape/grid.ts';
import { fitLine, fitRing } from '../shape/fit.ts';
import { simplified } from '../shape/simplify.ts';
import { shapeKinds } from './kinds.ts';
import { sheetIn, sheetNames, sheetZooms, sizeCode, type Sheet, type SheetName, type SheetTables } from './schema.ts';

/** A shape as one tile shows it: lines or rings in whole units. */
export interface Shown {
  readonly kind: number;
  readonly names: number;
  readonly parts: readonly (readonly number[])[];
}

export interface Sheets {
  /** The shapes of a tile, the largest of each kind first, as far as there is room. */
  shownIn(grid: TileGrid, room: Room): Shown[];
}

/** How much a tile may still hold; reduced as it is filled. */
export interface Room {
  points: number;
}

/** Smaller areas are omitted: one and a half pixels, for buildings half a pixel. */
const LEAST_UNITS = 12;
const LEAST_BUILDING_UNITS = 4;
/** Half a pixel, and less where tiles are stretched. */
const toleranceAt = (z: number): number => (z >= 16 ? 0 : z >= 14 ? 2 : 4);

export function openSheets(tables: SheetTables): Sheets {
  const opened = sheetNames.map((name) => {
    const sheet = sheetIn(tables, name);
    return { name, sheet, index: openBoxes(`${name}Boxes`, sheet.boxes, sheet.shapes.rows) };
  });
  return {
    shownIn(grid, room) {
      const shown: Shown[] = [];
      for (const { name, sheet, index } of opened) {
        if (!index || grid.z < sheetZooms[name][0] || grid.z > sheetZooms[name][1]) continue;
        const rows = index.search(...grid.box, (row) => isShownAt(sheet, row, grid, name));
        rows.sort((a, b) => sheet.shapes.size[b] - sheet.shapes.size[a] || a - b);
        for (const row of rows) {
          if (room.points <= 0) break;
          const one = show(sheet, row, grid);
          if (one.parts.length === 0) continue;
          for (const part of one.parts) room.points -= part.length / 2;
          shown.push(one);
        }
      }
      return shown;
    },
  };
}

function isShownAt({ shapes }: Sheet, row: number, { z, stepsPerUnit }: TileGrid, name: SheetName): boolean {
  const { from, isArea } = shapeKinds[shapes.kind[row]];
  if (from > z) return false;
  const least = name === 'close' ? LEAST_BUILDING_UNITS : LEAST_UNITS;
  return !isArea || shapes.size[row] >= sizeCode(least * stepsPerUnit);
}

function show({ shapes, rings, points }: Sheet, row: number, grid: TileGrid): Shown {
  const kind = shapes.kind[row];
  const { isArea } = shapeKinds[kind];
  const parts: number[][] = [];
  let isOuterThere = false;
  for (let ring = shapes.rings[row]; ring < shapes.rings[row + 1]; ring++) {
    const isHole = rings.isHole[ring] === 1;
    if (isHole && !isOuterThere) continue;
    const line = projected(rings, points, ring, grid);
    if (isArea) line.push(line[0], line[1]);
    const drawn = simplified(line, toleranceAt(grid.z));
    if (isArea) {
      const part = fitRing(drawn, WINDOW, isHole);
      if (!isHole) isOuterThere = part.length > 0;
      if (part.length > 0) parts.push(part);
    } else {
      for (const part of fitLine(drawn, WINDOW)) parts.push(part);
    }
  }
  return { kind, names: shapes.names[row], parts };
}

/** A ring in units of the tile, x and y alternating. */
function projected(rings: Sheet['rings'], points: Sheet['points'], ring: number, grid: TileGrid): number[] {
  const line: number[] = [];
  let [lat, lon] = [rings.lat[ring], rings.lon[ring]];
  for (let i = rings.points[ring]; i < rings.points[ring + 1]; i++) {
    lat += points.dLat[i] * 10;
    lon += points.dLon[i] * 10;
    line.push(grid.toX(lon), grid.toY(lat));
  }
  return line;
}
