import { useRef, useState } from 'preact/hooks';

export interface Task {
  readonly isBusy: boolean;
  /** The error of the latest attempt. */
  readonly error: unknown;
  /** Runs one piece of work at a time and keeps its error. Resolves to true if it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly clear: () => void;
}

export function useTask(): Task {
  const [{ isBusy, error }, set] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: undefined });
  const working = useRef(false);
  const run: Task['run'] = async (work) => {
    if (working.current) return false;
    working.current = true;
    set({ isBusy: true, error: undefined });
    try {
      await work();
      set({ isBusy: false, error: undefined });
      return true;
    } catch (failed) {
      set({ isBusy: false, error: failed });
      return false;
    } finally {
      working.current = false;
    }
  };
  return { isBusy, error, run, clear: () => set({ isBusy, error: undefined }) };
}
