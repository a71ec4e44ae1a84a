export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** From then on the mail is pointless, since its link has expired. */
  readonly validUntil?: number;
  /**
   * Says which mail it is: one that is posted again takes the place of the first, here and in mail programs. One about
   * an account that goes to another address begins with the account's id and `_`, and is forgotten with the account.
   */
  readonly id?: string;
}

export interface WaitingMails {
  readonly count: number;
  /** When the oldest was asked for, in milliseconds since 1970. */
  readonly oldestAt: number | undefined;
}

export interface Mailer {
  /**
   * Takes the mail on: it is on disk when this returns, and delivered in the background, again after a restart.
   * `askedAt`: when it was asked for, if that was not now.
   */
  post(mail: Mail, askedAt?: number): Promise<void>;
  /** What is not delivered yet; undefined if mails are left in a folder for people to read. */
  waiting(): WaitingMails | undefined;
  close(): Promise<void>;
}
