import { call } from './api.js';
import { alertBox, busy, make, noteBox, openDialog, section } from './elements.js';
import { changeForm, entry, wholeOrNone } from './form.js';
import { number, say } from './language.js';

/** What the owner decides about the account: caps, mails about them, and who pays. */
export function drawSettings(account, { changed, fail }) {
  if (!account.confirmed) return section('settings', say('settings'), make('p', {}, say('settingsConfirm')));
  const place = make('div', {});
  const draw = (current) => {
    const saved = (next) => {
      changed(next);
      if ((next.payer === null) !== (current.payer === null)) draw(next);
    };
    const around = { fail, saved };
    place.replaceChildren(limitsForm(current, around), alertsForm(current, around), payerForm(current, around));
  };
  draw(account);
  return section('settings', say('settings'), place, deletion(account, fail));
}

/** Asks for the mail that deletes the account. Nothing is deleted here: who left a screen open loses nothing. */
function deletion({ email }, fail) {
  const message = make('div', {});
  const button = make('button', { type: 'button', class: 'danger', click: () => void busy(button, async () => {
    try {
      const { expires_in_s: seconds } = await call('DELETE', '/v2/account');
      message.replaceChildren(noteBox(say('deleteSent', { email, minutes: Math.round(seconds / 60) })));
    } catch (error) {
      fail(error, () => message.replaceChildren(alertBox(error.message)));
    }
  }) }, say('deleteAsk'));
  return make('div', { class: 'apart' }, make('h3', {}, say('deleteTitle')),
    make('p', { class: 'small' }, say('deleteWhy', { email })), message, make('div', { class: 'buttons' }, button));
}

const box = (name, value, more = {}) => make('input', { name, value, autocomplete: 'off', ...more });
const amount = (value) => (value === null ? '' : number(value));

function limitsForm({ limits }, around) {
  const input = (name) => box(name, amount(limits[name]), { inputmode: 'numeric' });
  const how = { read: wholeOrNone, hint: say('limitHint'), wrong: say('limitWrong') };
  return changeForm({
    ...around,
    title: say('limits'),
    why: say('limitsWhy'),
    entries: [
      entry('/limits/monthly_units', say('limitUnits'), input('monthly_units'), how),
      entry('/limits/monthly_roubles', say('limitRoubles'), input('monthly_roubles'), how),
    ],
    bodyOf: (values) => ({ limits: {
      monthly_units: values['/limits/monthly_units'], monthly_roubles: values['/limits/monthly_roubles'],
    } }),
  });
}

function alertsForm({ alerts }, around) {
  const read = (text) => text.split(/[\s,;%]+/).filter(Boolean).map((part) => wholeOrNone(part));
  return changeForm({
    ...around,
    title: say('alerts'),
    why: say('alertsWhy'),
    entries: [
      entry('/alerts/thresholds', say('thresholds'), box('thresholds', alerts.thresholds.join(', ')),
        { read, hint: say('thresholdsHint'), wrong: say('thresholdsWrong') }),
      entry('/alerts/email', say('alertsEmail'),
        box('email', alerts.email, { type: 'email', autocomplete: 'email', maxlength: 254 })),
    ],
    bodyOf: (values) => ({ alerts: { thresholds: values['/alerts/thresholds'], email: values['/alerts/email'] } }),
  });
}

function payerForm({ payer }, around) {
  const { name = '', inn = '', kpp = '', address = '' } = payer ?? {};
  const upper = (text) => text.trim().toUpperCase() || null;
  const digits = { inputmode: 'numeric', maxlength: 14 };
  const remove = payer !== null && make('button', { type: 'button', class: 'danger', click: () => askToRemove(around) },
    say('payerRemove'));
  return changeForm({
    ...around,
    title: say('payer'),
    why: say('payerWhy'),
    entries: [
      entry('/payer/name', say('payerName'), box('name', name, { maxlength: 200, autocomplete: 'organization' }),
        { wrong: say('payerNameWrong') }),
      entry('/payer/inn', say('payerInn'), box('inn', inn, digits), { wrong: say('payerInnWrong') }),
      entry('/payer/kpp', say('payerKpp'), box('kpp', kpp ?? '', { maxlength: 14 }),
        { read: upper, hint: say('payerKppHint'), wrong: say('payerKppWrong') }),
      entry('/payer/address', say('payerAddress'),
        box('address', address ?? '', { maxlength: 300, autocomplete: 'street-address' }),
        { read: (text) => text.trim() || null, hint: say('payerAddressHint'), wrong: say('payerAddressWrong') }),
    ],
    bodyOf: (values) => ({ payer: {
      name: values['/payer/name'], inn: values['/payer/inn'], kpp: values['/payer/kpp'],
      address: values['/payer/address'],
    } }),
    more: [remove],
  });
}

function askToRemove({ saved, fail }) {
  const message = make('div', {});
  const cancel = make('button', { type: 'button', class: 'quiet', autofocus: true, click: () => dialog.close() },
    say('cancel'));
  const sure = make('button', { type: 'button', class: 'danger', click: () => void busy(sure, async () => {
    try {
      saved(await call('PATCH', '/v2/account', { payer: null }));
      dialog.close();
    } catch (error) {
      fail(error, () => message.replaceChildren(alertBox(error.message)));
    }
  }) }, say('payerRemove'));
  const dialog = openDialog(say('payerRemoveAsk'), make('p', {}, say('payerRemoveWhy')), message,
    make('div', { class: 'buttons' }, cancel, sure));
}
