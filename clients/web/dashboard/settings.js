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
  const { name = '', inn = '', kpp = '', address = '', ogrn = '', bank } = payer ?? {};
  const upper = (text) => text.trim().toUpperCase() || null;
  const textOrNone = (text) => text.trim() || null;
  const digits = { inputmode: 'numeric', maxlength: 14 };
  const long = { inputmode: 'numeric', maxlength: 40 };
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
        { read: textOrNone, hint: say('payerAddressHint'), wrong: say('payerAddressWrong') }),
      entry('/payer/ogrn', say('payerOgrn'), box('ogrn', ogrn ?? '', long),
        { read: bareOrNone, hint: say('payerOgrnHint'), wrong: say('payerOgrnWrong') }),
      entry('/payer/bank/name', say('payerBank'), box('bank', bank?.name ?? '', { maxlength: 200 }),
        { read: textOrNone, hint: say('payerBankHint'), wrong: say('payerBankWrong') }),
      entry('/payer/bank/bic', say('payerBic'), box('bic', bank?.bic ?? '', long),
        { read: bareOrNone, wrong: say('payerBicWrong') }),
      entry('/payer/bank/account', say('payerAccount'), box('account', bank?.account ?? '', long),
        { read: bareOrNone, wrong: say('payerAccountWrong') }),
      entry('/payer/bank/correspondent_account', say('payerCorrespondent'),
        box('correspondent_account', bank?.correspondent_account ?? '', long),
        { read: bareOrNone, wrong: say('payerCorrespondentWrong') }),
    ],
    bodyOf: (values) => ({ payer: {
      name: values['/payer/name'], inn: values['/payer/inn'], kpp: values['/payer/kpp'],
      address: values['/payer/address'], ogrn: values['/payer/ogrn'], bank: bankOf(values),
    } }),
    more: [remove],
  });
}

/** Digits as they are written on papers, in groups; nothing is not set. */
const bareOrNone = (text) => text.replaceAll(/[\s\u00a0\u202f]/g, '') || null;

/** No bank where none of its fields is filled in; what is missing beside the others is the API's to say. */
function bankOf(values) {
  const of = (name) => values[`/payer/bank/${name}`];
  const [name, bic, account, correspondent] = ['name', 'bic', 'account', 'correspondent_account'].map(of);
  if ([name, bic, account, correspondent].every((value) => value === null)) return null;
  return { name, bic: bic ?? '', account: account ?? '', correspondent_account: correspondent };
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
