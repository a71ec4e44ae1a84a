import { AppError } from '../errors.ts';
import { normalizeEmail } from './email.ts';
import { parseKey, randomBase62 } from './key-form.ts';
import type { Digest } from './digest.ts';
import type { RandomBytes } from './key-form.ts';
import type { Change, KeyStore, VouchedKey } from './stores.ts';

/** More keys than were ever issued; a longer list is not ours. */
const MAX_ROWS = 1_000_000;
export const MAX_LIST_BYTES = 128 * 1024 * 1024;
const CHUNK = 500;

export interface LegacyRow {
  readonly key: string;
  readonly email: string;
  /** Its line in the list, from 1; defaults to its position. */
  readonly line?: number;
}

/**
 * Reads keys and their addresses from the lines of a file. A file that looks truncated, or has another encoding, is
 * refused as a whole: importing half of the customers would be worse than none, since it would go unnoticed.
 */
export function readLegacyList(bytes: Uint8Array): LegacyRow[] {
  const text = toText(bytes);
  const lines = text.split('\n');
  if (lines.pop() !== '') {
    throw wrong(lines.length + 1, 'has no end: the file may be cut off. If it is whole, end it with a line break');
  }
  const rows: LegacyRow[] = [];
  for (const [at, line] of lines.entries()) {
    const content = line.trim().replace(/(^|\s)#.*$/, '').trim();
    if (content === '') continue;
    const [key = '', email = '', ...others] = content.split(/[\s,;]+/);
    if (others.length > 0) throw wrong(at + 1, 'has more than a key and an address');
    rows.push({ key, email, line: at + 1 });
    if (rows.length > MAX_ROWS) throw wrong(at + 1, `is one key too many: a list has at most ${MAX_ROWS}`);
  }
  return rows;
}

function toText(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw wrong(1, 'is UTF-16; save the file as UTF-8');
  }
  const nul = bytes.indexOf(0);
  if (nul >= 0) throw wrong(lineAt(bytes, nul), 'holds a NUL character: the file is no list, or is damaged');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong(firstBadLine(bytes), 'is not UTF-8; save the file in that encoding');
  }
}

const lineAt = (bytes: Uint8Array, end: number): number =>
  bytes.subarray(0, end).reduce((line, byte) => (byte === 0x0a ? line + 1 : line), 1);

function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to + 1;
  }
  return line;
}

export interface LegacySurroundings {
  readonly store: Pick<KeyStore, 'findOwners' | 'addConfirmed'>;
  readonly random: RandomBytes;
  readonly digest: Digest;
  readonly announce: (change: Change) => Promise<void>;
}

/** Checks every row before it stores the first. Known keys are left as they are, so that a repeated import is safe. */
export async function importLegacyKeys(
  { store, random, digest, announce }: LegacySurroundings,
  rows: readonly LegacyRow[],
  now: number,
): Promise<{ added: number; known: number }> {
  const ready = checked(rows, digest);
  const fresh: typeof ready = [];
  for (const chunk of chunksOf(ready)) {
    const owners = await store.findOwners(chunk.map((row) => row.digest));
    for (const row of chunk) {
      const owner = owners.get(row.digest);
      if (owner === undefined) fresh.push(row);
      else if (owner !== row.email) throw wrong(row.line, 'names a key that belongs to another address here');
    }
  }
  let added = 0;
  for (const chunk of chunksOf(fresh)) {
    const keys = chunk.map(({ email, digest: kept, shown }): VouchedKey => ({
      email,
      newAccountId: `acc_${randomBase62(16, random)}`,
      key: { id: `key_${randomBase62(16, random)}`, mode: 'legacy', digest: kept, shown, label: '', createdAt: now,
        revokedAt: null },
    }));
    const done = await store.addConfirmed(keys);
    added += done.added;
    await announce(done.change);
  }
  return { added, known: rows.length - added };
}

interface ReadyRow {
  readonly line: number;
  readonly email: string;
  readonly digest: string;
  readonly shown: string;
}

function checked(rows: readonly LegacyRow[], digest: Digest): ReadyRow[] {
  const lines = new Map<string, number>();
  return rows.map(({ key, email, line: givenLine }, at) => {
    const line = givenLine ?? at + 1;
    const parsed = parseKey(key.trim());
    const address = normalizeEmail(email);
    if (parsed?.mode !== 'legacy') throw wrong(line, 'does not begin with a key: 32 hexadecimal characters');
    if (!address) throw wrong(line, 'has no e-mail address after the key');
    const kept = digest('key', parsed.normal);
    const before = lines.get(kept);
    if (before !== undefined) throw wrong(line, `repeats the key of line ${before}`);
    lines.set(kept, line);
    return { line, email: address, digest: kept, shown: parsed.shown };
  });
}

function* chunksOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}

/** An error without the content of the line, which is a key and a personal address. */
const wrong = (line: number, what: string): AppError =>
  new AppError('bad_argument', `Line ${line} ${what}; nothing was imported.`, { line });
