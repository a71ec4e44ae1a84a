import { useState } from 'preact/hooks';
import { keepKey, keptKey } from '../../service/kept-key.ts';

/** The kept key, for pages that change with it. */
export function useKeptKey(): [key: string | undefined, keep: (key: string | undefined) => void] {
  const [key, set] = useState(keptKey);
  const keep = (next: string | undefined): void => {
    keepKey(next);
    set(next);
  };
  return [key, keep];
}
