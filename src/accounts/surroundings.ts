import type { Digest } from './digest.ts';
import type { RandomBytes } from './key-form.ts';
import type { MailTurns } from './mail-turns.ts';
import type { Windows } from '../kernel/cache.ts';
import type { Mail } from '../kernel/mail.ts';

/** What the services of accounts reach of the world, all of it given to them. */
export interface Surroundings {
  readonly random: RandomBytes;
  readonly digest: Digest;
  readonly windows: Windows;
  readonly mailTurns: MailTurns;
  /** Takes a mail on without making the caller wait for it. */
  readonly post: (mail: Mail) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic: () => number;
  /** Waits until an answer may be given: one that comes at once would tell what was found. */
  readonly settle: (startedAt: number) => Promise<void>;
  /** Where the links of mails lead. */
  readonly links: {
    readonly confirm: (token: string, shownKey: string) => string;
    readonly signIn: (token: string) => string;
    readonly deletion: (token: string) => string;
  };
}

/** All that the ledger has of an account, by day, operation and key. */
export type UsageOf = (accountId: string) => Promise<readonly object[]>;
