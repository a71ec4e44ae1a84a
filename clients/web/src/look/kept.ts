/** What a reader chose about the look of the pages. Nothing else outlives a tab: no address, no key, no session. */
type Name = 'lang' | 'theme';

/** Undefined also where the browser keeps nothing. */
export function kept(name: Name): string | undefined {
  try {
    return localStorage.getItem(`geokod.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets it. */
export function keep(name: Name, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`geokod.${name}`);
    else localStorage.setItem(`geokod.${name}`, value);
  } catch {
    // the choice lasts as long as the page does
  }
}
