/** Things that wait. Lanes take turns, so that however many wait in one, the first of another is next but one. */
export class Turns<Item extends { readonly lane: string }> {
  /** In the order of their next turn. */
  private readonly queues = new Map<string, Item[]>();

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
      this.queues.delete(lane);
      if (queue.length > 0) this.queues.set(lane, queue);
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
