import { costsOf } from '../ask/costs.ts';
import { CLOSED, type Graph, type Profile } from '../graph.ts';
import type { Metric } from '../hierarchy/metric.ts';
import type { RoutingTables } from '../open.ts';
import type { Pace } from '../pace.ts';
import type { RoadState } from '../road-state.ts';
import { hasOtherClosures, openMainPieces } from '../snap/components.ts';
import { openConditions } from './conditions.ts';
import type { Departure } from './departure.ts';
import { makePace } from './make-pace.ts';
import { pieceTimes } from './piece-times.ts';
import { spanAt, trafficFor } from './spans.ts';
import { noTraffic, sharedU32, type Traffic, type TurnDelays } from './speeds.ts';
import { isHeldUp } from './state-keys.ts';
import { turnArcs } from './turn-arcs.ts';
import type { ZoneClocks } from './zone-clock.ts';

/** Computes the state of a profile's roads for a journey: with signs and traffic at its departure. Slow. */
export type MakeState = (departure: Departure, traffic: Traffic) => RoadState;

export function openStateMaker(
  tables: RoutingTables, profile: Profile, graph: Graph, clocks: ZoneClocks,
  customise: (pace: Pace, base: Pace) => Metric,
): MakeState {
  const conditions = openConditions(tables, graph, clocks);
  const withMainPieces = openWithMainPieces(graph);
  return (departure, traffic) => {
    const base = conditions.paceAt(departure.departureMs);
    if (!isHeldUp(profile, departure)) {
      const metric = customise(base, base);
      const pace = withMainPieces(base, metric.arcs.weight);
      return { pace, base: pace, metric, traffic: noTraffic };
    }
    const counted = trafficFor(departure, traffic);
    const span = spanAt(clocks, counted.live, departure.departureMs);
    const moving = makePace(graph, base, pieceTimes(tables, graph, base, counted), span);
    const pace = counted.turns ? { ...moving, turnDelays: delaysOf(tables, graph, counted.turns) } : moving;
    const metric = customise(pace, base);
    const now = withMainPieces(pace, metric.arcs.weight);
    return { pace: now, base: baseWithMainPieces(now, graph, base, withMainPieces), metric, traffic: counted };
  };
}

type WithMainPieces = (pace: Pace, weight: Uint32Array) => Pace;

function openWithMainPieces(graph: Graph): WithMainPieces {
  let mainPiecesAt: ReturnType<typeof openMainPieces> | undefined;
  return (pace, weight) => {
    if (!hasOtherClosures(graph, weight)) return pace;
    mainPiecesAt ??= openMainPieces(graph);
    return { ...pace, mainPieces: mainPiecesAt({ weight, pace }) };
  };
}

/** Empty roads with their own main ones, to tell whether a sign or traffic cuts a road off. */
function baseWithMainPieces(now: Pace, graph: Graph, base: Pace, withMainPieces: WithMainPieces): Pace {
  if (!now.mainPieces) return base;
  const columns = ['forwardCentiseconds', 'backwardCentiseconds'] as const;
  const hasTrafficClosure = columns.some((column) =>
    now[column].some((one, piece) => one === CLOSED && base[column][piece] !== CLOSED));
  if (!hasTrafficClosure) return { ...base, mainPieces: now.mainPieces };
  return withMainPieces(base, costsOf(graph, base, base).weight);
}

function delaysOf(tables: RoutingTables, graph: Graph, turns: TurnDelays): NonNullable<Pace['turnDelays']> {
  const { delays } = turnArcs(tables, graph, turns);
  const [arc, centiseconds] = [sharedU32(delays.size), sharedU32(delays.size)];
  arc.set(Uint32Array.from(delays.keys()).sort());
  centiseconds.set(Array.from(arc, (one) => delays.get(one)!));
  return { arc, centiseconds };
}
