import { openNamesIn } from '../geocoding/tell/names-in.ts';
import type { Box } from '../kernel/geo.ts';
import { graphOf } from '../routing/graph.ts';
import type { RoutingTables } from '../routing/open.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import { openPieceSpeeds } from '../routing/traffic/piece-speeds.ts';
import type { Traffic } from '../routing/traffic/speeds.ts';
import type { AtlasFacts } from '../store/files/atlas/format.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import { openTiles } from '../tiles/open-tiles.ts';
import type { TileAddress } from '../tiles/shape/grid.ts';
import { settledBox } from '../tiles/settled.ts';
import { openSpeedTiles } from '../tiles/speeds.ts';
import { versionOf } from './engines.ts';

/** What is said of a map, with the box of nearly all its houses. */
export type MapFacts = AtlasFacts & { readonly settled: Box | undefined };

/** The map of the atlas in force. */
export interface MapTiles {
  /** Changes whenever a tile might. */
  readonly version: string;
  readonly facts: MapFacts;
  tile(address: TileAddress): Uint8Array;
  /** Roads with their speeds for a departure; the roads may have been split for traffic. */
  speeds(address: TileAddress, departure: Departure, roads: RoadsOfMap): Uint8Array;
}

/** Roads in force, with the traffic on them. */
export interface RoadsOfMap {
  readonly tables: RoutingTables;
  readonly traffic: Traffic;
}

type Mapped = Pick<Atlas, 'tables' | 'facts' | 'bytes'>;

export function openMapTiles(atlas: Mapped): MapTiles {
  const { tables, facts } = atlas;
  const { tile } = openTiles(tables, openNamesIn(tables));
  const speedsOver = rememberLast((roads: RoutingTables) => ({
    draw: openSpeedTiles({
      network: roads,
      pieces: graphOf(roads, 'car').edgePieces,
      stretches: roads.carStretches,
      stretchBoxes: roads.carStretchBoxes,
    }),
    speedsAt: openPieceSpeeds(roads),
  }));
  return {
    version: versionOf(atlas),
    facts: { ...facts, settled: settledBox(tables.houses) },
    tile,
    speeds(address, departure, { tables: roads, traffic }) {
      const { draw, speedsAt } = speedsOver(roads);
      return draw(address, speedsAt(departure, traffic));
    },
  };
}

function rememberLast<K, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
