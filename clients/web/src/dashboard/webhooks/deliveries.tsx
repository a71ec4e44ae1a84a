import type { WebhookDelivery, WebhookDeliveryList } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { clockMoment } from '../../words/figures.ts';
import { useAsked, useWork } from '../around.tsx';
import { Attempts } from './attempts.tsx';

const PAGE = 10;
const LOOK_AGAIN_MS = 2_000;

interface DeliveriesProps {
  readonly hook: string;
  readonly name: string;
  readonly isOpen: boolean;
  /** Changes when there are new deliveries. */
  readonly on: number;
}

/** Deliveries to a webhook with their attempts; loaded when opened. */
export function Deliveries({ hook, name, isOpen, on }: DeliveriesProps) {
  const [isShown, show] = useState(isOpen);
  useEffect(() => {
    if (isOpen) show(true);
  }, [on]);
  return (
    <details open={isShown} onToggle={(event) => show(event.currentTarget.open)}>
      <summary aria-label={say('deliveriesOf', { name })}>{say('deliveries')}</summary>
      {isShown && <List hook={hook} on={on} />}
    </details>
  );
}

function List({ hook, on }: { readonly hook: string; readonly on: number }) {
  const [size, setSize] = useState(PAGE);
  const list = useAsked(() => ownService().listDeliveries({ path: { id: hook }, query: { limit: size } }), [size, on]);
  const { value, reload } = list;
  useEffect(() => {
    if (!value?.items.some(isOnItsWay)) return undefined;
    const timer = setInterval(() => void (document.hidden || reload()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [value]);
  return (
    <Loaded of={list}>
      {({ items, next_cursor: next }: WebhookDeliveryList) => (items.length === 0
        ? <p class="empty">{say('deliveriesNone')}</p>
        : (
          <>
            <ul class="deliveries" role="list">
              {items.map((delivery) => (
                <Delivery key={delivery.event} hook={hook} delivery={delivery} onReplayed={reload} />
              ))}
            </ul>
            {next !== null && <Button look="plain" onPress={() => setSize(size + PAGE)}>{say('more')}</Button>}
          </>
        ))}
    </Loaded>
  );
}

/** Whether a delivery is worth polling; one that waits for hours is not. */
function isOnItsWay({ status, next_attempt_at: next }: WebhookDelivery): boolean {
  return status === 'sending' || (status === 'waiting' && next !== null && Date.parse(next) - Date.now() < 60_000);
}

const states = {
  waiting: ['deliveryWaiting', 'due'], sending: ['deliverySending', 'due'], delivered: ['deliveryDelivered', 'done'],
  failed: ['deliveryFailed', 'over'],
} as const;

interface DeliveryProps {
  readonly hook: string;
  readonly delivery: WebhookDelivery;
  readonly onReplayed: () => Promise<void>;
}

function Delivery({ hook, delivery, onReplayed }: DeliveryProps) {
  const { event, type, status, created_at: created, next_attempt_at: next, attempts } = delivery;
  const [isReplayed, tell] = useState(false);
  const work = useWork();
  const at = clockMoment(created);
  const state = Object.hasOwn(states, status) ? states[status as keyof typeof states] : undefined;
  const replay = async (): Promise<void> => {
    await ownService().replayDelivery({ path: { id: hook, event } });
    tell(true);
    await onReplayed();
  };
  return (
    <li>
      <div class="title">
        <p><code>{type}</code> <span class="small">{at}</span></p>
        <span class={`badge ${state?.[1] ?? ''}`}>{state ? say(state[0]) : status}</span>
      </div>
      {next !== null && status === 'waiting' && <p class="small">{say('deliveryNext', { at: clockMoment(next) })}</p>}
      {attempts.length > 0 && <Attempts attempts={attempts} />}
      {work.error !== undefined && <Problem error={work.error} />}
      <div class="buttons start">
        <Button look="plain" busy={work.isBusy} aria-label={say('deliveryReplayNamed', { type, at })}
          onPress={() => work.run(replay)}>{say('deliveryReplay')}</Button>
        {isReplayed && <span class="small" role="status">{say('deliveryReplayed')}</span>}
      </div>
    </li>
  );
}
