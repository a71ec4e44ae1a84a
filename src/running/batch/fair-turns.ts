/** The account and batch that a work item belongs to. */
export interface Turn {
  readonly accountId: string;
  readonly batchId: string;
}

/**
 * A fair queue. Turns rotate over the accounts, and over the batches of an account: little work is done soon however
 * much others have queued, and an account with many files gets no more turns for it.
 */
export class FairTurns<Item extends Turn> {
  /** In the order of their next turns. */
  private readonly accounts = new Map<string, Map<string, Item[]>>();
  private waiting = 0;

  get size(): number {
    return this.waiting;
  }

  add(item: Item): void {
    const batches = this.accounts.get(item.accountId) ?? new Map<string, Item[]>();
    const items = batches.get(item.batchId) ?? [];
    items.push(item);
    batches.set(item.batchId, items);
    this.accounts.set(item.accountId, batches);
    this.waiting++;
  }

  take(): Item | undefined {
    for (const [accountId, batches] of this.accounts) {
      for (const [batchId, items] of batches) {
        const item = items.shift()!;
        this.waiting--;
        batches.delete(batchId);
        if (items.length > 0) batches.set(batchId, items);
        this.accounts.delete(accountId);
        if (batches.size > 0) this.accounts.set(accountId, batches);
        return item;
      }
    }
    return undefined;
  }

  /** Removes and returns the items of a batch. */
  drop({ accountId, batchId }: Turn): Item[] {
    const batches = this.accounts.get(accountId);
    const items = batches?.get(batchId) ?? [];
    batches?.delete(batchId);
    if (batches?.size === 0) this.accounts.delete(accountId);
    this.waiting -= items.length;
    return items;
  }
}
