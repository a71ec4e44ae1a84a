const NAME = 'geokod.key';

/** The key that a visitor uses on the map. It stays in this browser until it is removed. */
export function keptKey(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes it. */
export function keepKey(key: string | undefined): void {
  try {
    if (key === undefined) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, key);
  } catch {
    // without storage it lasts as long as the page
  }
}
