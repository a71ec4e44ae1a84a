/**
 * Applies the theme before the first paint, so that a dark page never flashes white. A classic script without imports:
 * it repeats what `kept.ts` and `theme-choice.ts` know. A server-rendered page in another language than the
 * chosen one is left for its translation, unless its address states the language.
 */
try {
  const { documentElement: page } = document;
  const chosen = localStorage.getItem('geokod.theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset['theme'] = chosen;
  const lang = localStorage.getItem('geokod.lang');
  const address = new URL(location.href);
  if (page.dataset['lang'] && (lang === 'ru' || lang === 'en') && !address.searchParams.has('lang')) {
    address.searchParams.set('lang', lang);
    if (lang !== page.lang) location.replace(address);
  }
} catch {
  // without storage the theme is the system's, and the language the browser's
}
