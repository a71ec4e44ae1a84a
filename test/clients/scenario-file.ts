import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { StatedAnswer } from './misbehaving-server.ts';

/** A call for a client and its settings; a line of JSON for the runner of a language. */
export interface ClientCall {
  readonly call: string;
  readonly with: Readonly<Record<string, unknown>>;
  readonly client: {
    readonly baseUrl: string;
    readonly key: string;
    readonly sandbox?: boolean;
    readonly language?: string;
    readonly retries?: number;
    readonly timeoutMs?: number;
    readonly maxWaitMs?: number;
    /** The caller cancels the call after this time. */
    readonly stopAfterMs?: number;
  };
}

/** The result of a call. */
export type Outcome = { readonly result?: unknown; readonly error?: Failure };

export interface Failure {
  readonly kind: 'problem' | 'connection' | 'timeout' | 'unexpected' | 'webhook' | 'argument' | 'stopped' | 'other';
  readonly [detail: string]: unknown;
}

interface Scenario {
  readonly name: string;
  readonly call: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly client?: Partial<ClientCall['client']>;
  readonly result?: unknown;
  readonly error?: Failure;
}

export type ServerStep =
  | number
  | 'lost' | 'cut' | 'silent' | 'stuck'
  | {
    readonly status: number; readonly after?: string; readonly code?: string; readonly type?: string;
    readonly body?: string | object; readonly bytes?: string; readonly mib?: number; readonly deep?: number;
    readonly and?: object; readonly without?: readonly string[]; readonly times?: number;
    readonly headers?: StatedAnswer['headers']; readonly packed?: boolean; readonly ends?: StatedAnswer['ends'];
    readonly pace?: StatedAnswer['pace']; readonly late_ms?: number;
  };

export interface FaultScenario extends Scenario {
  readonly server: readonly ServerStep[];
  /** The exact number of requests; absent if it depends on chance. */
  readonly asked?: number;
  readonly asked_most?: number;
  readonly same?: string;
  readonly absent?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly apart_ms?: number;
  readonly still_ms?: number;
  readonly unlike?: Readonly<Record<string, Partial<FaultScenario>>>;
}

export interface LiveScenario extends Scenario {
  /** Whether a batch is processed while the client waits. */
  readonly works?: boolean;
}

export interface WebhookCase {
  readonly name: string;
  readonly second?: boolean;
  readonly change?: 'body' | 'secret' | 'time' | 'headers' | 'json' | 'secretForm' | 'secretEmpty';
  readonly expect?: unknown;
  readonly fault?: string;
}

interface ScenarioFile {
  readonly faults: readonly FaultScenario[];
  readonly live: readonly LiveScenario[];
  readonly webhooks: {
    readonly secret: string; readonly now: number; readonly body: string; readonly cases: readonly WebhookCase[];
  };
}

export const scenarios = parse(readFileSync('clients/scenarios.yaml', 'utf8')) as ScenarioFile;
