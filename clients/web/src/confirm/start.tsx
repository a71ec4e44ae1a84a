import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Problem } from '../look/problem.tsx';
import { useTask } from '../look/task.ts';
import { ownService } from '../service/client.ts';
import { hasCode } from '../service/failure.ts';
import { takeFragment } from '../service/fragment.ts';
import { say } from '../words/dashboard.ts';
import { LinkPage } from '../dashboard/entry/link-page.tsx';
import '../dashboard/dashboard.css';

const said = takeFragment();
const token = said.get('token') ?? '';
const start = /^gk_(live|test)_\w{4}$/.test(said.get('key') ?? '') ? said.get('key')! : '';

/**
 * The page that a mail about a new key links to. Opening it changes nothing: programs open links, too, and the key may
 * be somebody else's. Only the button adds the key to the account.
 */
const Confirm = () => (
  <LinkPage title={() => say('confirmTitle')}>
    {() => (token === '' || start === '' ? <p class="alert" role="alert">{say('confirmBroken')}</p> : <Question />)}
  </LinkPage>
);

function Question() {
  const [email, setEmail] = useState<string>();
  const task = useTask();
  const confirm = async (): Promise<void> => setEmail((await ownService().confirmEmail({ query: { token } })).email);
  if (email !== undefined) {
    return (
      <>
        <p class="note" role="status">{say('confirmDone', { email, start })}</p>
        <p><a class="button" href="/dashboard">{say('confirmOpen')}</a></p>
      </>
    );
  }
  return (
    <>
      <p>{say('confirmWhy', { start })}</p>
      <p class="warning">{say('confirmWarn')}</p>
      {task.error !== undefined && (
        <Problem error={task.error}>
          {`${say('confirmFailed')}. `}
          {hasCode(task.error, 'not_found') && say('confirmOld')}
        </Problem>
      )}
      <Button busy={task.isBusy} onPress={() => task.run(confirm)}>{say('confirm')}</Button>
    </>
  );
}

render(<Confirm />, document.querySelector('#page')!);
