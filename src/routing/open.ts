import { NONE, type Tables } from '../kernel/columns.ts';
import type { TextTables } from '../kernel/text.ts';
import { firstAtLeast } from '../kernel/sorted.ts';
import { burdensNow } from './ask/burdens.ts';
import type { Roads, TurnsNow } from './ask/roads.ts';
import { costsOf } from './ask/costs.ts';
import { finderOver, newScratch } from './ask/finder.ts';
import type { Pace } from './pace.ts';
import { runsOver } from './ask/runs.ts';
import { graphOf, type Graph, type GraphTables, type Profile } from './graph.ts';
import { customise } from './hierarchy/customise.ts';
import type { Metric } from './hierarchy/metric.ts';
import { thinned } from './hierarchy/thin-metric.ts';
import { hierarchyOf } from './hierarchy/tables.ts';
import type { RoadIndexes } from './index-roads.ts';
import { turnBackCentiseconds } from './profile/turn-price.ts';
import type { RoadNetwork, networkSchema } from './network.ts';
import type { WayTraffic } from './traffic/way-traffic.ts';
import { openSnapper } from './snap/snapper.ts';
import { stretchesIn } from './snap/stretches.ts';

export type RoutingTables = Tables<typeof networkSchema> & GraphTables & WayTraffic & RoadIndexes & TextTables & {
  /** The content of a file of days off (see traffic/days-off.ts). */
  readonly daysOff?: string;
};

/** The roads of one profile, opened at any pace. */
export interface ProfileRoads {
  readonly graph: Graph;
  readonly network: RoadNetwork & TextTables;
  /** As mapped, without traffic and without signs of times. */
  readonly freeFlow: Pace;
  /** Slow: run once per pace, in any thread; the result is plain data. `base`: the pace of empty roads at that time. */
  customise(pace: Pace, base: Pace): Metric;
  /** Roads for one query at a time. */
  at(pace: Pace, base: Pace, metric: Metric): Roads;
}

export function openProfile(tables: RoutingTables, profile: Profile): ProfileRoads {
  const graph = graphOf(tables, profile);
  const hierarchy = hierarchyOf(tables, profile);
  const stretches = stretchesIn(tables, profile);
  const scratch = newScratch(hierarchy);
  return {
    graph,
    network: tables,
    freeFlow: {
      forwardCentiseconds: graph.edgePieces.forwardCentiseconds,
      backwardCentiseconds: graph.edgePieces.backwardCentiseconds,
    },
    customise: (pace, base) => {
      const { weight, carried } = costsOf(graph, pace, base);
      const metric = customise(hierarchy, weight, ...carried);
      // Empty roads stay as they are; traffic changes soon, and customers wait for it.
      return pace === base ? thinned(hierarchy, metric) : metric;
    },
    at(pace, base, metric) {
      const modes = pace.modes ?? graph.edgePieces;
      return {
        graph,
        snapper: openSnapper(tables, graph, stretches, pace, base),
        finder: finderOver(scratch, metric),
        runsOf: runsOver(tables, graph, pace, base),
        turns: turnsNow(profile, graph, pace),
        modes,
        burdens: burdensNow(graph, modes, base),
      };
    },
  };
}

/** The pace's columns are only searched, never copied. */
function turnsNow(
  profile: Profile, { arcs }: Graph, { closedArcs, turnDelays, entryPrices }: Pace,
): TurnsNow {
  return {
    turnBackCentiseconds: turnBackCentiseconds(profile),
    isClosed: (arc) => closedArcs !== undefined && closedArcs[firstAtLeast(closedArcs, arc)] === arc,
    delayOf: (arc) => {
      const place = turnDelays ? firstAtLeast(turnDelays.arc, arc) : NONE;
      return turnDelays?.arc[place] === arc ? turnDelays.centiseconds[place] : 0;
    },
    priceOf: (arc) => {
      const place = entryPrices ? firstAtLeast(entryPrices.arc, arc) : NONE;
      return entryPrices?.arc[place] === arc ? entryPrices.centiseconds[place] : arcs.penaltyCentiseconds[arc];
    },
  };
}
