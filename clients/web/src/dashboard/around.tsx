import type { Account } from '@geokod/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useLoaded, type Loading } from '../look/loaded.tsx';
import { useTask, type Task } from '../look/task.ts';

/** What every part of the dashboard knows. */
export interface Around {
  readonly account: Account;
  /** It was changed, by a form here. */
  readonly changed: (account: Account) => void;
  /** Hears of each failure: a session that is over ends the page. */
  readonly noteFailure: (error: unknown) => void;
}

const Context = createContext<Around | undefined>(undefined);
export const AroundProvider = Context.Provider;

export function useAround(): Around {
  const around = useContext(Context);
  if (!around) throw new Error('outside of an account');
  return around;
}

/** As `useLoaded`, and a session that is over is told. */
export function useAsked<Value>(ask: () => Promise<Value>, on: readonly unknown[] = []): Loading<Value> {
  const { noteFailure } = useAround();
  return useLoaded(() => noting(ask, noteFailure), on);
}

/** As `useTask`, and a session that is over is told. */
export function useWork(): Task {
  const { noteFailure } = useAround();
  const task = useTask();
  return { ...task, run: (work) => task.run(() => noting(work, noteFailure)) };
}

async function noting<Value>(work: () => Promise<Value>, note: (error: unknown) => void): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    note(error);
    throw error;
  }
}
