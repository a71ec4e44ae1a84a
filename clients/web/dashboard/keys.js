import { call, callAll } from './api.js';
import { alertBox, busy, field, make, noteBox, openDialog, section } from './elements.js';
import { moment, say } from './language.js';

/** The keys of the account: listed, made and revoked. A key itself is seen once, right after it was made. */
export async function drawKeys(fail) {
  const message = make('div', {});
  const list = make('div', {});
  const tell = (error) => fail(error, () => message.replaceChildren(alertBox(error.message)));
  const load = async () => list.replaceChildren(drawList(await callAll('/v2/keys'), ask));
  const ask = (key) => askToRevoke(key, async () => {
    try {
      await call('DELETE', `/v2/keys/${encodeURIComponent(key.id)}`);
      await load();
      message.replaceChildren(noteBox(say('revokeDone', { start: key.start })));
    } catch (error) {
      tell(error);
    }
  });
  const create = async (wish) => {
    try {
      message.replaceChildren();
      const { key } = await call('POST', '/v2/keys', wish);
      showOnce(key);
      await load();
    } catch (error) {
      tell(error);
    }
  };
  await load();
  return section('keys', say('keys'), message, list, drawForm(create));
}

function drawList(keys, ask) {
  if (keys.length === 0) return make('p', {}, say('keysNone'));
  const columns = ['keyColumn', 'labelColumn', 'modeColumn', 'createdColumn', 'stateColumn'];
  const head = columns.map((name) => make('th', { scope: 'col' }, say(name)));
  const rows = keys.map((key) => make('tr', { class: key.revoked_at === null ? '' : 'over' },
    cell('keyColumn', make('code', {}, `${key.start}…`)),
    cell('labelColumn', key.label || '—'),
    cell('modeColumn', say(key.mode)),
    cell('createdColumn', moment(key.created_at)),
    cell('stateColumn', key.revoked_at === null
      ? make('button', { type: 'button', class: 'danger', 'aria-label': say('revokeNamed', { start: key.start }),
        click: () => ask(key) }, say('revoke'))
      : say('revoked', { day: moment(key.revoked_at) }))));
  return make('table', { class: 'cards' }, make('thead', {}, make('tr', {}, head)), make('tbody', {}, rows));
}

/** On a narrow screen a row is a card, and each cell says what it is. */
const cell = (name, content) => make('td', { 'data-label': say(name) }, content);

function drawForm(create) {
  const label = make('input', { name: 'label', maxlength: 100, autocomplete: 'off' });
  const mode = make('select', { name: 'mode' },
    make('option', { value: 'live' }, say('modeLive')), make('option', { value: 'test' }, say('modeTest')));
  const button = make('button', { type: 'submit' }, say('create'));
  return make('form', { class: 'row', 'aria-label': say('createKey'), submit: (event) => {
    event.preventDefault();
    void busy(button, async () => {
      await create({ label: label.value.trim(), mode: mode.value });
      label.value = '';
    });
  } }, make('h3', {}, say('createKey')), field(say('label'), label), field(say('mode'), mode), button);
}

function askToRevoke({ start }, revoke) {
  const cancel = make('button', { type: 'button', class: 'quiet', autofocus: true, click: () => dialog.close() },
    say('cancel'));
  const sure = make('button', { type: 'button', class: 'danger', click: () => {
    dialog.close();
    void revoke();
  } }, say('revoke'));
  const dialog = openDialog(say('revokeAsk', { start }), make('p', {}, say('revokeWhy')),
    make('div', { class: 'buttons' }, cancel, sure));
}

function showOnce(key) {
  const output = make('output', { class: 'secret', tabindex: 0 }, key);
  const state = make('span', { role: 'status' });
  const copy = make('button', { type: 'button', autofocus: true, click: async () => {
    try {
      await navigator.clipboard.writeText(key);
      state.textContent = say('copied');
    } catch {
      getSelection().selectAllChildren(output);
      state.textContent = say('copyByHand');
    }
  } }, say('copy'));
  const close = make('button', { type: 'button', class: 'quiet', click: () => dialog.close() }, say('close'));
  const dialog = openDialog(say('createdTitle'), make('p', {}, say('createdWhy')), output,
    make('div', { class: 'buttons' }, copy, close, state));
}
