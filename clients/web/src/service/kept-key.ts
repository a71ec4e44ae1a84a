const NAME = 'geokod.key';

/** The key that a visitor works with on the map. It stays in this browser until it is forgotten. */
export function keptKey(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets it. */
export function keepKey(key: string | undefined): void {
  try {
    if (key === undefined) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, key);
  } catch {
    // it lasts as long as the page does
  }
}
