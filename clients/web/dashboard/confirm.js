import { call } from './api.js';
import { alertBox, busy, make, noteBox } from './elements.js';
import { drawFrame, show, takeFragment } from './frame.js';
import { say } from './language.js';

/**
 * Where the link of a mail about a new key leads. Opening it changes nothing: programs open links too, and the key
 * may be somebody else's. Only the button joins it to the account.
 */
const said = takeFragment();
const token = said.get('token') ?? '';
const start = /^gk_(live|test)_\w{4}$/.test(said.get('key') ?? '') ? said.get('key') : '';
let face = token === '' || start === '' ? broken : ask;

function draw() {
  drawFrame({ onLanguage: draw, title: `${say('confirmTitle')} · Geokod` });
  show(make('section', { class: 'narrow' }, make('h1', {}, say('confirmTitle')), ...face()));
}

function broken() {
  return [alertBox(say('confirmBroken'))];
}

function ask() {
  const place = make('div', {});
  const button = make('button', { type: 'button', click: () => void busy(button, () => confirm(place)) },
    say('confirm'));
  const warning = make('p', { class: 'warning' }, say('confirmWarn'));
  return [make('p', {}, say('confirmWhy', { start })), warning, place, button];
}

async function confirm(place) {
  try {
    const { email } = await call('GET', `/v2/key/confirm?token=${encodeURIComponent(token)}`);
    face = () => [noteBox(say('confirmDone', { email, start })),
      make('p', {}, make('a', { class: 'button', href: '/dashboard' }, say('confirmOpen')))];
    draw();
  } catch (error) {
    const more = error.code === 'not_found' ? say('confirmOld') : '';
    place.replaceChildren(alertBox(`${say('confirmFailed')}. ${error.message} ${more}`));
  }
}

draw();
