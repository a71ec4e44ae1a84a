import type { CreatedWebhook, Webhook } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { clockMoment } from '../../words/figures.ts';
import { useWork } from '../around.tsx';
import { Deliveries } from './deliveries.tsx';
import { Question } from '../question.tsx';

interface WebhookItemProps {
  readonly hook: Webhook;
  readonly onChanged: (hook: Webhook) => void;
  readonly onSecret: (hook: CreatedWebhook) => void;
  readonly onDeleted: () => Promise<void>;
}

/** A webhook: its events, actions and deliveries. */
export function WebhookItem({ hook, onChanged, onSecret, onDeleted }: WebhookItemProps) {
  const { id, url, label, events, enabled, old_secret_until: until } = hook;
  const [asked, ask] = useState<'roll' | 'delete'>();
  const [tests, count] = useState(0);
  const work = useWork();
  const path = { id };
  const name = label === '' ? url : label;
  const change = async (): Promise<void> =>
    onChanged(await ownService().updateWebhook({ path, body: { enabled: !enabled } }));
  const test = async (): Promise<void> => {
    await ownService().testWebhook({ path });
    count(tests + 1);
  };
  const roll = async (): Promise<void> => {
    const rolled = await ownService().rollWebhookSecret({ path });
    onChanged(rolled);
    onSecret(rolled);
  };
  const remove = async (): Promise<void> => {
    await ownService().deleteWebhook({ path });
    await onDeleted();
  };
  return (
    <li aria-label={name}>
      <div class="title">
        <h3 class="name">{name}</h3>
        <span class={`badge ${enabled ? 'done' : 'over'}`}>{stateOf(hook)}</span>
      </div>
      {label !== '' && <p class="small"><code>{url}</code></p>}
      <p class="small">{events.length === 0 ? say('hookAll') : events.join(', ')}</p>
      {until !== null && <p class="small">{say('hookOldSecret', { at: clockMoment(until) })}</p>}
      {work.error !== undefined && <Problem error={work.error} />}
      <div class="buttons start">
        <Button look="plain" busy={work.isBusy} onPress={() => work.run(test)}>{say('hookTest')}</Button>
        <Button look="plain" onPress={() => work.run(change)}>{say(enabled ? 'hookDisable' : 'hookEnable')}</Button>
        <Button look="plain" onPress={() => ask('roll')}>{say('hookRoll')}</Button>
        <Button look="danger" onPress={() => ask('delete')}>{say('hookDelete')}</Button>
      </div>
      {tests > 0 && <p class="note" role="status">{say('hookTested')}</p>}
      <Deliveries hook={id} name={name} isOpen={tests > 0} on={tests} />
      {asked === 'roll' && (
        <Question title={say('hookRollAsk', { name })} why={say('hookRollWhy')} sure={say('hookRoll')}
          onSure={roll} onClose={() => ask(undefined)} />
      )}
      {asked === 'delete' && (
        <Question title={say('hookDeleteAsk', { name })} why={say('hookDeleteWhy')} sure={say('hookDelete')}
          onSure={remove} onClose={() => ask(undefined)} />
      )}
    </li>
  );
}

const reasons = { gone: 'hookGone', failing: 'hookFailing', owner: 'hookOff' } as const;

function stateOf({ enabled, disabled_because: why }: Webhook): string {
  if (enabled) return say('hookOn');
  return say(why !== null && Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : 'hookOff');
}
