/** Refused ranges, by purpose, as prefixes. */
const V4_REFUSED = [
  '0.0.0.0/8', // this host
  '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', // private
  '100.64.0.0/10', // shared by providers; some clouds keep their metadata there
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and the metadata of most clouds
  '168.63.129.16/32', // the host of a machine at one cloud
  '192.0.0.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24', // for protocols
  '192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '198.18.0.0/15', // benchmarks
  '224.0.0.0/4', '240.0.0.0/4', // multicast, reserved, broadcast
] as const;

/** Within 2000::/3. All other IPv6 is refused: loopback, mapped, NAT64, local, multicast, and unassigned. */
const V6_REFUSED = [
  '2001::/23', // for protocols, Teredo among them
  '2001:db8::/32', '3fff::/20', // documentation
  '2002::/16', // 6to4: IPv4 addresses in disguise
  '2620:4f:8000::/48', // sink for reverse lookups
] as const;

interface Range {
  readonly start: bigint;
  readonly shift: bigint;
}

/** Whether an address, as a resolver writes it, can be a public host on the internet. */
export function isPublicAddress(text: string): boolean {
  const v4 = parseV4(text);
  if (v4 !== undefined) return !v4Refused.some((range) => isIn(v4, range));
  const v6 = parseV6(text);
  return v6 !== undefined && isIn(v6, GLOBAL) && !v6Refused.some((range) => isIn(v6, range));
}

const isIn = (address: bigint, { start, shift }: Range): boolean => address >> shift === start >> shift;

/** Parses four decimal numbers; any other spelling is refused rather than guessed. */
function parseV4(text: string): bigint | undefined {
  if (!/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)) return undefined;
  const parts = text.split('.').map(Number);
  return parts.every((part) => part <= 255) ? parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) : undefined;
}

/**
 * Parses groups with at most one gap; a tail in IPv4 form is not supported, since such addresses are refused
 * anyway.
 */
function parseV6(text: string): bigint | undefined {
  if (!/^[0-9a-f:]{2,39}$/i.test(text)) return undefined;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

function rangeOf(text: string): Range {
  const [address, length] = text.split('/');
  const v4 = parseV4(address);
  return v4 === undefined
    ? { start: parseV6(address)!, shift: 128n - BigInt(length) }
    : { start: v4, shift: 32n - BigInt(length) };
}

const GLOBAL = rangeOf('2000::/3');
const v4Refused = V4_REFUSED.map(rangeOf);
const v6Refused = V6_REFUSED.map(rangeOf);
