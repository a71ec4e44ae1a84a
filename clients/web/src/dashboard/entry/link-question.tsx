import type { Account } from '@geokod/client';
import type { ComponentChildren } from 'preact';
import { Button } from '../../look/button.tsx';
import { Problem } from '../../look/problem.tsx';
import { useTask } from '../../look/task.ts';
import { say } from '../../words/dashboard.ts';
import type { Face } from './session-flow.ts';

interface LinkQuestionProps {
  readonly face: Extract<Face, { readonly kind: 'link' }>;
  readonly enter: (token: string) => Promise<void>;
  readonly stay: (account: Account) => void;
}

/**
 * The question that a sign-in link leads to. The account's address comes from the service, since a link's text can be
 * forged by its sender. Only the button uses up the link, since programs open links, too. A reader signed in as
 * somebody else is warned: with a stranger's link he would work in the stranger's account.
 */
export function LinkQuestion({ face: { token, link, other }, enter, stay }: LinkQuestionProps) {
  const { email } = link;
  const task = useTask();
  const failed = task.error !== undefined && <Problem error={task.error} />;
  const button = (
    <Button look={other ? 'danger' : 'main'} busy={task.isBusy} onPress={() => task.run(() => enter(token))}>
      {say('enterAs', { email })}
    </Button>
  );
  if (other?.email === email) {
    return (
      <Question>
        <p>{say('enterSame', { email })}</p>
        <div class="buttons"><Button onPress={() => stay(other)}>{say('enterOpen')}</Button></div>
      </Question>
    );
  }
  if (!other) {
    return (
      <Question>
        <p>{say('enterWhy')}</p>
        <p class="figure">{email}</p>
        <p class="small">{say('enterStranger')}</p>
        {failed}
        <div class="buttons">{button}</div>
      </Question>
    );
  }
  return (
    <Question>
      <p class="warning" role="alert">{say('enterSwap', { email, other: other.email })}</p>
      <p>{say('enterStranger')}</p>
      {failed}
      <div class="buttons">
        <Button onPress={() => stay(other)}>{say('enterStay', { other: other.email })}</Button>
        {button}
      </div>
    </Question>
  );
}

const Question = ({ children }: { readonly children: ComponentChildren }) => (
  <section class="narrow"><h1>{say('signIn')}</h1>{children}</section>
);
