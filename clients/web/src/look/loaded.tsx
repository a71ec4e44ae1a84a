import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../words/look.ts';
import { Problem } from './problem.tsx';

export interface Loading<Value> {
  /** The latest answer, kept while a new one is requested. */
  readonly value?: Value;
  readonly error?: unknown;
  readonly isAsking: boolean;
  /** Requests again; the current value stays until the answer arrives. */
  readonly reload: () => Promise<void>;
  readonly put: (value: Value) => void;
}

/** Requests something, and again when an element of `on` changes. Only the answer to the latest request counts. */
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

/** Shows a request's state: waiting, the value, or the error with a way to try again. */
export function Loaded<Value>({ of: { value, error, reload }, children }: LoadedProps<Value>) {
  if (error !== undefined) return <Problem error={error} onAgain={reload} />;
  return value === undefined ? <Waiting /> : <>{children(value)}</>;
}

export const Waiting = () => <p class="waiting" role="status">{say('loading')}</p>;
