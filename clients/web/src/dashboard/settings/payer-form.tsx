import type { Payer } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { useAround } from '../around.tsx';
import { bareOrNone, ChangeForm, textOrNone, trimmed, type Entry, type Patch } from './change-form.tsx';
import { Question } from '../question.tsx';

const upper = (text: string): string | null => text.trim().toUpperCase() || null;

/** The payer with everything that documents need; the service checks all numbers. */
export function PayerForm({ onRemoved }: { readonly onRemoved: () => void }) {
  const { account: { payer }, changed } = useAround();
  const [asked, ask] = useState(false);
  const remove = async (): Promise<void> => {
    changed(await ownService().updateAccount({ body: { payer: null } }));
    onRemoved();
  };
  return (
    <>
      <ChangeForm title={say('payer')} why={say('payerWhy')} entries={[...entriesOf(payer), ...bankEntriesOf(payer)]}
        bodyOf={bodyOf} more={payer !== null && (
          <Button look="danger" onPress={() => ask(true)}>{say('payerRemove')}</Button>
        )} />
      {asked && (
        <Question title={say('payerRemoveAsk')} why={say('payerRemoveWhy')} sure={say('payerRemove')}
          onSure={remove} onClose={() => ask(false)} />
      )}
    </>
  );
}

const digits = { inputMode: 'numeric', maxLength: 14 } as const;
const long = { inputMode: 'numeric', maxLength: 40 } as const;

const entriesOf = (payer: Payer | null): Entry[] => [
  {
    pointer: '/payer/name', label: say('payerName'), text: payer?.name ?? '', read: trimmed,
    wrong: say('payerNameWrong'),
    input: { name: 'name', maxLength: 200, autocomplete: 'organization' },
  },
  {
    pointer: '/payer/inn', label: say('payerInn'), text: payer?.inn ?? '', read: trimmed, wrong: say('payerInnWrong'),
    input: { name: 'inn', ...digits },
  },
  {
    pointer: '/payer/kpp', label: say('payerKpp'), text: payer?.kpp ?? '', read: upper, hint: say('payerKppHint'),
    wrong: say('payerKppWrong'), input: { name: 'kpp', maxLength: 14 },
  },
  {
    pointer: '/payer/address', label: say('payerAddress'), text: payer?.address ?? '', read: textOrNone,
    hint: say('payerAddressHint'), wrong: say('payerAddressWrong'),
    input: { name: 'address', maxLength: 300, autocomplete: 'street-address' },
  },
  {
    pointer: '/payer/ogrn', label: say('payerOgrn'), text: payer?.ogrn ?? '', read: bareOrNone,
    hint: say('payerOgrnHint'), wrong: say('payerOgrnWrong'), input: { name: 'ogrn', ...long },
  },
];

const bankEntriesOf = (payer: Payer | null): Entry[] => [
  {
    pointer: '/payer/bank/name', label: say('payerBank'), text: payer?.bank?.name ?? '', read: textOrNone,
    hint: say('payerBankHint'), wrong: say('payerBankWrong'), input: { name: 'bank', maxLength: 200 },
  },
  {
    pointer: '/payer/bank/bic', label: say('payerBic'), text: payer?.bank?.bic ?? '', read: bareOrNone,
    wrong: say('payerBicWrong'), input: { name: 'bic', ...long },
  },
  {
    pointer: '/payer/bank/account', label: say('payerAccount'), text: payer?.bank?.account ?? '', read: bareOrNone,
    wrong: say('payerAccountWrong'), input: { name: 'account', ...long },
  },
  {
    pointer: '/payer/bank/correspondent_account', label: say('payerCorrespondent'),
    text: payer?.bank?.correspondent_account ?? '', read: bareOrNone, wrong: say('payerCorrespondentWrong'),
    input: { name: 'correspondent_account', ...long },
  },
];

type Value = (pointer: string) => unknown;

const bodyOf = (value: Value): Patch => ({
  payer: {
    name: value('/payer/name'), inn: value('/payer/inn'), kpp: value('/payer/kpp'), address: value('/payer/address'),
    ogrn: value('/payer/ogrn'), bank: bankOf(value),
  },
}) as Patch;

/** Null if all bank fields are empty; incomplete ones are sent for the API to refuse. */
function bankOf(value: Value): unknown {
  const [name, bic, account, correspondent] = ['name', 'bic', 'account', 'correspondent_account']
    .map((part) => value(`/payer/bank/${part}`));
  if ([name, bic, account, correspondent].every((one) => one === null)) return null;
  return { name, bic: bic ?? '', account: account ?? '', correspondent_account: correspondent };
}
