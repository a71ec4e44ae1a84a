import type { Place, SharedRows } from '../../kernel/shared-rows.ts';

/** Maps keys to rows of shared memory. The oldest keys are evicted when there are too many. */
export class Places {
  private readonly rows: SharedRows;
  private readonly most: number;
  private readonly places = new Map<string, Place>();
  private readonly free: number[] = [];
  private usedRows = 0;
  private lastOwner = 0;

  constructor(rows: SharedRows, most: number) {
    this.rows = rows;
    this.most = most;
  }

  find(key: string): Place | undefined {
    return this.places.get(key);
  }

  add(key: string, a: number, b: number): Place {
    this.remove(key);
    if (this.places.size >= this.most) this.remove(this.places.keys().next().value!);
    const place = { row: this.free.pop() ?? this.usedRows++, owner: ++this.lastOwner };
    this.rows.put(place.row, { owner: place.owner, a, b });
    this.places.set(key, place);
    return place;
  }

  remove(key: string): void {
    const place = this.places.get(key);
    if (!place) return;
    this.places.delete(key);
    this.rows.put(place.row, NOBODYS);
    this.free.push(place.row);
  }

  clear(): void {
    for (const key of this.places.keys()) this.remove(key);
  }

  entries(): IterableIterator<[string, Place]> {
    return this.places.entries();
  }
}

const NOBODYS = { owner: 0, a: 0, b: 0 };
