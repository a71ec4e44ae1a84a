import { busy, make } from './elements.js';
import { say } from './language.js';

/**
 * The question that a sign-in link leads to. The service says whose link it is: what stands in an address could be
 * written by whoever sends it. Only the button spends the link, since programs open links too; and who is signed in
 * as somebody else is warned, since a stranger's link would have him work in the stranger's account.
 */
export function drawEnter({ email, other, enter, stay }, place) {
  if (other === email) {
    const open = make('button', { type: 'button', click: stay }, say('enterOpen'));
    return face(make('p', {}, say('enterSame', { email })), place, make('div', { class: 'buttons' }, open));
  }
  const button = make('button', { type: 'button', class: other ? 'danger' : '', click: () => void busy(button, enter) },
    say('enterAs', { email }));
  if (other === undefined) {
    return face(make('p', {}, say('enterWhy')), make('p', { class: 'figure' }, email),
      make('p', { class: 'small' }, say('enterStranger')), place, make('div', { class: 'buttons' }, button));
  }
  const remain = make('button', { type: 'button', click: stay }, say('enterStay', { other }));
  return face(make('p', { class: 'warning', role: 'alert' }, say('enterSwap', { email, other })),
    make('p', {}, say('enterStranger')), place, make('div', { class: 'buttons' }, remain, button));
}

const face = (...content) => make('section', { class: 'narrow' }, make('h1', {}, say('signIn')), content);
