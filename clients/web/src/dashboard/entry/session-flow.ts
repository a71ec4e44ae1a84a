import type { Account, MailLink } from '@geokod/client';
import { ownService } from '../../service/client.ts';
import { hasCode } from '../../service/failure.ts';
import { takeFragment } from '../../service/fragment.ts';
import { endSession, removeMark, renewSession, whoIsIn } from '../../service/session.ts';
import { onOtherTab, notifyTabs } from '../../service/tabs.ts';
import { say } from '../../words/dashboard.ts';

/** A message above a face, in the current language. */
export interface Message {
  readonly look: 'alert' | 'note';
  readonly text: () => string;
}

/** The face that the page shows. */
export type Face =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out'; readonly message?: Message; readonly error?: unknown }
  | { readonly kind: 'link'; readonly token: string; readonly link: MailLink; readonly other?: Account }
  | { readonly kind: 'failed'; readonly error: unknown; readonly again: () => unknown }
  | { readonly kind: 'signed-in'; readonly account: Account; readonly message?: Message };

export interface Flow {
  begin(): Promise<void>;
  /** Uses up the link and signs in. */
  enter(token: string): Promise<void>;
  /** Keeps the current session and ignores the link. */
  stay(account: Account): void;
  signOut(everywhere?: boolean): Promise<void>;
  /** Called for each failure: an expired session leads to the sign-in face. */
  noteFailure(error: unknown): void;
}

const alert = (text: () => string): Message => ({ look: 'alert', text });
const note = (text: () => string): Message => ({ look: 'note', text });

/** The account shown, and what to do when another tab changes it. */
interface Stage {
  readonly show: (face: Face) => void;
  /** An id; `null` if nobody is signed in; `undefined` while unknown. */
  shown: string | null | undefined;
  /** Repeats whatever depends on who is signed in. */
  agree: () => Promise<void>;
}

/** Runs sessions from a mail's link to signing out, in step with all other tabs of the browser. */
export function openFlow(show: (face: Face) => void): Flow {
  const stage: Stage = { show, shown: undefined, agree: () => begin(stage) };
  // a second link opened in the same tab; other fragments are anchors
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
      removeMark();
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

/** Switches to the account of another tab: otherwise a form of the previous account would write into the wrong one. */
async function followTab(stage: Stage): Promise<void> {
  const account = await whoIsIn().catch(() => 'unknown' as const);
  if (account === 'unknown' || (account?.id ?? null) === stage.shown) return;
  if (account) signedIn(stage, account, note(() => say('otherTabIn', { email: account.email })));
  else signedOut(stage, note(() => say('otherTabOut')));
}

/** Shows the question that a sign-in link leads to. */
async function ask(stage: Stage, token: string): Promise<void> {
  stage.agree = () => ask(stage, token);
  try {
    const [link, other] = await Promise.all([ownService().inspectLink({ body: { token } }), whoIsIn()]);
    if (link.purpose === 'sign_in') stage.show({ kind: 'link', token, link, other });
    else await linkOver(stage);
  } catch (error) {
    if (hasCode(error, 'not_found', 'invalid_parameter')) await linkOver(stage);
    else stage.show({ kind: 'failed', error, again: () => ask(stage, token) });
  }
}

/** Reports that the link is used up or expired. The session stays as it is. */
async function linkOver(stage: Stage): Promise<void> {
  const account = await whoIsIn().catch(() => undefined);
  if (account) signedIn(stage, account, alert(() => say('linkOverIn')));
  else signedOut(stage, alert(() => say('linkOver')));
}
