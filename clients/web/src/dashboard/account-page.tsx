import type { Account } from '@geokod/client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { AroundProvider } from './around.tsx';
import { Batches } from './batches/batches.tsx';
import { Ending } from './usage/ending.tsx';
import { Invoices } from './invoices/invoices.tsx';
import { Keys } from './keys/keys.tsx';
import { Quota } from './usage/quota.tsx';
import { SectionLinks } from './section-links.tsx';
import { Sessions } from './entry/sessions.tsx';
import { Settings } from './settings/settings.tsx';
import { Usage } from './usage/usage.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

interface AccountPageProps {
  readonly account: Account;
  readonly message: ComponentChildren;
  readonly signOut: (everywhere: boolean) => Promise<void>;
  readonly noteFailure: (error: unknown) => void;
}

/** The dashboard of a signed-in account. */
export function AccountPage({ account: first, message, signOut, noteFailure }: AccountPageProps) {
  const [account, changed] = useState(first);
  return (
    <AroundProvider value={{ account, changed, noteFailure }}>
      <div class="sides">
        <SectionLinks />
        <div class="parts">
          {message}
          <h1>{account.email}</h1>
          <Quota />
          <Usage />
          <Keys />
          <Invoices />
          <Batches />
          <Webhooks />
          <Settings />
          <Ending />
          <Sessions signOut={() => signOut(true)} />
        </div>
      </div>
    </AroundProvider>
  );
}
