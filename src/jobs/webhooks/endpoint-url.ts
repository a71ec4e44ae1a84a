import { isPublicAddress } from './public-address.ts';

/** Why a URL is refused. */
export type UrlFault = 'form' | 'scheme' | 'credentials' | 'port' | 'host' | 'length' | 'private' | 'unknown_name';

export interface Target {
  /** Normalised: host in lower case and ASCII, IPv4 as four decimal numbers, no fragment. */
  readonly href: string;
  /** Without the brackets of IPv6 and a trailing dot. */
  readonly host: string;
  readonly isAddress: boolean;
}

const MOST_CHARACTERS = 2048;
/** Ports below 1024 belong to other services of the host. */
const isPort = (port: number): boolean => port === 443 || port >= 1024;
/** Names that mean a different host on each machine or network. */
const LOCAL = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/**
 * Parses the URL of an endpoint. Its addresses are checked separately, each time it is used. `isPrivateAllowed` is
 * for tests and closed networks: it allows plain HTTP, any port and any host.
 */
export function readTarget(text: string, isPrivateAllowed: boolean): Target | UrlFault {
  if (text.length > MOST_CHARACTERS) return 'length';
  if (/[\s\\]/.test(text) || !/^https?:\/\//i.test(text)) return URL.canParse(text) ? 'scheme' : 'form';
  const url = URL.parse(text);
  if (!url) return 'form';
  if (url.username !== '' || url.password !== '') return 'credentials';
  url.hash = '';
  if (url.href.length > MOST_CHARACTERS) return 'length';
  const target = targetOf(url);
  if (isPrivateAllowed) return target;
  if (url.protocol !== 'https:') return 'scheme';
  if (!isPort(url.port === '' ? 443 : Number(url.port))) return 'port';
  if (target.isAddress) return isPublicAddress(target.host) ? target : 'private';
  if (LOCAL.test(target.host)) return 'private';
  return target.host.includes('.') ? target : 'host';
}

function targetOf(url: URL): Target {
  // certificates and receivers know the name without the trailing dot of an absolute name
  if (/[^.]\.$/.test(url.hostname)) url.hostname = url.hostname.slice(0, -1);
  const { hostname } = url;
  const isV6 = hostname.startsWith('[');
  // the parser has normalised every spelling of IPv4 to four decimal numbers: 0x7f.1, 2130706433, 0177.0.0.1
  const isAddress = isV6 || /^\d[\d.]*$/.test(hostname);
  return { href: url.href, host: isV6 ? hostname.slice(1, -1) : hostname.replace(/\.+$/, ''), isAddress };
}
