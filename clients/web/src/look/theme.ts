/**
 * Applies the theme before the first paint, so that a dark page never flashes white. A classic script without imports:
 * it repeats what `kept.ts` and `theme-choice.ts` know.
 */
try {
  const { documentElement: page } = document;
  const chosen = localStorage.getItem('geokod.theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
} catch {
  // without storage the theme is the system's
}
