import type { Account, MailLink } from '@geokod/client';
import { ownService } from '../../service/client.ts';
import { hasCode } from '../../service/failure.ts';
import { takeFragment } from '../../service/fragment.ts';
import { endSession, renewSession, whoIsIn } from '../../service/session.ts';
import { onOtherTab, notifyTabs } from '../../service/tabs.ts';
import { say } from '../../words/dashboard.ts';

/** What is said above a face, in the language of the moment. */
export interface Message {
  readonly look: 'alert' | 'note';
  readonly text: () => string;
}

/** Which of its faces the page shows. */
export type Face =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out'; readonly message?: Message; readonly error?: unknown }
  | { readonly kind: 'link'; readonly token: string; readonly link: MailLink; readonly other?: Account }
  | { readonly kind: 'failed'; readonly error: unknown; readonly again: () => unknown }
  | { readonly kind: 'signed-in'; readonly account: Account; readonly message?: Message };

export interface Flow {
  begin(): Promise<void>;
  /** Spends the link, and signs in. */
  enter(token: string): Promise<void>;
  /** Leaves who is signed in as he is. */
  stay(account: Account): void;
  signOut(everywhere?: boolean): Promise<void>;
  /** Told of each failure: a session that is over leads to its beginning. */
  noteFailure(error: unknown): void;
}

const alert = (text: () => string): Message => ({ look: 'alert', text });
const note = (text: () => string): Message => ({ look: 'note', text });

/** Whom the face is about, and what to do when another tab changes that. */
interface Stage {
  readonly show: (face: Face) => void;
  /** An id, `null` for nobody, `undefined` before that is known. */
  shown: string | null | undefined;
  /** Does again what depends on who is signed in. */
  agree: () => Promise<void>;
}

/** From a link of a mail to the account and out again, in agreement with all other tabs of this browser. */
export function openFlow(show: (face: Face) => void): Flow {
  const stage: Stage = { show, shown: undefined, agree: () => begin(stage) };
  // a second link, opened while the page is there; other anchors are places on the page
  addEventListener('hashchange', () => new URLSearchParams(location.hash.slice(1)).has('token') && void begin(stage));
  onOtherTab(() => void stage.agree());
  return {
    begin: () => begin(stage),
    async enter(token) {
      try {
        await ownService().openSession({ body: { token } });
      } catch (error) {
        if (!hasCode(error, 'session_required')) throw error;
        return linkOver(stage);
      }
      notifyTabs();
      await begin(stage);
    },
    stay: (account) => signedIn(stage, account),
    async signOut(everywhere = false) {
      await endSession(everywhere);
      notifyTabs();
      signedOut(stage, everywhere ? note(() => say('endAllDone')) : undefined);
    },
    noteFailure(error) {
      if (stage.shown === null || !hasCode(error, 'session_required')) return;
      signedOut(stage, alert(() => say('sessionOver')));
    },
  };
}

async function begin(stage: Stage): Promise<void> {
  const token = takeFragment().get('token');
  if (token) return ask(stage, token);
  try {
    const account = await whoIsIn();
    if (account) signedIn(stage, account);
    else signedOut(stage);
  } catch (error) {
    signedOut(stage, undefined, error);
  }
}

function signedOut(stage: Stage, message?: Message, error?: unknown): void {
  stage.shown = null;
  stage.agree = () => followTab(stage);
  stage.show({ kind: 'signed-out', message, error });
}

function signedIn(stage: Stage, account: Account, message?: Message): void {
  stage.shown = account.id;
  stage.agree = () => followTab(stage);
  stage.show({ kind: 'signed-in', account, message });
  renewSession();
}

/** Shows the account that another tab has changed to: a form of the one before would write into the wrong account. */
async function followTab(stage: Stage): Promise<void> {
  const account = await whoIsIn().catch(() => 'unknown' as const);
  if (account === 'unknown' || (account?.id ?? null) === stage.shown) return;
  if (account) signedIn(stage, account, note(() => say('otherTabIn', { email: account.email })));
  else signedOut(stage, note(() => say('otherTabOut')));
}

/** The question that a sign-in link leads to. */
async function ask(stage: Stage, token: string): Promise<void> {
  stage.agree = () => ask(stage, token);
  try {
    const [link, other] = await Promise.all([ownService().inspectLink({ body: { token } }), whoIsIn()]);
    stage.show({ kind: 'link', token, link, other });
  } catch (error) {
    if (hasCode(error, 'not_found', 'invalid_parameter')) await linkOver(stage);
    else stage.show({ kind: 'failed', error, again: () => ask(stage, token) });
  }
}

/** A link that does nothing any more leaves everything as it is, and says what to do. */
async function linkOver(stage: Stage): Promise<void> {
  const account = await whoIsIn().catch(() => undefined);
  if (account) signedIn(stage, account, alert(() => say('linkOverIn')));
  else signedOut(stage, alert(() => say('linkOver')));
}
