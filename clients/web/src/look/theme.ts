/**
 * Runs before anything is painted, on its own and as no module: a page that comes up white and turns dark hurts.
 * It knows what `kept.ts` and `theme-choice.ts` know, since it may import nothing.
 */
try {
  const { documentElement: page } = document;
  const chosen = localStorage.getItem('geokod.theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
} catch {
  // the browser keeps nothing: the theme is that of the system
}
