const NAME = 'geokod.key';

/** The key that a visitor works with on the map. It lives as long as the tab: whoever comes after finds none. */
export function keyOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepKey(key: string): void {
  try {
    sessionStorage.setItem(NAME, key);
  } catch {
    // it is asked for again after a reload
  }
}
