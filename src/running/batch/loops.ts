import { pauseMs, type Troubles } from './troubles.ts';

const MOST_PAUSES = 5;

/** Repeats steps until it is stopped. */
export class Loops {
  private readonly troubles: Troubles;
  private readonly firstMs: number;
  private readonly running: Promise<void>[] = [];
  private readonly sleeping = new Set<() => void>();
  private readonly listening = new Set<() => void>();
  isStopping = false;

  constructor(troubles: Troubles, { firstMs }: { firstMs: number }) {
    this.troubles = troubles;
    this.firstMs = firstMs;
  }

  /**
   * Repeats a step, which returns how long to wait for the next. A listening step is woken early by `ring`. A failed
   * step is retried after growing pauses.
   */
  repeat(trouble: string, step: () => Promise<number>, { listens = false } = {}): void {
    this.running.push(this.run(trouble, step, listens));
  }

  ring(): void {
    for (const wake of this.listening) wake();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const wake of this.sleeping) wake();
    await Promise.all(this.running);
  }

  private async run(trouble: string, step: () => Promise<number>, listens: boolean): Promise<void> {
    for (let failures = 0; !this.isStopping;) {
      let waitMs: number;
      try {
        waitMs = await step();
        failures = 0;
        this.troubles.end(trouble);
      } catch (err) {
        this.troubles.begin(trouble, trouble, { err });
        waitMs = pauseMs(failures++, { firstMs: this.firstMs, mostMs: MOST_PAUSES * this.firstMs });
      }
      if (!this.isStopping) await this.sleep(waitMs, listens);
    }
  }

  private sleep(ms: number, listens: boolean): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.sleeping.delete(wake);
        this.listening.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms).unref();
      this.sleeping.add(wake);
      if (listens) this.listening.add(wake);
    });
  }
}
