import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../words/look.ts';
import { Problem } from './problem.tsx';

export interface Loading<Value> {
  /** What came last, also while it is asked for again. */
  readonly value?: Value;
  readonly error?: unknown;
  readonly isAsking: boolean;
  /** Asks again; what is shown stays until the answer is there. */
  readonly reload: () => Promise<void>;
  readonly put: (value: Value) => void;
}

/** Asks for something, and again when one of `on` changes. Of two answers on their way the later question counts. */
export function useLoaded<Value>(ask: () => Promise<Value>, on: readonly unknown[] = []): Loading<Value> {
  const [state, set] = useState<Omit<Loading<Value>, 'reload' | 'put'>>({ isAsking: true });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    const own = (turn.current += 1);
    const isLate = (): boolean => own !== turn.current;
    set(({ value }) => ({ value, isAsking: true }));
    try {
      const value = await ask();
      if (!isLate()) set({ value, isAsking: false });
    } catch (error) {
      if (!isLate()) set(({ value }) => ({ value, error, isAsking: false }));
    }
  }, on);
  useEffect(() => {
    void reload();
    return () => void (turn.current += 1);
  }, [reload]);
  return { ...state, reload, put: (value) => set({ value, isAsking: false }) };
}

interface LoadedProps<Value> {
  readonly of: Loading<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

/** What is asked for: that it is on its way, what came, or what went wrong and how to try again. */
export function Loaded<Value>({ of: { value, error, reload }, children }: LoadedProps<Value>) {
  if (error !== undefined) return <Problem error={error} onAgain={reload} />;
  return value === undefined ? <Waiting /> : <>{children(value)}</>;
}

export const Waiting = () => <p class="waiting" role="status">{say('loading')}</p>;
