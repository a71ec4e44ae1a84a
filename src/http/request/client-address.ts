import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The client's address, by which limits count. Trusted proxies give it in `X-Forwarded-For`. Everything left of the
 * last address that is no trusted proxy is ignored, since clients can write anything there.
 */
export function clientAddressBy(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = trustedBy(trustedProxies);
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || !isTrusted(address)) return address;
    const hops = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse();
    for (const hop of hops) {
      const next = plain(withoutPort(hop.trim()));
      if (isIP(next) === 0) break;
      address = next;
      if (!isTrusted(address)) break;
    }
    return address;
  };
}

/** Whether the peer of a connection is a trusted proxy. */
export function comesFromTrusted(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = trustedBy(trustedProxies);
  return ({ socket: { remoteAddress } }) => isTrusted(plain(remoteAddress ?? ''));
}

function trustedBy(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address, bits] = entry.split('/', 2);
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Strips the port that some proxies add: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const withoutPort = (hop: string): string =>
  (/^\[([^\]]*)\](?::\d{1,5})?$/.exec(hop) ?? /^([\d.]+):\d{1,5}$/.exec(hop))?.[1] ?? hop;

/** Unwraps an IPv4 address mapped to IPv6. */
const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);
