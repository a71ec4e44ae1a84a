import { eachItem, type Key, type KeyMode } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Field } from '../../look/field.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { Problem } from '../../look/problem.tsx';
import { Table, type Column } from '../../look/table.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { day, moment } from '../../words/figures.ts';
import { useAsked, useWork } from '../around.tsx';
import { Part } from '../part.tsx';
import { Question } from '../question.tsx';
import { SecretDialog } from '../secret-dialog.tsx';

async function readKeys(): Promise<Key[]> {
  const keys: Key[] = [];
  for await (const key of eachItem(ownService().listKeys, { query: { limit: 1000 } })) keys.push(key);
  return keys;
}

/** The account's keys: listed, created and revoked. A key is shown once, right after it was created. */
export function Keys() {
  const keys = useAsked(readKeys);
  const [asked, askAbout] = useState<Key>();
  const [made, show] = useState<string>();
  const [done, tell] = useState('');
  const revoke = async (key: Key): Promise<void> => {
    await ownService().revokeKey({ path: { id: key.id } });
    await keys.reload();
    tell(say('revokeDone', { start: key.start }));
  };
  const create = async (wish: { mode: KeyMode; label: string }): Promise<void> => {
    tell('');
    const { key } = await ownService().createKey({ body: wish });
    show(key);
    await keys.reload();
  };
  return (
    <Part id="keys" title={say('keys')}>
      {done !== '' && <p class="note" role="status">{done}</p>}
      <Loaded of={keys}>{(list) => <KeyTable keys={list} onRevoke={askAbout} />}</Loaded>
      <NewKey create={create} />
      {asked && (
        <Question title={questionAbout(asked)} why={say('revokeWhy')} sure={say('revoke')}
          onSure={() => revoke(asked)} onClose={() => askAbout(undefined)} />
      )}
      {made !== undefined && (
        <SecretDialog title={say('createdTitle')} why={say('createdWhy')} secret={made}
          onClose={() => show(undefined)} />
      )}
    </Part>
  );
}

const questionAbout = ({ start, label }: Key): string =>
  (label === '' ? say('revokeAsk', { start }) : say('revokeAskNamed', { start, label }));

interface KeyTableProps {
  readonly keys: readonly Key[];
  readonly onRevoke: (key: Key) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  if (keys.length === 0) return <p class="empty">{say('keysNone')}</p>;
  const columns: Column<Key>[] = [
    {
      title: say('labelColumn'), namesRow: true,
      cell: ({ label }) =>
        (label === '' ? <span class="soft">{say('unnamed')}</span> : <span class="label">{label}</span>),
    },
    { title: say('keyColumn'), cell: ({ start }) => <code>{`${start}…`}</code> },
    { title: say('modeColumn'), cell: modeOf },
    { title: say('createdColumn'), cell: ({ created_at: at }) => moment(at) },
    { title: say('lastUsedColumn'), cell: lastUsedOf },
    { title: say('stateColumn'), cell: (key) => <State of={key} onRevoke={onRevoke} /> },
  ];
  return <Table class="cards keys" columns={columns} rows={keys} keyOf={({ id }) => id}
    classOf={({ revoked_at: at }) => (at === null ? '' : 'over')} />;
}

const modes = ['live', 'test', 'legacy'] as const;

function modeOf({ mode, ends_at: endsAt }: Key) {
  const known = modes.find((name) => name === mode);
  const ends = endsAt !== null && <span class="small">{say('endsOn', { day: moment(endsAt) })}</span>;
  return <>{known ? say(known) : mode}{ends}</>;
}

function lastUsedOf({ mode, last_used_on: on }: Key): string {
  if (on !== null) return day(on, { dateStyle: 'medium' });
  return mode === 'test' ? say('lastUsedUnknown') : say('lastUsedNever');
}

function State({ of: key, onRevoke }: { readonly of: Key; readonly onRevoke: (key: Key) => void }) {
  if (key.revoked_at !== null) return <>{say('revoked', { day: moment(key.revoked_at) })}</>;
  return (
    <Button look="danger" aria-label={say('revokeNamed', { start: key.start })} onPress={() => onRevoke(key)}>
      {say('revoke')}
    </Button>
  );
}

interface NewKeyProps {
  readonly create: (wish: { mode: KeyMode; label: string }) => Promise<void>;
}

function NewKey({ create }: NewKeyProps) {
  const [label, write] = useState('');
  const [mode, choose] = useState<KeyMode>('live');
  const work = useWork();
  const send = async (): Promise<void> => {
    if (await work.run(() => create({ mode, label: label.trim() }))) write('');
  };
  return (
    <form class="row" aria-label={say('createKey')} onSubmit={(event) => {
      event.preventDefault();
      void send();
    }}>
      <h3>{say('createKey')}</h3>
      {work.error !== undefined && <Problem error={work.error} />}
      <Field label={say('label')}>
        {(wired) => (
          <input {...wired} name="label" maxLength={100} autocomplete="off" value={label}
            onInput={(event) => write(event.currentTarget.value)} />
        )}
      </Field>
      <Field label={say('mode')}>
        {(wired) => (
          <select {...wired} name="mode" value={mode} onChange={(event) =>
            choose(event.currentTarget.value === 'test' ? 'test' : 'live')}>
            <option value="live">{say('modeLive')}</option>
            <option value="test">{say('modeTest')}</option>
          </select>
        )}
      </Field>
      <Button type="submit" busy={work.isBusy}>{say('create')}</Button>
    </form>
  );
}
