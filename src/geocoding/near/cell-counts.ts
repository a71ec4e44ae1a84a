/**
 * Counts points in the cells of a grid, up to 255 each. A hash table that stores its keys, nine bytes a slot: speed
 * limits depend on these counts, so cells must not be confused.
 */
export class CellCounts {
  private used = 0;
  private rows = new Int32Array(FIRST_SLOTS);
  private columns = new Int32Array(FIRST_SLOTS);
  private counts = new Uint8Array(FIRST_SLOTS); // 0: the slot is free

  add(row: number, column: number): void {
    if (this.used * 2 >= this.counts.length) this.grow();
    const slot = this.slotOf(row, column);
    if (this.counts[slot] === 0) this.used++;
    [this.rows[slot], this.columns[slot]] = [row, column];
    if (this.counts[slot] < 255) this.counts[slot]++;
  }

  at(row: number, column: number): number {
    return this.counts[this.slotOf(row, column)];
  }

  /** The slot of the cell, or the free one that it would take. */
  private slotOf(row: number, column: number): number {
    const last = this.counts.length - 1;
    const mixed = Math.imul(row, 0x9e3779b1) ^ Math.imul(column, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & last;
    while (this.counts[slot] !== 0 && (this.rows[slot] !== row || this.columns[slot] !== column)) {
      slot = (slot + 1) & last;
    }
    return slot;
  }

  private grow(): void {
    const { rows, columns, counts } = this;
    const slots = counts.length * 2;
    [this.rows, this.columns, this.counts] = [new Int32Array(slots), new Int32Array(slots), new Uint8Array(slots)];
    counts.forEach((count, old) => {
      if (count === 0) return;
      const slot = this.slotOf(rows[old], columns[old]);
      [this.rows[slot], this.columns[slot], this.counts[slot]] = [rows[old], columns[old], count];
    });
  }
}

const FIRST_SLOTS = 4096;
