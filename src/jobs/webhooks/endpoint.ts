import type { EventType } from './events.ts';

/** A destination of events. Times are milliseconds since 1970. */
export interface Endpoint {
  readonly id: string;
  readonly accountId: string;
  /** The only batch whose events it receives; undefined for an endpoint of the account. */
  readonly batchId: string | undefined;
  readonly url: string;
  readonly label: string;
  /** Subscribed types; empty means all, including future ones. */
  readonly events: readonly EventType[];
  readonly secrets: SealedSecrets;
  readonly createdAt: number;
  /** Undefined while it is enabled. */
  readonly disabled: Disabled | undefined;
  /** Start of the current series of failures; undefined if the last attempt succeeded. */
  readonly failingSince: number | undefined;
}

/** Encrypted secrets; only the sending process decrypts them. */
export interface SealedSecrets {
  readonly current: string;
  /** Newest first. Each keeps signing until it expires, so that receivers have time to switch to the new one. */
  readonly old: readonly OldSecret[];
}
export interface OldSecret {
  readonly sealed: string;
  readonly until: number;
}

export const disabledReasons = ['gone', 'failing', 'owner'] as const;
/** It answered 410; all deliveries failed for days; or its owner disabled it. */
export type DisabledReason = (typeof disabledReasons)[number];
export interface Disabled {
  readonly at: number;
  readonly reason: DisabledReason;
}

/** What a batch's own endpoint is created from. */
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
/** Old secrets that sign at the same time; with the current one, five signatures. */
export const MOST_OLD_SECRETS = 4;

/** The old secrets that still sign. */
export const oldSecretsAt = ({ secrets: { old } }: Pick<Endpoint, 'secrets'>, now: number): readonly OldSecret[] =>
  old.filter(({ until }) => now < until);
