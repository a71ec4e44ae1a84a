import { useCallback, useEffect, useState } from 'preact/hooks';
import { fromSearch, toSearch } from './address-bar.ts';
import type { View } from './view.ts';

/** Browsers bear a hundred changes of an address in half a minute, and a map that is moved makes more. */
const QUIET_MS = 250;

export type ChangeView = (patch: Partial<View>) => void;

/** The view of the address bar, which follows every change of it. */
export function useView(): [view: View, change: ChangeView] {
  const [view, set] = useState(() => fromSearch(location.search));
  const change = useCallback<ChangeView>((patch) => set((before) => ({ ...before, ...patch })), []);
  useEffect(() => {
    const turnBack = (): void => set(fromSearch(location.search));
    addEventListener('popstate', turnBack);
    return () => removeEventListener('popstate', turnBack);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const search = toSearch(view, location.search);
      history.replaceState(history.state, '', search === '' ? location.pathname : `?${search}`);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [view]);
  return [view, change];
}
