/** Allows one run at a time. Callers during a run share the next one, which sees what has changed since. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const ask = (): Promise<void> => {
    if (!current) return (current = run().finally(() => (current = undefined)));
    const startNext = (): Promise<void> => {
      next = undefined;
      return ask();
    };
    return (next ??= current.then(startNext, startNext));
  };
  return ask;
}
