import type { Account } from '@geokod/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useLoaded, type Loading } from '../look/loaded.tsx';
import { useTask, type Task } from '../look/task.ts';

/** The context that all parts of the dashboard share. */
export interface Around {
  readonly account: Account;
  /** Called when a form here has changed the account. */
  readonly changed: (account: Account) => void;
  /** Called for each failure: an expired session ends the page. */
  readonly noteFailure: (error: unknown) => void;
}

const Context = createContext<Around | undefined>(undefined);
export const AroundProvider = Context.Provider;

export function useAround(): Around {
  const around = useContext(Context);
  if (!around) throw new Error('outside of an account');
  return around;
}

/** Like `useLoaded`, and reports failures, so that an expired session ends the page. */
export function useAsked<Value>(ask: () => Promise<Value>, on: readonly unknown[] = []): Loading<Value> {
  const { noteFailure } = useAround();
  return useLoaded(() => noting(ask, noteFailure), on);
}

/** Like `useTask`, and reports failures, so that an expired session ends the page. */
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
