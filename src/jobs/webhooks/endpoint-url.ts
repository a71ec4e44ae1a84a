import { isPublicAddress } from './public-address.ts';

/** Why an address is not taken. */
export type UrlFault = 'form' | 'scheme' | 'credentials' | 'port' | 'host' | 'length' | 'private' | 'unknown_name';

export interface Target {
  /** In one spelling: host in lower case and ASCII, IPv4 as four decimal numbers, no fragment. */
  readonly href: string;
  /** Without the brackets of IPv6 and the dot at the end. */
  readonly host: string;
  readonly isAddress: boolean;
}

const MOST_CHARACTERS = 2048;
/** Below 1024 are the services of a host that are none of ours. */
const isPort = (port: number): boolean => port === 443 || port >= 1024;
/** Names that mean something else on each machine. */
const LOCAL = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/**
 * Reads where events are to go. What its name resolves to is looked at apart, each time it is used. `isPrivateAllowed`
 * is for tests and for closed networks: plain HTTP, any port and any host.
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
  // certificates and receivers know the name without the dot that says that it is whole
  if (/[^.]\.$/.test(url.hostname)) url.hostname = url.hostname.slice(0, -1);
  const { hostname } = url;
  const isV6 = hostname.startsWith('[');
  // the parser has made of every spelling of IPv4 four decimal numbers: 0x7f.1, 2130706433, 0177.0.0.1
  const isAddress = isV6 || /^\d[\d.]*$/.test(hostname);
  return { href: url.href, host: isV6 ? hostname.slice(1, -1) : hostname.replace(/\.+$/, ''), isAddress };
}
