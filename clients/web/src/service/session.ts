import type { Account } from '@geokod/client';
import { ownService } from './client.ts';
import { hasCode } from './failure.ts';

/** The signed-in account, if any. */
export async function whoIsIn(): Promise<Account | undefined> {
  try {
    return await ownService().getAccount();
  } catch (error) {
    if (hasCode(error, 'session_required')) return undefined;
    throw error;
  }
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
