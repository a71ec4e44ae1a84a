import { useState } from 'preact/hooks';
import { say } from '../../words/dashboard.ts';
import { number } from '../../words/figures.ts';
import { useAround } from '../around.tsx';
import { ChangeForm, trimmed, wholeOrNone, type Patch } from './change-form.tsx';
import { Deletion } from './deletion.tsx';
import { Part } from '../part.tsx';
import { PayerForm } from './payer-form.tsx';

/** The owner's settings: caps, mails about them, and the payer. */
export function Settings() {
  const { account: { confirmed } } = useAround();
  return (
    <Part id="settings" title={say('settings')}>
      {confirmed ? <Forms /> : <p class="note">{say('settingsConfirm')}</p>}
      <Deletion />
    </Part>
  );
}

function Forms() {
  const [removed, count] = useState(0);
  return (
    <>
      <LimitsForm />
      <AlertsForm />
      <PayerForm key={removed} onRemoved={() => count(removed + 1)} />
    </>
  );
}

const amount = (value: number | null): string => (value === null ? '' : number(value));

function LimitsForm() {
  const { account: { limits } } = useAround();
  const how = { read: wholeOrNone, hint: say('limitHint'), wrong: say('limitWrong') };
  const input = (name: string) => ({ name, inputMode: 'numeric' as const });
  return (
    <ChangeForm title={say('limits')} why={say('limitsWhy')}
      entries={[
        {
          ...how, pointer: '/limits/monthly_units', label: say('limitUnits'), text: amount(limits.monthly_units),
          input: input('monthly_units'),
        },
        {
          ...how, pointer: '/limits/monthly_roubles', label: say('limitRoubles'), text: amount(limits.monthly_roubles),
          input: input('monthly_roubles'),
        },
      ]}
      bodyOf={(value) => ({
        limits: { monthly_units: value('/limits/monthly_units'), monthly_roubles: value('/limits/monthly_roubles') },
      }) as Patch} />
  );
}

const sharesIn = (text: string): unknown[] =>
  text.split(/[\s,;%]+/).filter(Boolean).map((part) => wholeOrNone(part));

function AlertsForm() {
  const { account: { alerts } } = useAround();
  return (
    <ChangeForm title={say('alerts')} why={say('alertsWhy')}
      entries={[
        {
          pointer: '/alerts/thresholds', label: say('thresholds'), text: alerts.thresholds.join(', '), read: sharesIn,
          hint: say('thresholdsHint'), wrong: say('thresholdsWrong'), input: { name: 'thresholds' },
        },
        {
          pointer: '/alerts/email', label: say('alertsEmail'), text: alerts.email, read: trimmed,
          input: { name: 'email', type: 'email', autocomplete: 'email', maxLength: 254 },
        },
      ]}
      bodyOf={(value) => ({
        alerts: { thresholds: value('/alerts/thresholds'), email: value('/alerts/email') },
      }) as Patch} />
  );
}
