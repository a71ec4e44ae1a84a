import { useState } from 'preact/hooks';

const NAME = 'geokod.key';

/** The key that a visitor works with here. It stays in this browser until it is forgotten, and goes nowhere else. */
export function useKeptKey(): [key: string | undefined, keep: (key: string | undefined) => void] {
  const [key, set] = useState(read);
  const keep = (next: string | undefined): void => {
    write(next);
    set(next);
  };
  return [key, keep];
}

function read(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string | undefined): void {
  try {
    if (key === undefined) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, key);
  } catch {
    // it lasts as long as the page does
  }
}
