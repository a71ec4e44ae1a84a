import { UsageSums, type UsageLine, type UsageSum } from '../../../../billing/index.ts';

/** Usage recorded but not yet in the ledger. */
export class Unbooked {
  lines = 0;
  readonly #accounts = new Map<string, UsageSums>();

  add(line: UsageLine): void {
    this.lines += 1;
    let sums = this.#accounts.get(line.accountId);
    if (!sums) this.#accounts.set(line.accountId, (sums = new UsageSums()));
    sums.add(line);
  }

  remove(lines: readonly UsageLine[]): void {
    this.lines -= lines.length;
    for (const line of lines) {
      const sums = this.#accounts.get(line.accountId);
      sums?.remove(line);
      if (sums?.isEmpty) this.#accounts.delete(line.accountId);
    }
  }

  rowsOf(accountId: string): UsageSum[] {
    return this.#accounts.get(accountId)?.list() ?? [];
  }
}
