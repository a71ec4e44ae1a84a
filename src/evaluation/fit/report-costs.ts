import { drawTable } from '../draw-table.ts';
import { LEAST_QUERIES, type CostCheck, type FittedCost } from './fit-costs.ts';

/** Renders costs to be copied into the table of the engine. */
export function renderCosts(costs: readonly FittedCost[]): string {
  const rows = costs.map(({ name, byHand, cost, queries }) =>
    [name, String(byHand), queries < LEAST_QUERIES ? 'too few' : String(cost), String(queries)]);
  return drawTable([['cost', 'now', 'fitted', 'queries that show it'], ...rows]);
}

/** Says whether the costs order the answers of other maps better than the present ones. */
export function renderChecks(checks: { readonly byHand: CostCheck; readonly fitted: CostCheck }): string {
  const { byHand, fitted } = checks;
  const row = (name: string, { rightFirst, surprise }: CostCheck): string[] =>
    [name, `${(rightFirst * 100).toFixed(2)} %`, surprise.toFixed(4)];
  const isBetter = fitted.rightFirst >= byHand.rightFirst && fitted.surprise < byHand.surprise;
  return [
    drawTable([['held out', 'right first', 'surprise'], row('now', byHand), row('fitted', fitted)]),
    `of ${byHand.queries} queries with right and wrong answers; ${isBetter
      ? 'the fitted costs are better: check them with eval and test/relevance' : 'keep the present costs'}`,
  ].join('\n');
}
