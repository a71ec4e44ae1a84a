import type { Account, MailLink } from '@geokod/client';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Waiting } from '../look/loaded.tsx';
import { Problem } from '../look/problem.tsx';
import { useTask } from '../look/task.ts';
import { ownService } from '../service/client.ts';
import { hasCode } from '../service/failure.ts';
import { takeFragment } from '../service/fragment.ts';
import { whoIsIn } from '../service/session.ts';
import { notifyTabs } from '../service/tabs.ts';
import { say } from '../words/dashboard.ts';
import { LinkPage } from '../dashboard/entry/link-page.tsx';
import '../dashboard/dashboard.css';

const said = takeFragment();
const token = said.get('token') ?? '';
const start = /^gk_(live|test)_\w{4}$/.test(said.get('key') ?? '') ? said.get('key')! : '';

type Face =
  | 'waiting' | 'broken' | 'over'
  | { readonly error: unknown }
  | { readonly link: MailLink; readonly other?: Account }
  | { readonly done: string };

/** What the link does, and for whom. The address comes from the service, since its sender can forge a link's text. */
async function readLink(): Promise<Face> {
  if (token === '' || start === '') return 'broken';
  try {
    const [link, other] = await Promise.all([ownService().inspectLink({ body: { token } }), whoIsIn()]);
    return link.purpose === 'confirm_key' ? { link, other } : 'over';
  } catch (error) {
    return hasCode(error, 'not_found', 'invalid_parameter') ? 'over' : { error };
  }
}

/**
 * The page that a mail about a new key links to. Opening it changes nothing: programs open links, too, and the key may
 * be somebody else's. Only the button adds the key to the account, and signs in to it.
 */
function Confirm() {
  const [face, show] = useState<Face>('waiting');
  const read = async (): Promise<void> => show(await readLink());
  useEffect(() => void read(), []);
  return <LinkPage title={() => say('confirmTitle')}>{() => <Shown face={face} show={show} read={read} />}</LinkPage>;
}

interface ShownProps {
  readonly face: Face;
  readonly show: (face: Face) => void;
  readonly read: () => Promise<void>;
}

const toDashboard = () => <p><a class="button" href="/dashboard">{say('confirmOpen')}</a></p>;

function Shown({ face, show, read }: ShownProps) {
  if (face === 'waiting') return <Waiting />;
  if (face === 'broken') return <p class="alert" role="alert">{say('confirmBroken')}</p>;
  if (face === 'over') return <><p class="alert" role="alert">{say('confirmOver')}</p>{toDashboard()}</>;
  if ('error' in face) return <Problem error={face.error} onAgain={read} />;
  if ('link' in face) return <Question {...face} show={show} />;
  return <><p class="note" role="status">{say('confirmDone', { email: face.done, start })}</p>{toDashboard()}</>;
}

interface QuestionProps {
  readonly link: MailLink;
  readonly other?: Account;
  readonly show: (face: Face) => void;
}

function Question({ link: { email }, other, show }: QuestionProps) {
  const task = useTask();
  const run = (confirm: () => Promise<unknown>) => task.run(async () => {
    try {
      await confirm();
    } catch (error) {
      if (!hasCode(error, 'session_required', 'not_found')) throw error;
      return show('over');
    }
    show({ done: email });
  });
  const enter = () => run(async () => {
    await ownService().openSession({ body: { token } });
    notifyTabs();
  });
  const stay = () => run(() => ownService().confirmEmail({ query: { token } }));
  return (
    <>
      <p>{say('confirmWhose')}</p>
      <p class="figure">{email}</p>
      <p>{say('confirmWhy', { start })}{' '}{!other && say('confirmEnters')}</p>
      <p class="warning">{say('confirmWarn')}</p>
      {!other && <p class="small">{say('enterStranger')}</p>}
      {task.error !== undefined && <Problem error={task.error}>{`${say('confirmFailed')}. `}</Problem>}
      {other && other.email !== email
        ? (
          <>
            <p class="warning" role="alert">{say('confirmSwap', { email, other: other.email })}</p>
            <p class="small">{say('enterStranger')}</p>
            <div class="buttons">
              <Button busy={task.isBusy} onPress={stay}>{say('confirmStay', { other: other.email })}</Button>
              <Button look="danger" busy={task.isBusy} onPress={enter}>{say('confirmEnter', { email })}</Button>
            </div>
          </>
        )
        : <Button busy={task.isBusy} onPress={other ? stay : enter}>{say('confirm')}</Button>}
    </>
  );
}

render(<Confirm />, document.querySelector('#page')!);
