import { useEffect, useState } from 'preact/hooks';
import { keep, kept } from '../look/kept.ts';

export type Language = 'ru' | 'en';

const listeners = new Set<() => void>();
let current = initial();
document.documentElement.lang = current;

export const language = (): Language => current;
export const otherLanguage = (): Language => (current === 'ru' ? 'en' : 'ru');

/** The language of a page that the server wrote, or that in the address, or the stored or the browser's choice. */
function initial(): Language {
  const inAddress = new URLSearchParams(location.search).get('lang');
  const stated = [document.documentElement.dataset['lang'], inAddress, kept('lang')];
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return [...stated, ...wished].find((name) => name === 'ru' || name === 'en') ?? 'en';
}

/** Stores the choice and puts it into the address, where it can be seen and shared. */
export function chooseLanguage(chosen: Language): void {
  current = chosen;
  keep('lang', chosen);
  document.documentElement.lang = chosen;
  const address = new URL(location.href);
  address.searchParams.set('lang', chosen);
  history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}

/** A link to a page in the language of this one: the server, which writes some of them, does not know the choice. */
export function inLanguage(path: string): string {
  const [page, anchor] = path.split('#');
  return `${page}?lang=${current}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** For the root of a page: redraws everything when the language changes. */
export function useLanguage(): Language {
  const [shown, show] = useState(current);
  useEffect(() => {
    const follow = (): void => show(current);
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, []);
  return shown;
}
