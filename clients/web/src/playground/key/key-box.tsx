import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Field } from '../../look/field.tsx';
import { Problem } from '../../look/problem.tsx';
import { useTask } from '../../look/task.ts';
import { ownService } from '../../service/client.ts';
import { number } from '../../words/figures.ts';
import { say } from '../../words/playground.ts';
import { useDesk } from '../ask/desk.ts';

interface KeyBoxProps {
  readonly value: string | undefined;
  /** Requests a day without a key; 0: only the sandbox works without one. */
  readonly visitsADay: number;
  readonly onKey: (key: string | undefined) => void;
}

/** Whose requests these are: without a key, with a way to enter one; or of a key, with a way to forget it. */
export function KeyBox({ value, visitsADay, onKey }: KeyBoxProps) {
  if (value === undefined) return <Keyless visitsADay={visitsADay} onKey={onKey} />;
  return <Keyed value={value} onKey={onKey} />;
}

interface KeyedProps extends Pick<KeyBoxProps, 'onKey'> {
  readonly value: string;
}

function Keyed({ value, onKey }: KeyedProps) {
  const { last } = useDesk();
  const quota = quotaIn(last?.text ?? '');
  return (
    <p class="key small">
      <span>{say('withKey', { start: value.slice(0, 12) })}</span>
      {quota && <span>{say('quotaLeft', { left: number(quota.left), free: number(quota.free) })}</span>}
      <Button look="quiet" onPress={() => navigator.clipboard.writeText(value)}>{say('copyKey')}</Button>
      <Button look="quiet" onPress={() => onKey(undefined)}>{say('forgetKey')}</Button>
    </p>
  );
}

/** Reads the quota, which every metered answer contains. */
function quotaIn(text: string): { readonly left: number; readonly free: number } | undefined {
  try {
    const { quota } = JSON.parse(text) as { quota?: { free: number; used: number } };
    return quota && { left: Math.max(0, quota.free - quota.used), free: quota.free };
  } catch {
    return undefined;
  }
}

function Keyless({ visitsADay, onKey }: Omit<KeyBoxProps, 'value'>) {
  const [isOwn, own] = useState(false);
  const [text, write] = useState('');
  const task = useTask();
  const begin = (): void => void task.run(async () => {
    if (isOwn) return onKey(text.trim());
    const { key } = await ownService().issueKey({ query: { email: text.trim() } });
    onKey(key);
  });
  return (
    <form class="keyless" onSubmit={(event) => {
      event.preventDefault();
      begin();
    }}>
      <p class="small">{visitsADay > 0 ? say('visiting', { count: number(visitsADay) }) : say('sandbox')}</p>
      <div class="beside">
        <Field label={say(isOwn ? 'key' : 'email')}>
          {(wired) => (isOwn
            ? <input {...wired} name="key" required pattern="\s*[!-~]+\s*" maxLength={100} autocomplete="off"
              spellcheck={false} placeholder="gk_live_…" value={text}
              onInput={(event) => write(event.currentTarget.value)} />
            : <input {...wired} type="email" name="email" required maxLength={254} autocomplete="email"
              placeholder="you@example.com" value={text} onInput={(event) => write(event.currentTarget.value)} />)}
        </Field>
        <Button type="submit" busy={task.isBusy}>{say(isOwn ? 'useKey' : 'getKey')}</Button>
      </div>
      <button type="button" class="inline small" onClick={() => {
        own(!isOwn);
        write('');
        task.clear();
      }}>{say(isOwn ? 'noKey' : 'haveKey')}</button>
      {task.error !== undefined && <Problem error={task.error} />}
    </form>
  );
}
