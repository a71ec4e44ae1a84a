import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Frame } from '../look/frame.tsx';
import { Waiting } from '../look/loaded.tsx';
import { Problem } from '../look/problem.tsx';
import { useTask } from '../look/task.ts';
import { useLanguage } from '../words/language.ts';
import { say } from '../words/dashboard.ts';
import { AccountPage } from './account-page.tsx';
import { LinkQuestion } from './entry/link-question.tsx';
import { openFlow, type Face, type Flow, type Message } from './entry/session-flow.ts';
import { SignedOut } from './entry/signed-out.tsx';

/** The whole page: the header, and one of the faces below it. */
export function Dashboard() {
  useLanguage();
  const [face, show] = useState<Face>({ kind: 'waiting' });
  const flow = useRef<Flow>(undefined);
  const leaving = useTask();
  useEffect(() => {
    flow.current = openFlow(show);
    void flow.current.begin();
  }, []);
  const signOut = (everywhere?: boolean): Promise<void> => flow.current!.signOut(everywhere);
  const out = face.kind === 'signed-in' && (
    <Button look="quiet" onPress={() => leaving.run(() => signOut())}>{say('signOut')}</Button>
  );
  return (
    <Frame title={say('dashboard')} here="dashboard" more={out}>
      <Middle face={face}>
        {leaving.error !== undefined && face.kind === 'signed-in' && <Problem error={leaving.error} />}
        {face.kind === 'signed-in'
          ? (
            <AccountPage key={face.account.id} account={face.account} message={<MessageLine message={face.message} />}
              signOut={signOut} noteFailure={(error) => flow.current!.noteFailure(error)} />
          )
          : <OtherFace face={face} flow={flow.current} />}
      </Middle>
    </Frame>
  );
}

/** The main part of the page. It takes the focus when the face changes. */
function Middle({ face, children }: { readonly face: Face; readonly children: ComponentChildren }) {
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus({ preventScroll: true }), [face]);
  return <main ref={own} class={face.kind === 'signed-in' ? 'wide' : ''} tabIndex={-1}>{children}</main>;
}

function MessageLine({ message }: { readonly message: Message | undefined }) {
  if (!message) return null;
  return <p class={message.look} role={message.look === 'alert' ? 'alert' : 'status'}>{message.text()}</p>;
}

interface OtherFaceProps {
  readonly face: Exclude<Face, { readonly kind: 'signed-in' }>;
  readonly flow: Flow | undefined;
}

function OtherFace({ face, flow }: OtherFaceProps) {
  if (face.kind === 'waiting') return <Waiting />;
  if (face.kind === 'failed') return <Problem error={face.error} onAgain={face.again} />;
  if (face.kind === 'link') return <LinkQuestion face={face} enter={flow!.enter} stay={flow!.stay} />;
  return (
    <SignedOut>
      <MessageLine message={face.message} />
      {face.error !== undefined && <Problem error={face.error} />}
    </SignedOut>
  );
}
