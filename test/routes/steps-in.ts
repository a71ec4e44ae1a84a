import type { Graph } from '../../src/routing/graph.ts';
import { buildStretches } from '../../src/routing/snap/stretches.ts';
import { openSteps } from '../../src/routing/steps/steps.ts';
import type { Town } from './town.ts';

export const stepsIn = (town: Town, graph: Graph) => {
  const { network } = town.source;
  const { graph: streets } = town.compiled('car');
  return openSteps({ ...network, ...town.text }, graph, { ...buildStretches(network, streets), graph: streets });
};

/** Metres. Drawn roads end where real ones would continue: no point may be moved off those that lead only one way. */
export const AT_ONCE = 1;
