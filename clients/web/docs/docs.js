// What the pages of the documentation do where there are scripts: results while one types, copying, the language of
// samples that was chosen last. Without it everything can be read, and the search is a page.
const russian = document.documentElement.lang === 'ru';
const words = russian ? { copy: 'Копировать', copied: 'Скопировано' } : { copy: 'Copy', copied: 'Copied' };
const PAUSE_MS = 120;
const MOST_SHOWN = 8;

const form = document.querySelector('.search');
const field = form.querySelector('input[type="search"]');
let list;
let chosen = -1;
let asked = 0;

/** A list below the field, of which arrows choose and Enter opens. */
function show(items) {
  close();
  if (items.length === 0) return;
  list = document.createElement('ul');
  list.className = 'found';
  list.id = 'found';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', field.getAttribute('aria-label'));
  items.forEach((item, at) => {
    const link = item.querySelector('a');
    const entry = document.createElement('li');
    entry.id = `found-${at}`;
    entry.setAttribute('role', 'option');
    entry.setAttribute('aria-selected', 'false');
    entry.dataset.href = link.getAttribute('href');
    const name = document.createElement('b');
    name.textContent = link.textContent;
    const page = document.createElement('span');
    page.className = 'small';
    page.textContent = item.querySelector('.small')?.textContent ?? '';
    entry.append(name, page);
    entry.addEventListener('mousedown', (event) => event.preventDefault());
    entry.addEventListener('click', () => location.assign(entry.dataset.href));
    list.append(entry);
  });
  form.append(list);
  field.setAttribute('aria-expanded', 'true');
}

function close() {
  list?.remove();
  list = undefined;
  chosen = -1;
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}

function choose(at) {
  list.children[chosen]?.setAttribute('aria-selected', 'false');
  chosen = (at + list.children.length) % list.children.length;
  const entry = list.children[chosen];
  entry.setAttribute('aria-selected', 'true');
  entry.scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', entry.id);
}

/** The page of the search is what is shown; of answers that overtake each other only the last counts. */
async function search() {
  const turn = ++asked;
  const query = field.value.trim();
  if (query === '') return close();
  const address = new URL(form.action);
  address.search = new URLSearchParams({ lang: document.documentElement.lang, q: query });
  const reply = await fetch(address).catch(() => undefined);
  if (!reply?.ok) return;
  const found = new DOMParser().parseFromString(await reply.text(), 'text/html').querySelectorAll('.hits li');
  if (turn === asked && document.activeElement === field) show([...found].slice(0, MOST_SHOWN));
}

field.setAttribute('role', 'combobox');
field.setAttribute('aria-autocomplete', 'list');
field.setAttribute('aria-controls', 'found');
field.setAttribute('aria-expanded', 'false');
let pause;
field.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(() => void search(), PAUSE_MS);
});
field.addEventListener('blur', close);
field.addEventListener('keydown', (event) => {
  if (!list) return;
  if (event.key === 'Escape') {
    // a browser empties a field of searching
    event.preventDefault();
    return close();
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    choose(event.key === 'ArrowDown' ? chosen + 1 : Math.max(chosen, 0) - 1);
  } else if (event.key === 'Enter' && chosen >= 0) {
    event.preventDefault();
    location.assign(list.children[chosen].dataset.href);
  }
});
document.addEventListener('keydown', (event) => {
  const writes = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== '/' || writes) return;
  event.preventDefault();
  field.focus();
});

for (const block of document.querySelectorAll('main pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = words.copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.textContent = words.copied;
    setTimeout(() => (button.textContent = words.copy), 2000);
  });
  const frame = document.createElement('div');
  frame.className = 'block';
  block.replaceWith(frame);
  frame.append(block, button);
}

const KEPT = 'geokod.sample';
const choices = [...document.querySelectorAll('.samples input')];
const showLanguage = (language) => {
  for (const choice of choices) if (choice.value === language) choice.checked = true;
};
try {
  showLanguage(localStorage.getItem(KEPT));
} catch {
  // a browser that keeps nothing shows the first
}
for (const choice of choices) {
  choice.addEventListener('change', () => {
    showLanguage(choice.value);
    try {
      localStorage.setItem(KEPT, choice.value);
    } catch {
      // as above
    }
  });
}

/** The panel in which an operation is tried brings its script and style when it is opened first. */
const panel = document.querySelector('#try');
if (panel) {
  const load = () => {
    for (const href of panel.dataset.styles.split(' ').filter((path) => path !== '')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    }
    void import(panel.dataset.script);
  };
  panel.addEventListener('toggle', load, { once: true });
  if (location.hash === '#try') panel.open = true;
}

/** The pages of the app, and those opened without a language in their address, are then in the chosen one. */
document.querySelector('.places .language').addEventListener('click', ({ currentTarget }) => {
  try {
    localStorage.setItem('geokod.lang', currentTarget.lang);
  } catch {
    // without storage the choice is in the links of these pages only
  }
});
