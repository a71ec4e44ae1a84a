import type { Account } from '@geokod/client';
import { ownService } from './client.ts';
import { hasCode } from './failure.ts';

/** Set by the service beside the session cookie, which scripts cannot read. */
const MARK = /(?:^|; )((?:__Host-)?geokod_signed_in)=1/;

/** The signed-in account, if any. The service is only asked where this browser has a session. */
export async function whoIsIn(): Promise<Account | undefined> {
  if (!MARK.test(document.cookie)) return undefined;
  try {
    return await ownService().getAccount();
  } catch (error) {
    if (!hasCode(error, 'session_required')) throw error;
    removeMark();
    return undefined;
  }
}

/** After a session that ended elsewhere: the service removes the mark only for who signs out here. */
export function removeMark(): void {
  const name = MARK.exec(document.cookie)?.[1];
  const secure = name?.startsWith('__Host-') ? '; Secure' : '';
  if (name !== undefined) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure}`;
}

let renewal: Promise<unknown> = Promise.resolve();

/** Replaces the session's cookie on each visit, so that an older one, if stolen, no longer works. */
export function renewSession(): void {
  renewal = ownService().renewSession().catch(() => undefined);
}

/** Waits for a pending renewal, which would bring back the removed cookie. */
export async function endSession(everywhere: boolean): Promise<void> {
  await renewal;
  await ownService().endSession({ query: { everywhere } });
}
