import { monthOf } from '../../kernel/moscow.ts';
import type { UsageLine } from '../../../billing/index.ts';

/** Units that were recorded and are not in the ledger yet, by account and month of Moscow. */
export class Unbooked {
  lines = 0;
  readonly #units = new Map<string, number>();

  add(line: UsageLine): void {
    this.lines += 1;
    this.#change(line, line.units);
  }

  remove(lines: readonly UsageLine[]): void {
    this.lines -= lines.length;
    for (const line of lines) this.#change(line, -line.units);
  }

  unitsOf(accountId: string, month: string): number {
    return this.#units.get(`${accountId} ${month}`) ?? 0;
  }

  #change({ accountId, at }: UsageLine, units: number): void {
    const key = `${accountId} ${monthOf(at)}`;
    const sum = (this.#units.get(key) ?? 0) + units;
    if (sum > 0) this.#units.set(key, sum);
    else this.#units.delete(key);
  }
}
