/**
 * Waits for one thing after another until somebody ends it. A race with one promise that lives as long as a body would
 * keep all that ever won against it: 256 MB of an upload of 256 MB.
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
