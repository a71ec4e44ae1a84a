/**
 * Waiting items in lanes that take turns, so that however many wait in one lane, the first of another is taken after a
 * few. `inTurn`: how many of a lane are taken in a row while others wait.
 */
export class Turns<Item extends { readonly lane: string }> {
  /** In the order of their next turn. */
  private readonly queues = new Map<string, Item[]>();
  private readonly inTurn: (lane: string) => number;
  private lastLane: string | undefined;
  private taken = 0;

  constructor(inTurn: (lane: string) => number = () => 1) {
    this.inTurn = inTurn;
  }

  get size(): number {
    return [...this.queues.values()].reduce((sum, { length }) => sum + length, 0);
  }

  waiting(lane: string): number {
    return this.queues.get(lane)?.length ?? 0;
  }

  add(item: Item): void {
    const queue = this.queues.get(item.lane);
    if (queue) queue.push(item);
    else this.queues.set(item.lane, [item]);
  }

  take(): Item | undefined {
    for (const [lane, queue] of this.queues) {
      const item = queue.shift();
      this.taken = lane === this.lastLane ? this.taken + 1 : 1;
      this.lastLane = lane;
      const isOver = this.taken >= this.inTurn(lane);
      if (isOver || queue.length === 0) this.queues.delete(lane);
      if (isOver && queue.length > 0) this.queues.set(lane, queue);
      if (isOver) this.lastLane = undefined;
      return item;
    }
    return undefined;
  }

  takeAll(): Item[] {
    const items = [...this.queues.values()].flat();
    this.queues.clear();
    return items;
  }
}
