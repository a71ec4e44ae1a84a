import type { CreatedWebhook, WebhookEventName } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Field } from '../../look/field.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { failureOf } from '../../service/failure.ts';
import { say } from '../../words/dashboard.ts';
import { useWork } from '../around.tsx';

const events: readonly WebhookEventName[] = [
  'batch.started', 'batch.completed', 'batch.failed', 'batch.cancelled', 'quota.threshold', 'spend.threshold',
  'invoice.finalized',
];

/** Creates a webhook. The service validates the address. */
export function WebhookForm({ onMade }: { readonly onMade: (hook: CreatedWebhook) => Promise<void> }) {
  const [url, writeUrl] = useState('');
  const [label, writeLabel] = useState('');
  const [chosen, choose] = useState<readonly WebhookEventName[]>([]);
  const work = useWork();
  const failure = work.error === undefined ? undefined : failureOf(work.error);
  const urlFault = failure?.errors.find(({ pointer }) => pointer === '/url')?.detail;
  const send = async (): Promise<void> => {
    const body = { url: url.trim(), label: label.trim(), events: [...chosen] };
    if (!(await work.run(async () => onMade(await ownService().createWebhook({ body }))))) return;
    writeUrl('');
    writeLabel('');
    choose([]);
  };
  return (
    <form class="row apart" noValidate aria-label={say('hookNew')} onSubmit={(event) => {
      event.preventDefault();
      void send();
    }}>
      <h3>{say('hookNew')}</h3>
      {failure && urlFault === undefined && <Problem error={work.error} />}
      <Field label={say('hookUrl')} hint={say('hookUrlHint')} fault={urlFault}>
        {(wired) => (
          <input {...wired} type="url" name="url" maxLength={2048} autocomplete="off" spellcheck={false} value={url}
            onInput={(event) => writeUrl(event.currentTarget.value)} />
        )}
      </Field>
      <Field label={say('hookLabel')}>
        {(wired) => (
          <input {...wired} name="hook-label" maxLength={100} autocomplete="off" value={label}
            onInput={(event) => writeLabel(event.currentTarget.value)} />
        )}
      </Field>
      <fieldset>
        <legend>{say('hookEvents')}</legend>
        <div class="choices">
          {events.map((name) => (
            <label key={name}>
              <input type="checkbox" name={name} checked={chosen.includes(name)} onChange={(event) =>
                choose(event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))} />
              <code>{name}</code>
            </label>
          ))}
        </div>
        <p class="small">{say('hookEventsHint')}</p>
      </fieldset>
      <Button type="submit" busy={work.isBusy}>{say('hookCreate')}</Button>
    </form>
  );
}
