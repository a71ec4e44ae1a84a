import { AppError } from '../../errors.ts';
import { readTarget, type Target, type UrlFault } from './endpoint-url.ts';
import { isPublicAddress } from './public-address.ts';

/** Resolves a host name to all its addresses; rejects for an unknown name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface UrlRules {
  readonly resolve: Resolve;
  /** For tests and closed networks: allows plain HTTP and any address. */
  readonly isPrivateAllowed: boolean;
}

/** The addresses of a target, or the reason to refuse it: a single private address rules out the whole name. */
export async function addressesOf(
  { host, isAddress }: Target, { resolve, isPrivateAllowed }: UrlRules,
): Promise<readonly string[] | Extract<UrlFault, 'private' | 'unknown_name'>> {
  const addresses = isAddress ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) return 'unknown_name';
  return isPrivateAllowed || addresses.every(isPublicAddress) ? addresses : 'private';
}

/** Normalises a URL that events may be sent to as of now; a refusal names `field`. */
export async function checkUrl(text: string, field: string, rules: UrlRules): Promise<string> {
  const target = readTarget(text, rules.isPrivateAllowed);
  const found = typeof target === 'string' ? target : await addressesOf(target, rules);
  if (typeof target === 'string' || typeof found === 'string') throw refuse(found as UrlFault, field);
  return target.href;
}

const words: Readonly<Record<UrlFault, readonly [ru: string, en: string]>> = {
  form: ['это не адрес https://…', 'this is not an https:// address'],
  scheme: ['адрес должен начинаться с https://', 'must begin with https://'],
  credentials: ['имени и паролю здесь не место', 'a user name or password must not stand here'],
  port: ['порт должен быть 443 или от 1024', 'the port must be 443, or 1024 and above'],
  host: ['нужно полное имя узла', 'the name of the host must be a full one'],
  length: ['адрес слишком длинный', 'the address is too long'],
  private: ['этот узел не в публичном интернете', 'this host is not on the public internet'],
  unknown_name: ['имя узла никуда не ведёт', 'the name of the host leads nowhere'],
};

function refuse(fault: UrlFault, field: string): AppError {
  const [ru, en] = words[fault];
  const place = field.startsWith('/') ? { pointer: field } : { parameter: field };
  return new AppError('webhook_url_refused', en, { errors: [{ ...place, code: fault, text: { ru, en } }] });
}
