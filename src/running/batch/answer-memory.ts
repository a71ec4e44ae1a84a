import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { RowAnswer } from '../../jobs/table/ports.ts';
import type { AskedAddress } from '../../jobs/table/row-address.ts';

/**
 * A cache of answers over one atlas, by question, of limited size. It drops the half not used recently at once, which
 * retains as well as counting each use and costs less.
 */
export class AnswerMemory {
  private readonly half: number;
  private recent = new Map<string, RowAnswer>();
  private older = new Map<string, RowAnswer>();

  constructor(most: number) {
    this.half = Math.max(1, Math.floor(most / 2));
  }

  find(asked: string): RowAnswer | undefined {
    const known = this.recent.get(asked);
    if (known) return known;
    const earlier = this.older.get(asked);
    if (earlier) this.keep(asked, earlier);
    return earlier;
  }

  keep(asked: string, answer: RowAnswer): void {
    if (this.recent.size >= this.half) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(asked, answer);
  }
}

/** The key of a question: equal for rows that have the same answer. */
export const questionKey = ({ lang, countries }: BatchOptions): ((address: AskedAddress) => string) => {
  const place = `${lang} ${countries.join()} `;
  return (address) => place + (typeof address === 'string' ? address : JSON.stringify(address));
};
