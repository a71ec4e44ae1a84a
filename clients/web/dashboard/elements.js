import { say } from './language.js';

const SVG = 'http://www.w3.org/2000/svg';
const inSvg = new Set(['svg', 'rect', 'line', 'title']);

/** An element with attributes and children; functions are listeners, text is text and never markup. */
export function make(tag, attributes = {}, ...children) {
  const element = inSvg.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return element;
}

/** A part of the page with a heading that names it. */
export const section = (id, title, ...children) =>
  make('section', { 'aria-labelledby': id }, make('h2', { id }, title), ...children);

export const alertBox = (text) => make('p', { class: 'alert', role: 'alert' }, text);
export const noteBox = (text) => make('p', { class: 'note', role: 'status' }, text);

/** A place for what is fetched: it says that it waits, shows what came, or says what went wrong and tries again. */
export function fetched(load, fail) {
  const place = make('div', { tabindex: -1 }, make('p', { role: 'status' }, say('loading')));
  const reload = async () => {
    try {
      place.replaceChildren(...(await load()));
    } catch (error) {
      const again = make('button', { type: 'button', click: () => void busy(again, renew) }, say('again'));
      fail(error, () => place.replaceChildren(alertBox(error.message), again));
    }
  };
  /** For who asked by a button of the place: what it is replaced with has the focus, which would be lost. */
  const renew = async () => {
    await reload();
    (place.querySelector('button') ?? place).focus();
  };
  void reload();
  return { place, reload, renew };
}

let fields = 0;
/** An input with its name; a hint, and a place for what is wrong with it, are read out with it. */
export function field(label, input, hint, fault) {
  input.id = `field${(fields += 1)}`;
  const told = hint && make('p', { class: 'small', id: `${input.id}hint` }, hint);
  const described = [fault, told].filter(Boolean).map(({ id }) => id);
  if (described.length > 0) input.setAttribute('aria-describedby', described.join(' '));
  return make('div', { class: 'field' }, make('label', { for: input.id }, label), input, fault, told);
}

/** A question or a message above the page; it goes, and is forgotten, when it is closed. */
export function openDialog(title, ...children) {
  const id = `dialog${(fields += 1)}`;
  const dialog = make('dialog', { 'aria-labelledby': id }, make('h2', { id }, title), ...children);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Does something that may take a while, with the button that asked for it out of reach, which costs it the focus. */
export async function busy(button, work) {
  const hadFocus = document.activeElement === button;
  button.disabled = true;
  try {
    return await work();
  } finally {
    button.disabled = false;
    if (hadFocus && document.activeElement === document.body) button.focus();
  }
}
