import type { EventType } from './events.ts';

/** Where events go. Times are milliseconds since 1970. */
export interface Endpoint {
  readonly id: string;
  readonly accountId: string;
  /** Hears of this batch and nothing else; undefined for the account's own. */
  readonly batchId: string | undefined;
  readonly url: string;
  readonly label: string;
  /** Empty: all, those that come later too. */
  readonly events: readonly EventType[];
  readonly secrets: SealedSecrets;
  readonly createdAt: number;
  /** Undefined while it is sent to. */
  readonly disabled: Disabled | undefined;
  /** Since when no attempt succeeded; undefined when the last one did. */
  readonly failingSince: number | undefined;
}

/** Only the process that sends opens them. */
export interface SealedSecrets {
  readonly current: string;
  /** The newest first. Each signs too until its own time is over, so that receivers may learn the new one. */
  readonly old: readonly OldSecret[];
}
export interface OldSecret {
  readonly sealed: string;
  readonly until: number;
}

export const disabledReasons = ['gone', 'failing', 'owner'] as const;
/** It answered 410; nothing was delivered for days; or its owner said so. */
export type DisabledReason = (typeof disabledReasons)[number];
export interface Disabled {
  readonly at: number;
  readonly reason: DisabledReason;
}

/** What a batch's own endpoint is made of. */
export interface BatchEndpoint {
  readonly id: string;
  readonly accountId: string;
  readonly batchId: string;
  readonly url: string;
  readonly sealedSecret: string;
  readonly createdAt: number;
}

export const MOST_ENDPOINTS = 20;
export const OLD_SECRET_MS = 24 * 3_600_000;
/** That sign at the same time; with the current one, five signatures. */
export const MOST_OLD_SECRETS = 4;

/** Old ones that still sign. */
export const oldSecretsAt = ({ secrets: { old } }: Pick<Endpoint, 'secrets'>, now: number): readonly OldSecret[] =>
  old.filter(({ until }) => now < until);
