import { call } from './api.js';
import { alertBox, busy, make, noteBox } from './elements.js';
import { drawFrame, show, takeFragment } from './frame.js';
import { say } from './language.js';
import { tellTabs } from './tabs.js';

/** Where the link of a mail about deleting an account leads. It asks whose account that is; only the button deletes. */
let token = '';
let face = () => [make('p', { role: 'status' }, say('loading'))];

function turnTo(next) {
  face = next;
  draw();
}

function draw() {
  drawFrame({ onLanguage: draw, title: `${say('deleteTitle')} · Geokod` });
  show(make('section', { class: 'narrow' }, make('h1', {}, say('deleteTitle')), ...face()));
}

const over = () => [alertBox(say('deleteOver')),
  make('p', {}, make('a', { class: 'button', href: '/dashboard' }, say('confirmOpen')))];

const done = (email) => () => [noteBox(say('deleteDone', { email })), make('p', {}, say('deleteAgain'))];

function question(email) {
  const place = make('div', {});
  const keep = make('a', { class: 'button', href: '/dashboard' }, say('deleteKeep'));
  const button = make('button', { type: 'button', class: 'danger', click: () => void busy(button, async () => {
    try {
      await call('POST', '/v2/account/delete', { token });
      tellTabs();
      turnTo(done(email));
    } catch (error) {
      if (error.code === 'not_found') turnTo(over);
      else place.replaceChildren(alertBox(error.message));
    }
  }) }, say('deleteSure'));
  return [make('p', {}, say('deleteWhose')), make('p', { class: 'figure' }, email),
    make('p', { class: 'warning' }, say('deleteWarn')), place, make('div', { class: 'buttons' }, keep, button)];
}

async function begin() {
  token = takeFragment().get('token') ?? token;
  draw();
  try {
    const { purpose, email } = await call('POST', '/v2/session/link', { token });
    turnTo(purpose === 'delete_account' ? () => question(email) : over);
  } catch (error) {
    const isOurs = !['not_found', 'invalid_parameter'].includes(error.code);
    turnTo(isOurs ? () => [alertBox(error.message),
      make('button', { type: 'button', click: () => void begin() }, say('again'))] : over);
  }
}

addEventListener('hashchange', () => void begin());
void begin();
