import { call } from './api.js';
import { alertBox, busy, field, make, noteBox } from './elements.js';
import { say } from './language.js';

/** A field of a form: where its value goes in the body, by JSON pointer, and how its text becomes that value. */
export const entry = (pointer, label, input, { read = (text) => text.trim(), hint, wrong } = {}) =>
  ({ pointer, label, input, read, hint, wrong });

/**
 * A form that changes the account. What is allowed is the API's to say: whatever was written is sent, and what is
 * refused is said beside its field, in our words where they are clearer. `saved` gets the account as it is now.
 */
export function changeForm({ title, why, entries, bodyOf, saved, fail, more = [] }) {
  const message = make('div', {});
  const button = make('button', { type: 'submit' }, say('save'));
  const places = entries.map((one) => ({ ...one, fault: make('p', { class: 'fault', id: faultId(one) }) }));
  const tell = (text) => message.replaceChildren(alertBox(text));
  const send = async () => {
    for (const place of places) clear(place);
    message.replaceChildren();
    try {
      saved(await call('PATCH', '/v2/account', bodyOf(valuesOf(entries))));
      message.replaceChildren(noteBox(say('saved')));
    } catch (error) {
      fail(error, () => show(error, places, tell));
    }
  };
  return make('form', { class: 'row', novalidate: true, 'aria-label': title, submit: (event) => {
    event.preventDefault();
    void busy(button, send);
  } }, make('h3', {}, title), make('p', { class: 'small' }, why), message,
  places.map(({ label, input, hint, fault }) => field(label, input, hint, fault)),
  make('div', { class: 'buttons' }, more, button));
}

const faultId = ({ pointer }) => `fault${pointer.replaceAll('/', '-')}`;
const valuesOf = (entries) =>
  Object.fromEntries(entries.map(({ pointer, input, read }) => [pointer, read(input.value)]));

function clear({ input, fault }) {
  fault.replaceChildren();
  input.removeAttribute('aria-invalid');
}

/** Each complaint beside its field, the rest above the form; the first wrong field is under the reader's fingers. */
function show({ message, errors }, places, tell) {
  const isAt = (pointer, place) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`);
  const told = places.filter((place) => {
    const error = errors.find(({ pointer = '' }) => isAt(pointer, place));
    if (error) {
      place.fault.textContent = place.wrong ?? error.detail;
      place.input.setAttribute('aria-invalid', 'true');
    }
    return error !== undefined;
  });
  if (told.length === 0) return tell(message);
  told[0].input.focus();
}

/** A whole number, however its digits are grouped; nothing is no limit. Another text goes as it is, to be refused. */
export function wholeOrNone(text) {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}
