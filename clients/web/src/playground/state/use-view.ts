import { useCallback, useEffect, useState } from 'preact/hooks';
import { fromSearch, toSearch } from './address-bar.ts';
import type { View } from './view.ts';

/** Browsers allow about a hundred changes of the address in half a minute; moving a map makes more. */
const QUIET_MS = 250;

export type ChangeView = (patch: Partial<View>) => void;

/** The view of the address bar, which is kept up to date. */
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
