import type { ContractOperation } from '../contract.ts';
import { fromBytes, toBytes, type Bytes } from './bytes.ts';
import type { AnyInput } from '../operations.ts';
import type { WayServices } from '../services.ts';

export interface AnswerLimits {
  readonly answers: number;
  readonly characters: number;
}

/** Limits per process. */
export const ANSWER_LIMITS: AnswerLimits = { answers: 20_000, characters: 64 * 1024 * 1024 };
const SHARED_TTL_MS = 3_600_000;

/**
 * Cache of the payloads of pure operations, as JSON, by operation, input and atlas version: in this process, and in
 * the shared cache if there is one. Payloads never include the envelope.
 */
export class Answers {
  /** In order of last use: the first is evicted next. */
  private readonly texts = new Map<string, Bytes>();
  private characters = 0;
  private readonly limits: AnswerLimits;

  constructor(limits = ANSWER_LIMITS) {
    this.limits = limits;
  }

  get size(): number {
    return this.texts.size;
  }

  /** Looks in this process. */
  find(key: string): Bytes | undefined {
    const text = this.texts.get(key);
    if (text === undefined) return undefined;
    this.texts.delete(key);
    this.texts.set(key, text);
    return text;
  }

  /** Looks in the shared cache. */
  async fetch(key: string, { cache }: WayServices): Promise<Bytes | undefined> {
    if (!cache.shared) return undefined;
    const shared = await cache.get(`answer:${key}`);
    if (shared === undefined) return undefined;
    const text = toBytes(shared);
    this.keep(key, text);
    return text;
  }

  put(key: string, text: Bytes, { cache }: WayServices): void {
    this.keep(key, text);
    // Not awaited: an unreachable shared cache must not fail the request.
    if (cache.shared) cache.set(`answer:${key}`, fromBytes(text), SHARED_TTL_MS).catch(() => {});
  }

  private keep(key: string, text: Bytes): void {
    if (this.texts.has(key)) return;
    this.texts.set(key, text);
    this.characters += key.length + text.length;
    for (const [oldest, old] of this.texts) {
      if (this.texts.size <= this.limits.answers && this.characters <= this.limits.characters) break;
      this.texts.delete(oldest);
      this.characters -= oldest.length + old.length;
    }
  }
}

/** The cache key: equal for equivalent inputs, with names in the contract's order and defaults filled in. */
export function answerKey({ operationId, query: named }: ContractOperation, input: AnyInput, version: string): string {
  let key = `${version} ${operationId}`;
  for (const name of named.keys()) {
    const value = input.query[name];
    if (value !== undefined) key += ` ${name}=${typeof value === 'number' ? value : canonical(value)}`;
  }
  return input.body === undefined ? key : `${key} ${canonical(input.body)}`;
}

/** The same text for JSON values that differ only in the order of fields. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const item = (value as Readonly<Record<string, unknown>>)[key];
    if (item !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `${text}}`;
}
