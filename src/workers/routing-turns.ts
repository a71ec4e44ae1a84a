/** Things that wait. Kinds take turns, so that however many wait of one, the first of another is next but one. */
export class Turns<Item extends { readonly kind: string }> {
  /** In the order of their next turn. */
  private readonly queues = new Map<string, Item[]>();

  get size(): number {
    return [...this.queues.values()].reduce((sum, { length }) => sum + length, 0);
  }

  waiting(kind: string): number {
    return this.queues.get(kind)?.length ?? 0;
  }

  add(item: Item): void {
    const queue = this.queues.get(item.kind);
    if (queue) queue.push(item);
    else this.queues.set(item.kind, [item]);
  }

  take(): Item | undefined {
    for (const [kind, queue] of this.queues) {
      const item = queue.shift();
      this.queues.delete(kind);
      if (queue.length > 0) this.queues.set(kind, queue);
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
