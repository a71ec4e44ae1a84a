/** Lets one piece of work run at a time, in the order of arrival, whatever becomes of those before. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Until all that has come so far is done. */
  async done(): Promise<void> {
    await this.#last;
  }
}
