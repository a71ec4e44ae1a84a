/** A queue that returns its least entry first, by a given order. */
export class Heap<T> {
  private readonly items: T[] = [];
  private readonly isLess: (a: T, b: T) => boolean;

  constructor(isLess: (a: T, b: T) => boolean) {
    this.isLess = isLess;
  }

  push(item: T): void {
    const { items, isLess } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isLess(item, items[parent])) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop(): T | undefined {
    const { items, isLess } = this;
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return top;
    let at = 0;
    for (let child = 1; child < items.length; child = at * 2 + 1) {
      if (child + 1 < items.length && isLess(items[child + 1], items[child])) child++;
      if (!isLess(items[child], last)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    return top;
  }
}
