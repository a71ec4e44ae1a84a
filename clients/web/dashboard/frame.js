import { make } from './elements.js';
import { chooseLanguage, language, otherLanguage, say } from './language.js';

/** The head of every page: who we are, the other language and, for those who are in, the way out. */
export function drawFrame({ onLanguage, onSignOut, title = say('dashboard') }) {
  document.documentElement.lang = language();
  document.title = title;
  const other = make('button', { type: 'button', class: 'quiet', lang: otherLanguage(), click: () => {
    chooseLanguage(otherLanguage());
    onLanguage();
  } }, say('otherLanguage'));
  const out = onSignOut && make('button', { type: 'button', class: 'quiet', click: onSignOut }, say('signOut'));
  const brand = make('a', { class: 'brand', href: '/dashboard' },
    make('img', { src: '/dashboard/icon.svg', alt: '', width: 24, height: 24 }), 'Geokod');
  const links = make('nav', {}, make('a', { href: '/docs' }, say('docs')), other, out);
  document.querySelector('header').replaceChildren(brand, links);
}

/** Puts something in the middle of the page, and whoever reads it there. */
export function show(...content) {
  const main = document.querySelector('main');
  main.replaceChildren(...content);
  main.focus({ preventScroll: true });
}

/** What the part of an address behind `#` says. It is taken out of the address at once, and never sent. */
export function takeFragment() {
  const said = new URLSearchParams(location.hash.slice(1));
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return said;
}
