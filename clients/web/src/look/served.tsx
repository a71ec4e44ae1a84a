import { render } from 'preact';
import { keep } from './kept.ts';
import { ThemeButton } from './theme-button.tsx';

/** The script of server-rendered pages, which work without it: the theme button, and a language that is remembered. */
const place = document.querySelector('.theme');
if (place) render(<ThemeButton />, place);
for (const link of document.querySelectorAll<HTMLElement>('header a.language')) {
  link.addEventListener('click', () => keep('lang', link.lang));
}
