import type { Account } from '@geokod/client';
import { ownService } from './client.ts';
import { hasCode } from './failure.ts';

/** Who is signed in here, if anybody. */
export async function whoIsIn(): Promise<Account | undefined> {
  try {
    return await ownService().getAccount();
  } catch (error) {
    if (hasCode(error, 'session_required')) return undefined;
    throw error;
  }
}

let renewal: Promise<unknown> = Promise.resolve();

/** Each visit replaces the cookie of the session: one that somebody saw before opens nothing any more. */
export function renewSession(): void {
  renewal = ownService().renewSession().catch(() => undefined);
}

/** What is on its way would bring a cookie back that was taken away. */
export async function endSession(everywhere: boolean): Promise<void> {
  await renewal;
  await ownService().endSession({ query: { everywhere } });
}
