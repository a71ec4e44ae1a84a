/** An atom, including letters and digits beyond ASCII (RFC 6531); it does not begin with a combining mark. */
const ATOM = /^(?!\p{M})[0-9a-z!#$%&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+$/u;
const LABEL = /^[0-9a-z]([0-9a-z-]*[0-9a-z])?$/;
const MAX_LOCAL_BYTES = 64;
const MAX_BYTES = 254;

/**
 * The normal form of an address, under which its accounts are stored; undefined if no mail can be sent there. Letters
 * become lower case in one Unicode form, and a national domain its ASCII form. The part after a `+` stays: with some
 * providers it is another person.
 */
export function normalizeEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > MAX_BYTES || !trimmed.isWellFormed()) return undefined;
  const local = toLocal(trimmed.slice(0, at));
  const domain = toAsciiDomain(trimmed.slice(at + 1));
  if (!local || !domain || bytesOf(local) > MAX_LOCAL_BYTES || bytesOf(local) + 1 + domain.length > MAX_BYTES) {
    return undefined;
  }
  return `${local}@${domain}`;
}

/** Normalizes the part before the @; empty if invalid. Compatibility characters, which imitate others, are refused. */
function toLocal(name: string): string {
  const folded = name.normalize('NFC').toLowerCase().normalize('NFC');
  const plain = folded === folded.normalize('NFKC') && folded === folded.toLowerCase();
  return plain && folded.split('.').every((atom) => ATOM.test(atom)) ? folded : '';
}

/** Converts a national domain to ASCII; empty if it cannot be the name of a mail server. */
function toAsciiDomain(domain: string): string {
  if (/[\p{Cc}\s/:@?#%[\]\\]/u.test(domain) || /(^|\.)-|-(\.|$)/.test(domain.normalize('NFKC'))) return '';
  const labels = hostOf(domain).split('.');
  const named = labels.length > 1 && !/^\d+$/.test(labels.at(-1)!);
  return named && labels.every((label) => label.length <= 63 && LABEL.test(label)) ? labels.join('.') : '';
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
