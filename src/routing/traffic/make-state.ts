import type { Graph, Profile } from '../graph.ts';
import type { Metric } from '../hierarchy/metric.ts';
import type { RoutingTables } from '../open.ts';
import type { Pace } from '../pace.ts';
import type { RoadState } from '../road-state.ts';
import { mainEdgesNow } from '../snap/components.ts';
import { openConditions } from './conditions.ts';
import type { Departure } from './departure.ts';
import { makePace } from './make-pace.ts';
import { pieceTimes } from './piece-times.ts';
import { spanAt, trafficFor } from './spans.ts';
import { noTraffic, sharedU32, type Traffic, type TurnDelays } from './speeds.ts';
import { isHeldUp } from './state-keys.ts';
import { turnArcs } from './turn-arcs.ts';
import type { ZoneClocks } from './zone-clock.ts';

/** The state of a profile's roads that a journey needs: as signs and traffic have them when it begins. Long work. */
export type MakeState = (departure: Departure, traffic: Traffic) => RoadState;

export function openStateMaker(
  tables: RoutingTables, profile: Profile, graph: Graph, clocks: ZoneClocks,
  customise: (pace: Pace, base: Pace) => Metric,
): MakeState {
  const conditions = openConditions(tables, graph, clocks);
  return (departure, traffic) => {
    const base = conditions.paceAt(departure.departureMs);
    if (!isHeldUp(profile, departure)) {
      const metric = customise(base, base);
      return { pace: withMainEdges(graph, base, metric), base, metric, traffic: noTraffic };
    }
    const counted = trafficFor(departure, traffic);
    const span = spanAt(clocks, counted.live, departure.departureMs);
    const moving = makePace(graph, base, pieceTimes(tables, graph, base, counted), span);
    const pace = counted.turns ? { ...moving, turnDelays: delaysOf(tables, graph, counted.turns) } : moving;
    const metric = customise(pace, base);
    return { pace: withMainEdges(graph, pace, metric), base, metric, traffic: counted };
  };
}

function withMainEdges(graph: Graph, pace: Pace, { arcs: { weight } }: Metric): Pace {
  const mainEdges = mainEdgesNow(graph, weight);
  return mainEdges ? { ...pace, mainEdges } : pace;
}

function delaysOf(tables: RoutingTables, graph: Graph, turns: TurnDelays): NonNullable<Pace['turnDelays']> {
  const { delays } = turnArcs(tables, graph, turns);
  const [arc, centiseconds] = [sharedU32(delays.size), sharedU32(delays.size)];
  arc.set(Uint32Array.from(delays.keys()).sort());
  centiseconds.set(Array.from(arc, (one) => delays.get(one)!));
  return { arc, centiseconds };
}
