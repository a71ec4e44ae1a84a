import type { IssuedKey, SessionSent } from '@geokod/client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Copy } from '../../look/copy.tsx';
import { Field } from '../../look/field.tsx';
import { Problem } from '../../look/problem.tsx';
import { useTask } from '../../look/task.ts';
import { ownService } from '../../service/client.ts';
import { keepKey } from '../../service/kept-key.ts';
import { say } from '../../words/dashboard.ts';
import { number } from '../../words/figures.ts';

/** The face for readers who are not signed in: request a sign-in link, or a first key. */
export function SignedOut({ children }: { readonly children: ComponentChildren }) {
  const [isNew, setNew] = useState(new URLSearchParams(location.search).get('start') === 'key');
  return isNew
    ? <FirstKey onHave={() => setNew(false)}>{children}</FirstKey>
    : <SignIn onNew={() => setNew(true)}>{children}</SignIn>;
}

interface SignInProps {
  readonly onNew: () => void;
  readonly children: ComponentChildren;
}

function SignIn({ onNew, children }: SignInProps) {
  const [sent, setSent] = useState<SessionSent>();
  return (
    <section class="narrow">
      <h1>{say('signIn')}</h1>
      {sent
        ? (
          <div class="note" role="status">
            <p>{say('linkSent', { email: sent.email, minutes: Math.round(sent.expires_in_s / 60) })}</p>
            <p>{say('linkLimit')}</p>
          </div>
        )
        : children}
      <p>{say('signInWhy')}</p>
      <EmailForm ask={say('sendLink')} onEmail={async (email) => {
        setSent(undefined);
        setSent(await ownService().startSession({ body: { email } }));
      }} />
      <div class="apart other">
        <p class="small">{say('noAccount')}</p>
        <Button look="plain" onPress={onNew}>{say('firstKeyNone')}</Button>
      </div>
    </section>
  );
}

/** Free units a month by the tariff. */
const FREE_UNITS = 10_000;

function FirstKey({ onHave, children }: { readonly onHave: () => void; readonly children: ComponentChildren }) {
  const [issued, setIssued] = useState<IssuedKey>();
  if (issued) return <IssuedPart issued={issued} />;
  return (
    <section class="narrow">
      <h1>{say('firstKey')}</h1>
      {children}
      <p>{say('firstKeyWhy', { free: number(FREE_UNITS) })}</p>
      <EmailForm ask={say('firstKeyAsk')} onEmail={async (email) =>
        setIssued(await ownService().issueKey({ query: { email } }))} />
      <div class="apart other"><Button look="quiet" onPress={onHave}>{say('firstKeyHave')}</Button></div>
    </section>
  );
}

function IssuedPart({ issued: { key, email } }: { readonly issued: IssuedKey }) {
  const call = `curl -H "Authorization: Bearer ${key}" -G ${location.origin}/v2/geocode \\\n` +
    '  --data-urlencode "q=Ветроград, Посадская 11"';
  return (
    <section class="narrow issued">
      <h1>{say('firstKeyDone')}</h1>
      <p>{say('createdWhy')}</p>
      <Copy text={key} autofocus />
      <p class="apart">{say('firstKeyTry')}</p>
      <pre class="secret">{call}</pre>
      <p class="note">{say('firstKeyNext', { email })}</p>
      <div class="buttons"><a class="button" href="/" onClick={() => keepKey(key)}>{say('firstKeyMap')}</a></div>
    </section>
  );
}

interface EmailFormProps {
  readonly ask: string;
  readonly onEmail: (email: string) => Promise<unknown>;
}

/** A form for an email address, which the service validates. */
function EmailForm({ ask, onEmail }: EmailFormProps) {
  const [email, write] = useState('');
  const task = useTask();
  return (
    <form onSubmit={(event) => {
      event.preventDefault();
      void task.run(() => onEmail(email.trim()));
    }}>
      {task.error !== undefined && <Problem error={task.error} />}
      <Field label={say('email')}>
        {(wired) => (
          <input {...wired} type="email" name="email" required autocomplete="email" maxLength={254} value={email}
            onInput={(event) => write(event.currentTarget.value)} />
        )}
      </Field>
      <Button type="submit" busy={task.isBusy}>{ask}</Button>
    </form>
  );
}
