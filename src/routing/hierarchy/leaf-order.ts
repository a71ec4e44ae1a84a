/**
 * The order of a few nodes: always the one with the fewest neighbours next, counting those joined by earlier ones and
 * those around (`own` up to `nodes - 1`), which come later anyway.
 */
export class LeafOrder {
  private rows = new Uint32Array(0);
  private words = 0;

  /** Starts with no nodes joined. */
  begin(nodes: number): void {
    this.words = (nodes + 31) >>> 5;
    const needed = nodes * this.words;
    if (this.rows.length < needed) this.rows = new Uint32Array(needed * 2);
    else this.rows.fill(0, 0, needed);
  }

  join(a: number, b: number): void {
    this.rows[a * this.words + (b >>> 5)] |= 1 << (b & 31);
    this.rows[b * this.words + (a >>> 5)] |= 1 << (a & 31);
  }

  /** Calls `take` with the first `own` nodes in their order. */
  run(own: number, take: (node: number) => void): void {
    const { rows, words } = this;
    const degree = new Int32Array(own);
    const countOf = (node: number): number => {
      let count = 0;
      for (let word = 0; word < words; word++) count += bitsOf(rows[node * words + word]);
      return count;
    };
    for (let node = 0; node < own; node++) degree[node] = countOf(node);
    for (let taken = 0; taken < own; taken++) {
      let least = -1;
      for (let node = 0; node < own; node++) {
        if (degree[node] >= 0 && (least < 0 || degree[node] < degree[least])) least = node;
      }
      take(least);
      degree[least] = -1;
      for (let word = 0; word < words; word++) {
        for (let left = rows[least * words + word]; left !== 0; left &= left - 1) {
          const other = word * 32 + 31 - Math.clz32(left & -left);
          for (let i = 0; i < words; i++) rows[other * words + i] |= rows[least * words + i];
          rows[other * words + (other >>> 5)] &= ~(1 << (other & 31));
          rows[other * words + (least >>> 5)] &= ~(1 << (least & 31));
          if (other < own) degree[other] = countOf(other);
        }
      }
    }
  }
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
