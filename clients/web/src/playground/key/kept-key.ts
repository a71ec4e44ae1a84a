import { useState } from 'preact/hooks';
import { keepKey, keptKey } from '../../service/kept-key.ts';

/** The stored key, as state that redraws the page. */
export function useKeptKey(): [key: string | undefined, keep: (key: string | undefined) => void] {
  const [key, set] = useState(keptKey);
  const keep = (next: string | undefined): void => {
    keepKey(next);
    set(next);
  };
  return [key, keep];
}
