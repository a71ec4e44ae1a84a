/** Also letters and digits beyond ASCII (RFC 6531), but none begins with a mark that belongs to a letter. */
const ATOM = /^(?!\p{M})[0-9a-z!#$%&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+$/u;
const LABEL = /^[0-9a-z]([0-9a-z-]*[0-9a-z])?$/;
const MAX_LOCAL_BYTES = 64;
const MAX_BYTES = 254;

/**
 * The one spelling of an address under which an account is kept; undefined when no mail can get there.
 * Letters are folded to small ones, in one of the ways to write them, and a national domain to its ASCII form.
 * What follows a `+` stays: at some providers it is another person.
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

/** The name before the sign, folded; empty for what is none. Letters that only look like others are refused. */
function toLocal(name: string): string {
  const folded = name.normalize('NFC').toLowerCase().normalize('NFC');
  const plain = folded === folded.normalize('NFKC') && folded === folded.toLowerCase();
  return plain && folded.split('.').every((atom) => ATOM.test(atom)) ? folded : '';
}

/** A national domain as the name system spells it; empty for what is no name of a mail server. */
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
