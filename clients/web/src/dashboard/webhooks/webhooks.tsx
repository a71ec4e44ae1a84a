import { eachItem, type CreatedWebhook, type Webhook } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Loaded } from '../../look/loaded.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { useAround, useAsked } from '../around.tsx';
import { Part, WhenNear } from '../part.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

/** The webhooks of the account: created, tested, switched off, with their deliveries. */
export function Webhooks() {
  const { account: { confirmed } } = useAround();
  return (
    <Part id="webhooks" title={say('webhooks')}>
      <p class="small">{say('webhooksWhy')}</p>
      {confirmed ? <WhenNear>{() => <Hooks />}</WhenNear> : <p class="note">{say('webhooksConfirm')}</p>}
    </Part>
  );
}

async function readWebhooks(): Promise<Webhook[]> {
  const hooks: Webhook[] = [];
  for await (const hook of eachItem(ownService().listWebhooks, {})) hooks.push(hook);
  return hooks;
}

function Hooks() {
  const hooks = useAsked(readWebhooks);
  const [made, show] = useState<CreatedWebhook>();
  const put = (next: Webhook): void =>
    hooks.put((hooks.value ?? []).map((hook) => (hook.id === next.id ? next : hook)));
  return (
    <>
      <Loaded of={hooks}>
        {(list) => (list.length === 0
          ? <p class="empty">{say('webhooksNone')}</p>
          : (
            <ul class="hooks" role="list">
              {list.map((hook) => (
                <WebhookItem key={hook.id} hook={hook} onChanged={put} onSecret={show} onDeleted={hooks.reload} />
              ))}
            </ul>
          ))}
      </Loaded>
      <WebhookForm onMade={async (hook) => {
        show(hook);
        await hooks.reload();
      }} />
      {made && (
        <SecretDialog title={say('hookSecretTitle')} why={say('hookSecretWhy')} secret={made.secret}
          onClose={() => show(undefined)} />
      )}
    </>
  );
}
