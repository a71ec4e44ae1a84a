/**
 * Awaits promises one after another until it is ended. `Promise.race` against one long-lived promise would instead
 * retain every value that ever won: 256 MB for an upload of 256 MB.
 */
export class UntilEnded {
  private reason: Error | undefined;
  private refuse: (reason: Error) => void = () => {};

  wait<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.refuse = reject;
      work.then(resolve, reject);
      if (this.reason) reject(this.reason);
    });
  }

  end(reason: Error): void {
    this.reason ??= reason;
    this.refuse(this.reason);
  }
}
