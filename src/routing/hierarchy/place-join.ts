import { NONE } from '../../kernel/columns.ts';
import { FAR } from './arcs.ts';
import type { Climbs } from './climbs.ts';
import type { MatrixCells } from './matrix-cells.ts';

/**
 * Joins two climbs by all their places, below the trunks too, and compares routes of equal weight by what they carry.
 */
export class PlaceJoin {
  private up: Climbs | undefined;
  private down: Climbs | undefined;
  /** The best meeting of the current pair. */
  private readonly best = { weight: FAR, upPlace: NONE, downPlace: NONE };

  /** Writes the best meeting of a start and an end into their cell, if there is one. */
  join(up: Climbs, down: Climbs, start: number, end: number, cells: MatrixCells, cell: number): void {
    const { best } = this;
    this.up = up;
    this.down = down;
    best.weight = FAR;
    const [lastUp, lastDown] = [up.end[start], down.end[end]];
    let [upPlace, downPlace] = [up.first[start], down.first[end]];
    while (upPlace < lastUp && downPlace < lastDown) {
      const difference = up.row[upPlace] - down.row[downPlace];
      if (difference === 0) this.offer(upPlace, downPlace);
      if (difference <= 0) upPlace++;
      if (difference >= 0) downPlace++;
    }
    if (best.weight >= FAR) return;
    cells.weight[cell] = best.weight;
    cells.upPlace[cell] = best.upPlace;
    cells.downPlace[cell] = best.downPlace;
  }

  private offer(upPlace: number, downPlace: number): void {
    const { best } = this;
    const weight = this.up!.weight[upPlace] + this.down!.weight[downPlace];
    if (weight > best.weight || weight >= FAR) return;
    if (weight === best.weight && !this.isLess(upPlace, downPlace)) return;
    best.weight = weight;
    best.upPlace = upPlace;
    best.downPlace = downPlace;
  }

  /** Whether it carries less than the best so far, which weighs the same. */
  private isLess(upPlace: number, downPlace: number): boolean {
    const { best } = this;
    for (let column = 0; column < this.up!.columns; column++) {
      const difference = this.carriedBy(upPlace, downPlace, column) -
        this.carriedBy(best.upPlace, best.downPlace, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private carriedBy(upPlace: number, downPlace: number, column: number): number {
    return this.up!.carriedTo(upPlace, column) + this.down!.carriedTo(downPlace, column);
  }
}
