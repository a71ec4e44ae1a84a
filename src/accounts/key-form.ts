import { crc32 } from 'node:zlib';

export type KeyMode = 'live' | 'test' | 'legacy';

/** A source of unpredictable bytes: an argument, so that the code here stays pure. */
export type RandomBytes = (count: number) => Uint8Array;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 30;
const CHECK_LENGTH = 6;
const FORM = new RegExp(`^gk_(live|test)_([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`);
const LEGACY_FORM = /^[0-9a-f]{32}$/i;

/** Random characters, all equally likely: bytes that would favour the first digits are dropped. */
export function randomBase62(length: number, random: RandomBytes): string {
  let text = '';
  while (text.length < length) {
    for (const byte of random(length)) {
      if (byte < 248 && text.length < length) text += DIGITS[byte % 62];
    }
  }
  return text;
}

/** Makes a key: `gk_live_` or `gk_test_`, 30 secret characters, and a checksum of 6. */
export function makeKey(mode: 'live' | 'test', random: RandomBytes): string {
  const body = `gk_${mode}_${randomBase62(SECRET_LENGTH, random)}`;
  return body + checkOf(body);
}

/**
 * Parses a key; undefined for a text that cannot be one of ours, which covers most guesses and costs no query.
 */
export function parseKey(text: string): { mode: KeyMode; shown: string; normal: string } | undefined {
  const match = FORM.exec(text);
  if (match) {
    const mode = match[1] as 'live' | 'test';
    if (checkOf(text.slice(0, -CHECK_LENGTH)) !== match[3]) return undefined;
    return { mode, shown: shownPart(text), normal: text };
  }
  if (!LEGACY_FORM.test(text)) return undefined;
  const normal = text.toLowerCase();
  return { mode: 'legacy', shown: normal.slice(0, 4), normal };
}

/**
 * Whether a text contains a key of ours, and so must not be stored; also with invisible characters in between. A legacy
 * key cannot be told from other numbers of its length, and counts.
 */
export function holdsKey(text: string): boolean {
  const visible = text.replaceAll(/[\p{Cf}\p{Cc}\p{Mn}]/gu, '');
  const found = visible.replaceAll(/\s/gu, '').match(/gk_(?:live|test)_[0-9A-Za-z]{36}/g) ?? [];
  return found.some((one) => parseKey(one) !== undefined) || /(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/i.test(visible);
}

/** A received text that is safe to show: without anything that could be a key. */
export const withoutKeys = (text: string): string =>
  text.replaceAll(KEYS, (found) => `${found.startsWith('gk_') ? shownPart(found) : found.slice(0, 4)}…`);

const KEYS = /gk_(?:live|test)_[0-9A-Za-z]{5,}|(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi;

/** The part of a key that may be stored and shown: its prefix and the first four secret characters. */
const shownPart = (key: string): string => key.slice(0, 'gk_live_'.length + 4);

function checkOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let at = 0; at < CHECK_LENGTH; at += 1) {
    text = DIGITS[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
