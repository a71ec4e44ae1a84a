import type { Box } from '../../../kernel/geo.ts';
import { ringSquareMeters } from '../../../kernel/rings-shape.ts';
import { bySize, holds, type NestedRing } from '../nested-rings.ts';
import { cellAt, cellRing, coastByCell, netOver, type CellCoast } from './cells.ts';
import { closeCell, isWet, LAND, WATER, withIslands, type Shores } from './close.ts';
import type { Coast } from './coast.ts';
import { BROKEN, COAST, dropLeaking, OPEN, spread } from './spread.ts';
import { waterBlocks } from './blocks.ts';

/** The sea of an extract, from its coasts and from what stands on land. */
export interface Sea {
  /** Adds something that stands on land. */
  addLand(lat: number, lon: number): void;
  /** Areas of water, each with its islands. */
  areas(): NestedRing[][];
}

/** The number of things on land that prove land in a cell; fewer may stand on piers and platforms. */
const PROOF = 5;
/** The most things of a cell that are examined one by one. */
const MOST_SAMPLES = 64;

/** A sea within a box. In doubt there is none: see `docs/decisions/0412-seas-are-closed-cell-by-cell.md`. */
export function openSea(box: Box, coasts: readonly Coast[]): Sea {
  const net = netOver(box);
  const coastCells = coastByCell(net, coasts);
  const landCounts = new Uint8Array(net.rows * net.columns);
  const samples = new Map([...coastCells.keys()].map((cell) => [cell, new Array<readonly [number, number]>()]));
  const waters = new Map<number, NestedRing[]>();

  return {
    addLand(lat, lon) {
      const cell = cellAt(net, lat, lon);
      if (cell < 0) return;
      if (landCounts[cell] < 255) landCounts[cell]++;
      const taken = samples.get(cell);
      if (taken && taken.length < MOST_SAMPLES) taken.push([lat, lon]);
    },
    areas() {
      const states = Uint8Array.from(landCounts, (count) => (count >= PROOF ? LAND : OPEN));
      const shores = new Map<number, Shores>();
      for (const [cell, coast] of coastCells) states[cell] = stateOf(cell, coast, shores);
      if (shores.size === 0 && !states.includes(LAND)) fillAroundIslands(states);
      spread({ net, states, shores });
      dropLeaking({ net, states, shores });
      return drawn(states);
    },
  };

  function stateOf(cell: number, coast: CellCoast, shores: Map<number, Shores>): number {
    if (coast.isReversed) return BROKEN;
    if (coast.pieces.length === 0) return isDrowned(cell, withIslands([cellRing(net, cell)], coast)) ? LAND : OPEN;
    const closed = closeCell(net, cell, coast.pieces);
    const rings = closed && withIslands(closed.rings, coast);
    if (!rings || isDrowned(cell, rings)) return BROKEN;
    shores.set(cell, closed.shores);
    waters.set(cell, rings);
    return COAST;
  }

  /** Whether more things stand on what would be water than on land. */
  function isDrowned(cell: number, rings: readonly NestedRing[]): boolean {
    const on = samples.get(cell)!;
    const drowned = on.filter(([lat, lon]) => isWet(rings, lat, lon)).length;
    return drowned >= PROOF && drowned * 2 > on.length;
  }

  /** Puts water around islands where nothing else shows what is there. */
  function fillAroundIslands(states: Uint8Array): void {
    for (const [cell, { rings }] of coastCells) {
      if (states[cell] !== OPEN || rings.length === 0) continue;
      const sized = bySize(rings);
      const outermost = sized.filter((one, i) => !sized.slice(0, i).some((larger) => holds(larger, one)));
      states[cell] = outermost.every(({ ring }) => ringSquareMeters(ring) > 0) ? WATER : LAND;
    }
  }

  function drawn(states: Uint8Array): NestedRing[][] {
    const areas: NestedRing[][] = [];
    for (const [cell, coast] of coastCells) {
      const rings = states[cell] === COAST ? waters.get(cell)!
        : coast.pieces.length > 0 ? []
        : withIslands(states[cell] === WATER ? [cellRing(net, cell)] : [], coast);
      if (rings.length > 0 && !isDrowned(cell, rings)) areas.push(rings);
      if (states[cell] === WATER) states[cell] = OPEN;
    }
    return [...areas, ...waterBlocks(net, states)];
  }
}
