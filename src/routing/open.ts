import { NONE, type Tables } from '../kernel/columns.ts';
import type { TextTables } from '../kernel/text.ts';
import { firstAtLeast } from '../kernel/sorted.ts';
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
  /** The text of a file of days off (see traffic/days-off.ts). */
  readonly daysOff?: string;
};

/** The roads of one profile, to be asked at any pace. */
export interface ProfileRoads {
  readonly graph: Graph;
  readonly network: RoadNetwork & TextTables;
  /** As the map says, without traffic and without signs of times. */
  readonly freeFlow: Pace;
  /**
   * Long work: once for each pace, by anybody; the result is plain data. `base`: the pace of empty roads at that time.
   */
  customise(pace: Pace, base: Pace): Metric;
  /** To be asked one question at a time. */
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
      // Empty roads stay what they are; traffic is another one soon, and waited for.
      return pace === base ? thinned(hierarchy, metric) : metric;
    },
    at: (pace, base, metric) => ({
      graph,
      snapper: openSnapper(tables, graph, stretches, pace, base),
      finder: finderOver(scratch, metric),
      runsOf: runsOver(tables, graph, pace, base),
      turns: turnsNow(profile, graph, pace),
    }),
  };
}

/** What comes with each question is only looked into, never copied. */
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
