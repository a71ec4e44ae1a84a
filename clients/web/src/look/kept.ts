/** The reader's choices about the look of the pages. */
type Name = 'lang' | 'theme';

/** Undefined also if the browser has no storage. */
export function kept(name: Name): string | undefined {
  try {
    return localStorage.getItem(`geokod.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` removes the choice. */
export function keep(name: Name, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`geokod.${name}`);
    else localStorage.setItem(`geokod.${name}`, value);
  } catch {
    // without storage the choice lasts as long as the page
  }
}
