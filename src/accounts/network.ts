import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one client address: an IPv4 address, or the /64 of an IPv6 one, since a single
 * subscriber has all of that.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return mapped;
  const bare = mapped.split('%')[0]!;
  if (!isIPv6(bare)) return 'unknown';
  const [head = '', tail] = bare.split('::') as [string, string | undefined];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
