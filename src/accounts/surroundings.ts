import type { Digest } from './digest.ts';
import type { RandomBytes } from './key-form.ts';
import type { MailTurns } from './mail-turns.ts';
import type { Windows } from '../kernel/cache.ts';
import type { Mail } from '../kernel/mail.ts';

/** The dependencies of the account services, all passed in. */
export interface Surroundings {
  readonly random: RandomBytes;
  readonly digest: Digest;
  readonly windows: Windows;
  readonly mailTurns: MailTurns;
  /** Accepts a mail for sending without making the caller wait. */
  readonly post: (mail: Mail) => void;
  /** Milliseconds of the monotonic clock. */
  readonly monotonic: () => number;
  /** Waits until an answer may be given: an immediate one would reveal what was found. */
  readonly settle: (startedAt: number) => Promise<void>;
  /** The targets of the links in mails. */
  readonly links: {
    readonly confirm: (token: string, shownKey: string) => string;
    readonly signIn: (token: string) => string;
    readonly deletion: (token: string) => string;
  };
}

/** All usage of an account in the ledger, by day, operation and key. */
export type UsageOf = (accountId: string) => Promise<readonly object[]>;
