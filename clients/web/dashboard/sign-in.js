import { call } from './api.js';
import { alertBox, busy, field, make, noteBox } from './elements.js';
import { say } from './language.js';

/** The form that sends a link, below what there is to say. */
export function drawSignIn(message) {
  const place = make('div', {}, message ?? []);
  const email = make('input', { type: 'email', name: 'email', required: true, autocomplete: 'email', maxlength: 254 });
  const button = make('button', { type: 'submit' }, say('sendLink'));
  const form = make('form', { submit: (event) => {
    event.preventDefault();
    void busy(button, () => send(email.value.trim(), place));
  } }, field(say('email'), email), button);
  return make('section', { class: 'narrow' }, make('h1', {}, say('signIn')), place,
    make('p', {}, say('signInWhy')), form, make('p', { class: 'small' }, say('noAccount')));
}

async function send(address, place) {
  try {
    const { email, expires_in_s: seconds } = await call('POST', '/v2/session', { email: address });
    place.replaceChildren(noteBox(say('linkSent', { email, minutes: Math.round(seconds / 60) })));
  } catch (error) {
    place.replaceChildren(alertBox(error.message));
  }
}
