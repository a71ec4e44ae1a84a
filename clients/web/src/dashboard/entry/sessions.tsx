import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { clockMoment, moment, number } from '../../words/figures.ts';
import { useAsked } from '../around.tsx';
import { Part, WhenNear } from '../part.tsx';
import { Question } from '../question.tsx';

interface SessionsProps {
  /** Signs out in all browsers. */
  readonly signOut: () => Promise<void>;
}

/** The account's sessions, with a button that ends all of them. */
export function Sessions({ signOut }: SessionsProps) {
  const [asked, ask] = useState(false);
  return (
    <Part id="sessions" title={say('sessions')}>
      <WhenNear>{() => <SessionList />}</WhenNear>
      <div class="buttons"><Button look="danger" onPress={() => ask(true)}>{say('endAll')}</Button></div>
      {asked && (
        <Question title={say('endAllAsk')} why={say('endAllWhy')} sure={say('endAll')} onSure={signOut}
          onClose={() => ask(false)} />
      )}
    </Part>
  );
}

function SessionList() {
  const session = useAsked(() => ownService().getSession());
  return (
    <Loaded of={session}>
      {({ opened_at: at, expires_at: until, others }) => (
        <>
          <p>{say('sessionSince', { at: clockMoment(at), until: moment(until) })}</p>
          <p>{others === 0 ? say('sessionsAlone') : say('sessionsOthers', { count: number(others) })}</p>
          <p class="small">{say('sessionKept')}</p>
        </>
      )}
    </Loaded>
  );
}
