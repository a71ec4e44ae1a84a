import type { GeocodeAnswer, GeocodeResult } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Field } from '../look/field.tsx';
import { Problem } from '../look/problem.tsx';
import { useTask } from '../look/task.ts';
import { openService } from '../service/client.ts';
import { keepKey, keyOfTab } from '../service/session-key.ts';
import { number } from '../words/figures.ts';
import { language } from '../words/language.ts';
import { say } from '../words/playground.ts';

/** The sandbox has recordings of these. */
const recorded = ['Ветроград, Посадская 11', 'Vetrograd Posadskaya 11', 'dtnhjuhfl gjcflcrfz 11', 'метро Сколково'];

/** Asks where an address is, of the sandbox or with a key, and shows what was found. */
export function Search() {
  const [text, write] = useState('');
  const [key, useKey] = useState(keyOfTab);
  const [answer, show] = useState<GeocodeAnswer>();
  const task = useTask();
  const find = (q: string): void => void task.run(async () => {
    write(q);
    // Recordings are of the questions as they stand in the list, and most have one answer.
    const query = key === undefined ? { q, ...(q === recorded[0] ? {} : { limit: 1 }) } : { q, lang: language() };
    show(await openService(key).geocode({ query }));
  });
  return (
    <section class="search">
      <form role="search" onSubmit={(event) => {
        event.preventDefault();
        find(text.trim());
      }}>
        <Field label={say('address')}>
          {(wired) => (
            <input {...wired} type="search" name="q" required maxLength={500} placeholder={say('placeholder')}
              autocomplete="off" value={text} onInput={(event) => write(event.currentTarget.value)} />
          )}
        </Field>
        <Button type="submit" busy={task.isBusy}>{say('find')}</Button>
      </form>
      {key === undefined && (
        <p class="examples small">
          {`${say('tryThese')}: `}
          {recorded.map((q) => (
            <button key={q} type="button" class="inline" onClick={() => find(q)}>{q}</button>
          ))}
        </p>
      )}
      {task.error !== undefined && <Problem error={task.error} />}
      {task.error === undefined && answer && <Results results={answer.results} />}
      <KeyPart value={key} onKey={(next) => {
        keepKey(next);
        useKey(next);
      }} />
    </section>
  );
}

function Results({ results }: { readonly results: readonly GeocodeResult[] }) {
  if (results.length === 0) return <p class="empty" role="status">{say('nothing')}</p>;
  return (
    <ol class="results" aria-label={say('results')} role="list">
      {results.map(({ id, address, lat, lon, precision, confidence, postal_code: code }) => (
        <li key={id}>
          <p>{address}</p>
          <p class="small">
            <span class="badge">{precision}</span>
            <span>{say('confidence', { percent: number(Math.round(confidence * 100)) })}</span>
            <code>{`${lat}, ${lon}`}</code>
            {code !== '' && <span>{say('postalCode', { code })}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface KeyPartProps {
  readonly value: string | undefined;
  readonly onKey: (key: string) => void;
}

function KeyPart({ value, onKey }: KeyPartProps) {
  const [text, write] = useState('');
  if (value !== undefined) return <p class="small">{say('withKey', { start: value.slice(0, 12) })}</p>;
  return (
    <form class="row apart" onSubmit={(event) => {
      event.preventDefault();
      onKey(text.trim());
    }}>
      <p class="small">{say('sandbox')}</p>
      <Field label={say('key')} hint={say('keyHint')}>
        {(wired) => (
          <input {...wired} name="key" required pattern="\s*[!-~]+\s*" maxLength={100} autocomplete="off"
            spellcheck={false} placeholder="gk_live_…" value={text}
            onInput={(event) => write(event.currentTarget.value)} />
        )}
      </Field>
      <div class="buttons">
        <a class="button plain" href="/dashboard?start=key">{say('getKey')}</a>
        <Button type="submit" look="plain">{say('useKey')}</Button>
      </div>
    </form>
  );
}
