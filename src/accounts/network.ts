const OCTET = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = new RegExp(`^(${OCTET}\\.){3}${OCTET}$`);

/**
 * The network of one client: an IPv4 address, or the /64 of an IPv6 address, all of which a single subscriber has.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (IPV4.test(mapped)) return mapped;
  const canonical = toCanonical(mapped.split('%')[0]);
  if (canonical === undefined) return 'unknown';
  const [head, tail = ''] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = canonical.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Networks that mostly belong to one owner: 256 IPv4 addresses, or the /48 of an IPv6 one. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.0/24');
}

/** The canonical form of an IPv6 address; undefined if it is none. */
function toCanonical(ip: string): string | undefined {
  if (!/^[0-9a-f:.]{2,45}$/i.test(ip)) return undefined;
  try {
    return new URL(`http://[${ip}]`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
}
