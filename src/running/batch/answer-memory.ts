import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { RowAnswer } from '../../jobs/table/ports.ts';
import type { AskedAddress } from '../../jobs/table/row-address.ts';

/**
 * Answers over one atlas that may be asked for again, by what was asked. It holds at most so many: the half that was
 * not asked for lately goes at once, which keeps as well as counting each use and costs less.
 */
export class AnswerMemory {
  private readonly half: number;
  private lately = new Map<string, RowAnswer>();
  private before = new Map<string, RowAnswer>();

  constructor(most: number) {
    this.half = Math.max(1, Math.floor(most / 2));
  }

  find(asked: string): RowAnswer | undefined {
    const known = this.lately.get(asked);
    if (known) return known;
    const earlier = this.before.get(asked);
    if (earlier) this.keep(asked, earlier);
    return earlier;
  }

  keep(asked: string, answer: RowAnswer): void {
    if (this.lately.size >= this.half) {
      this.before = this.lately;
      this.lately = new Map();
    }
    this.lately.set(asked, answer);
  }
}

/** Equal for rows that have the same answer. */
export const askedBy = ({ lang, countries }: BatchOptions): ((address: AskedAddress) => string) => {
  const place = `${lang} ${countries.join()} `;
  return (address) => place + (typeof address === 'string' ? address : JSON.stringify(address));
};
