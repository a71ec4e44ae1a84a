import { useRef, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { useTask } from '../look/task.ts';
import { keepKey, keptKey } from '../service/kept-key.ts';
import { language } from '../words/language.ts';
import { say } from '../words/try-it.ts';
import { AskerChoice } from './asker-choice.tsx';
import { BodyField } from './body-field.tsx';
import { askersOf, changesAccount, type Form } from './form.ts';
import { ParameterFields } from './parameter-field.tsx';
import { ReplyView } from './reply-view.tsx';
import { problemIn } from './problem.ts';
import {
  missingIn, requestOf, sendRequest, UnsendableError, type Filled, type TriedReply, type TriedRequest,
} from './request.ts';

/** The form of an operation, the request it made, and the reply. */
export function TryIt({ form }: { readonly form: Form }) {
  const [filled, fill] = useState<Filled>(() => emptyForm(form));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<{ request: TriedRequest; reply: TriedReply }>();
  const task = useTask();
  const shown = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Filled>): void => fill((before) => ({ ...before, ...part }));

  const send = (): void => {
    const empty = missingIn(form, filled);
    setMissing(empty);
    if (empty.length > 0) return shown.current?.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
    if (filled.asker === 'key') keepKey(filled.key === '' ? undefined : filled.key);
    const request = requestOf(form, filled, language());
    setTried(undefined);
    void task.run(async () => setTried({ request, reply: await sendRequest(request) }));
  };
  const problem = tried && problemIn(tried.reply);
  const faultOf = (name: string): string | undefined =>
    (missing.includes(name) ? say('fillIn') : problem?.errors.find(({ parameter }) => parameter === name)?.detail);
  return (
    <form ref={shown} noValidate onSubmit={(event) => {
      event.preventDefault();
      send();
    }}>
      <AskerChoice askers={askersOf(form)} filled={filled} onChange={change} />
      <ParameterFields fields={form.fields} values={filled.values} faultOf={faultOf}
        onChange={(name, value) => fill((before) => ({ ...before, values: { ...before.values, [name]: value } }))} />
      {form.body && (
        <BodyField body={form.body} filled={filled} onChange={change}
          fault={missing.includes(form.body.file ?? '') ? say('chooseFile') : undefined} />
      )}
      <div class="sending">
        <Button type="submit" busy={task.isBusy}>{say('send')}</Button>
        <span class="small">
          {changesAccount(form, filled.asker) && say('changes')}
          {form.units > 0 && filled.asker === 'key' && say('costs')}
        </span>
      </div>
      <div class="reply" role="status" aria-label={say('reply')}>
        {task.error !== undefined && (
          <p class="alert">{say(task.error instanceof UnsendableError ? 'badHeader' : 'away')}</p>
        )}
        {tried && <ReplyView request={tried.request} reply={tried.reply} problem={problem} />}
      </div>
    </form>
  );
}

function emptyForm(form: Form): Filled {
  const key = keptKey();
  const [first, second = first] = askersOf(form);
  return {
    asker: second === 'key' && key !== undefined ? 'key' : first,
    key: key ?? '',
    values: Object.fromEntries(form.fields.map(({ name, value }) => [name, value])),
    bodyType: form.body?.types[0] ?? '',
    bodyText: form.body?.example ?? '',
    file: undefined,
  };
}
