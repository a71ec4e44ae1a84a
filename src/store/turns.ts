/** Runs one piece of work at a time, in order of arrival, whether the earlier ones succeed or fail. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all work given so far has ended. */
  async done(): Promise<void> {
    await this.#last;
  }
}
