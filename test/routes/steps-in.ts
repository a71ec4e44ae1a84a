import { TextReader } from '../../src/kernel/text.ts';
import { askThrough, isMissed } from '../../src/routing/ask/ask.ts';
import type { Run } from '../../src/routing/ask/runs.ts';
import type { Graph, Profile } from '../../src/routing/graph.ts';
import { buildStretches } from '../../src/routing/snap/stretches.ts';
import { instruction, type Tongue } from '../../src/routing/steps/instruction.ts';
import type { Step } from '../../src/routing/steps/step.ts';
import { openSteps } from '../../src/routing/steps/steps.ts';
import { drawTown, type Drawn, type Town } from './town.ts';
import { pointOf, travelTown } from './travel.ts';

export const stepsIn = (town: Town, graph: Graph) => {
  const { network } = town.source;
  const { graph: streets } = town.compiled('car');
  const lines = { ...network, ...town.text };
  const stepsOf = openSteps(lines, graph, { ...buildStretches(network, streets), graph: streets });
  return (runs: readonly Run[], nameOf: (tags: number) => string, before?: readonly Run[]): Step[] =>
    stepsOf(runs, nameOf, graph.edgePieces, before);
};

/** Metres. Drawn roads end where real ones would continue: no point may be moved off those that lead only one way. */
export const AT_ONCE = 1;

/** The steps from the first letter of a path to the last. */
export function stepsOn(drawn: Drawn, path: string, profile: Profile = 'walk'): Step[] {
  const town = drawTown(drawn);
  const { quick } = travelTown(town, profile);
  const text = new TextReader(town.text);
  const answer = askThrough(quick, [...path].map((letter) => pointOf(town, letter)), AT_ONCE);
  if (isMissed(answer)) throw new Error(`no way along ${path}`);
  return stepsIn(town, quick.graph)(answer.journeys[0].runs, (tags) => text.tags(tags).name ?? '');
}

/** Their instructions. */
export const told = (drawn: Drawn, path: string, profile: Profile = 'walk', tongue: Tongue = 'en'): string[] =>
  stepsOn(drawn, path, profile).map((step) => instruction(step, tongue));
