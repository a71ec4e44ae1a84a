export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The time after which the mail is pointless, since its link has expired. */
  readonly validUntil?: number;
  /**
   * Identifies the mail: one posted again replaces the first, here and in mail programs. A mail about an account that
   * goes to another address has an id of the account's id, `_` and more, and is deleted with the account.
   */
  readonly id?: string;
}

export interface WaitingMails {
  readonly count: number;
  /** When the oldest was requested, in milliseconds since 1970. */
  readonly oldestAt: number | undefined;
}

export interface Mailer {
  /**
   * Accepts a mail: it is on disk when this resolves, and delivered in the background, also after a restart. `askedAt`
   * is the time of the request, if earlier.
   */
  post(mail: Mail, askedAt?: number): Promise<void>;
  /** Mails not delivered yet; undefined if mails are left in a folder for people to read. */
  waiting(): WaitingMails | undefined;
  close(): Promise<void>;
}
