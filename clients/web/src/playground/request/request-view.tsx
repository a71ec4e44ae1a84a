import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Tabs } from '../../look/tabs.tsx';
import { number } from '../../words/figures.ts';
import { say } from '../../words/playground.ts';
import { useDesk } from '../ask/desk.ts';
import { languages, type LanguageId } from './languages.ts';

const SHOWN_KEY = 'gk_live_…';
/** Limits the answer shown, since matrices and routes may be long. Copying takes the whole answer. */
const MOST_CHARACTERS = 60_000;

/** The last request in each language, and the answer as received. */
export function RequestView() {
  const { last } = useDesk();
  const [chosen, choose] = useState<LanguageId | 'answer'>('curl');
  if (!last) return null;
  const { call, isSandbox, status, requestId, tookMs, text } = last;
  const language = languages.find(({ id }) => id === chosen);
  const shown = language
    ? language.write(call, { baseUrl: location.origin, sandbox: isSandbox, key: SHOWN_KEY }) : laidOut(text);
  return (
    <details class="request">
      <summary>
        <span>{say('request')}</span> <code>{call.operation}</code>
        {status > 0 && <span class="small">{`${status} · ${tookIn(tookMs)}`}</span>}
      </summary>
      <Tabs label={say('request')} chosen={chosen} onChoose={choose}
        tabs={[...languages.map(({ id, name }) => [id, name] as const), ['answer', say('answer')]]}>
        <pre class="code" tabIndex={0}>{shown.slice(0, MOST_CHARACTERS)}</pre>
        <div class="beside">
          <CopyText text={shown} />
          {chosen === 'answer' && requestId !== '' && <code class="small">{requestId}</code>}
        </div>
      </Tabs>
    </details>
  );
}

const tookIn = (ms: number): string => say('milliseconds', { count: number(Math.round(ms)) });

function CopyText({ text }: { readonly text: string }) {
  const [message, setMessage] = useState('');
  return (
    <>
      <Button look="plain" onPress={() => navigator.clipboard.writeText(text).then(
        () => setMessage(say('copied')), () => setMessage(say('copyByHand')))}>{say('copy')}</Button>
      <span role="status" class="small">{message}</span>
    </>
  );
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
