import { openBoxes, type Boxes } from '../kernel/boxes.ts';
import { TextReader, type TextTables } from '../kernel/text.ts';
import type { RoadNetwork } from '../routing/network.ts';
import { encodeTile, type Feature } from './shape/encode.ts';
import { fitLine } from './shape/fit.ts';
import { gridOf, WINDOW, type TileAddress, type TileGrid } from './shape/grid.ts';
import { simplified } from './shape/simplify.ts';
import { openLooks, wayClasses } from './ways/looks.ts';

/** The part of the car graph that a map needs: pieces of ways, and their index. */
export interface DrivenRoads {
  readonly network: RoadNetwork & TextTables;
  readonly pieces: { readonly way: Uint32Array; readonly from: Uint32Array; readonly to: Uint32Array };
  readonly stretches: { readonly rows: number; readonly piece: Uint32Array };
  readonly stretchBoxes: Boxes;
}

/** The speed on a piece in one of its directions; undefined if closed. */
export type SpeedOf = (piece: number, isBackward: boolean) => { kmh: number; freeKmh: number } | undefined;

/** Below this zoom a tile would hold more roads than it shows. */
export const SPEEDS_FROM_ZOOM = 9;
/** By class of road, in the order of `wayClasses`: greater roads appear at lower zooms. */
const firstZooms = [9, 9, 9, 10, 11, 13, 99, 99, 15, 99, 99, 99, 99, 99] as const;
const MOST_FEATURES = 8000;
/** Speeds are rounded to these steps, so that neighbours with no visible difference are equal. */
const KMH_STEP = 2;
const RATIO_STEP = 0.05;

export type SpeedTiles = (address: TileAddress, speedOf: SpeedOf) => Uint8Array;

/** Roads with their speed and that of empty roads, a line for each direction that may be driven. */
export function openSpeedTiles({ network, pieces, stretches, stretchBoxes }: DrivenRoads): SpeedTiles {
  const index = openBoxes('carStretchBoxes', stretchBoxes, stretches.rows);
  const lookOf = openLooks(new TextReader(network));
  const classOf = (piece: number): number => lookOf(network.roadWays.tags[pieces.way[piece]]).class;
  return (address, speedOf) => {
    const grid = gridOf(address);
    if (!index || grid.z < SPEEDS_FROM_ZOOM) return encodeTile([]);
    const found = index.search(...grid.box, (row) => firstZooms[classOf(stretches.piece[row])] <= grid.z);
    const shown = [...new Set(found.map((row) => stretches.piece[row]))]
      .sort((a, b) => classOf(a) - classOf(b) || a - b);
    const alike = new Map<string, { values: Feature['values']; parts: number[][] }>();
    for (const piece of shown.slice(0, MOST_FEATURES)) {
      const line = lineOf(network, pieces, piece, grid);
      for (const isBackward of [false, true]) {
        const speed = speedOf(piece, isBackward);
        if (speed === undefined) continue;
        const parts = fitLine(isBackward ? reversed(line) : line, WINDOW);
        if (parts.length === 0) continue;
        const values = valuesOf(speed, wayClasses[classOf(piece)].name);
        const key = Object.values(values).join(' ');
        const group = alike.get(key);
        if (group) group.parts.push(...parts);
        else alike.set(key, { values, parts });
      }
    }
    const features = [...alike.values()].map((group): Feature => ({ geometry: 'line', ...group }));
    return encodeTile([{ name: 'speed', features }]);
  };
}

function valuesOf({ kmh, freeKmh }: { kmh: number; freeKmh: number }, name: string) {
  const ratio = freeKmh > 0 ? Math.round(Math.min(1, kmh / freeKmh) / RATIO_STEP) * RATIO_STEP : 1;
  const inSteps = (value: number): number => Math.round(value / KMH_STEP) * KMH_STEP;
  return { class: name, kmh: inSteps(kmh), free_kmh: inSteps(freeKmh), ratio: Math.round(ratio * 100) / 100 };
}

function lineOf(
  { roadWays, roadWayNodes, roadNodes }: RoadNetwork, { way, from, to }: DrivenRoads['pieces'], piece: number,
  grid: TileGrid,
): number[] {
  const line: number[] = [];
  const first = roadWays.nodes[way[piece]];
  const step = from[piece] < to[piece] ? 1 : -1;
  for (let at = from[piece]; ; at += step) {
    const node = roadWayNodes.node[first + at];
    line.push(grid.toX(roadNodes.lon[node]), grid.toY(roadNodes.lat[node]));
    if (at === to[piece]) return simplified(line, grid.z >= 16 ? 0 : 3);
  }
}

function reversed(line: readonly number[]): number[] {
  const other: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) other.push(line[i], line[i + 1]);
  return other;
}
