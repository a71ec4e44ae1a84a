import type { MailLink } from '@geokod/client';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Waiting } from '../look/loaded.tsx';
import { Problem } from '../look/problem.tsx';
import { useTask } from '../look/task.ts';
import { ownService } from '../service/client.ts';
import { hasCode } from '../service/failure.ts';
import { takeFragment } from '../service/fragment.ts';
import { notifyTabs } from '../service/tabs.ts';
import { say } from '../words/dashboard.ts';
import { LinkPage } from '../dashboard/entry/link-page.tsx';
import '../dashboard/dashboard.css';

let token = '';

type Face = 'waiting' | 'over' | { readonly error: unknown } | { readonly ask: MailLink } | { readonly done: string };

/** Reads the link in the address; another one may be opened while the page is there. */
async function readLink(): Promise<Face> {
  token = takeFragment().get('token') ?? token;
  try {
    const link = await ownService().inspectLink({ body: { token } });
    return link.purpose === 'delete_account' ? { ask: link } : 'over';
  } catch (error) {
    return hasCode(error, 'not_found', 'invalid_parameter') ? 'over' : { error };
  }
}

/** The page that a mail about deleting an account links to. It shows which account that is; only the button deletes. */
function Delete() {
  const [face, show] = useState<Face>('waiting');
  const read = async (): Promise<void> => show(await readLink());
  useEffect(() => {
    const again = (): void => void read();
    addEventListener('hashchange', again);
    again();
    return () => removeEventListener('hashchange', again);
  }, []);
  return <LinkPage title={() => say('deleteTitle')}>{() => <Shown face={face} show={show} read={read} />}</LinkPage>;
}

interface ShownProps {
  readonly face: Face;
  readonly show: (face: Face) => void;
  readonly read: () => Promise<void>;
}

function Shown({ face, show, read }: ShownProps) {
  if (face === 'waiting') return <Waiting />;
  if (face === 'over') {
    return (
      <>
        <p class="alert" role="alert">{say('deleteOver')}</p>
        <p><a class="button" href="/dashboard">{say('confirmOpen')}</a></p>
      </>
    );
  }
  if ('error' in face) return <Problem error={face.error} onAgain={read} />;
  if ('ask' in face) return <Question email={face.ask.email} show={show} />;
  return (
    <>
      <p class="note" role="status">{say('deleteDone', { email: face.done })}</p>
      <p>{say('deleteAgain')}</p>
    </>
  );
}

function Question({ email, show }: { readonly email: string; readonly show: (face: Face) => void }) {
  const task = useTask();
  const remove = async (): Promise<void> => {
    try {
      await ownService().confirmDeletion({ body: { token } });
    } catch (error) {
      if (!hasCode(error, 'not_found')) throw error;
      return show('over');
    }
    notifyTabs();
    show({ done: email });
  };
  return (
    <>
      <p>{say('deleteWhose')}</p>
      <p class="figure">{email}</p>
      <p class="warning">{say('deleteWarn')}</p>
      {task.error !== undefined && <Problem error={task.error} />}
      <div class="buttons">
        <a class="button" href="/dashboard">{say('deleteKeep')}</a>
        <Button look="danger" busy={task.isBusy} onPress={() => task.run(remove)}>{say('deleteSure')}</Button>
      </div>
    </>
  );
}

render(<Delete />, document.querySelector('#page')!);
