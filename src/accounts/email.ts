const ATOM = "[0-9a-z!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(\\.${ATOM})*$`);
const LABEL = /^[0-9a-z]([0-9a-z-]*[0-9a-z])?$/;

/**
 * The one spelling of an address under which an account is kept; undefined when no mail can get there.
 * Letters are folded to small ones and a national domain to its ASCII form. What follows a `+` stays:
 * at some providers it is another person.
 */
export function normalizeEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > 254) return undefined;
  const local = trimmed.slice(0, at).toLowerCase();
  const domain = toAsciiDomain(trimmed.slice(at + 1));
  const labels = domain.split('.');
  const fits = local.length <= 64 && domain.length <= 253 && local.length + domain.length < 254;
  if (!fits || !LOCAL.test(local) || labels.length < 2) return undefined;
  if (!labels.every((label) => label.length <= 63 && LABEL.test(label))) return undefined;
  if (/^\d+$/.test(labels.at(-1)!)) return undefined;
  return `${local}@${domain}`;
}

/** A national domain as the name system spells it; empty for what is no name. */
function toAsciiDomain(domain: string): string {
  if (/[\p{Cc}\s/:@?#%[\]\\]/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
