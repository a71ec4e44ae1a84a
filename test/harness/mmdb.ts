type Place = { readonly lat: number; readonly lon: number };
/** An address, the length of its prefix, and its place. */
export type Network = readonly [address: string, bits: number, place: Place];

interface Branch {
  readonly next: [Branch | Place | undefined, Branch | Place | undefined];
}

const IPV4_BITS = 96;
const [NODE_BYTES, GAP] = [8, 16];

/** A file of networks in MaxMind's format, version 2: a binary tree with 32-bit records, followed by the data. */
export function mmdbOf(networks: readonly Network[]): Buffer {
  const root: Branch = { next: [undefined, undefined] };
  for (const [address, bits, place] of networks) plant(root, bitsOf(address), lengthOf(address, bits), place);
  const branches = branchesOf(root);
  const values: Buffer[] = [];
  let valueBytes = 0;
  const tree = Buffer.alloc(branches.length * NODE_BYTES);
  for (const [number, { next }] of branches.entries()) {
    for (const [side, to] of next.entries()) {
      let record = branches.length;
      if (to && 'next' in to) record = branches.indexOf(to);
      else if (to) {
        record = branches.length + GAP + valueBytes;
        values.push(map({ location: map({ latitude: double(to.lat), longitude: double(to.lon) }) }));
        valueBytes += values.at(-1)!.length;
      }
      tree.writeUInt32BE(record, number * NODE_BYTES + side * 4);
    }
  }
  const about = map({
    node_count: uint(6, branches.length), record_size: uint(5, 32), ip_version: uint(5, 6),
    database_type: text('Test-City'), languages: Buffer.from([0x00, 0x04]), binary_format_major_version: uint(5, 2),
    binary_format_minor_version: uint(5, 0), build_epoch: uint(6, 1_764_000_000), description: map({}),
  });
  const mark = Buffer.concat([Buffer.from('abcdef', 'hex'), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(GAP), ...values, mark, about]);
}

function plant(root: Branch, bits: readonly number[], length: number, place: Place): void {
  let branch = root;
  for (const bit of bits.slice(0, length - 1)) {
    const next = branch.next[bit];
    if (next && 'next' in next) branch = next;
    else branch = branch.next[bit] = { next: [undefined, undefined] };
  }
  branch.next[bits[length - 1]] = place;
}

function branchesOf(root: Branch): Branch[] {
  const found = [root];
  for (const { next } of found) found.push(...next.filter((to): to is Branch => to !== undefined && 'next' in to));
  return found;
}

/** IPv4 addresses are below ::/96. */
const lengthOf = (address: string, bits: number): number => bits + (address.includes(':') ? 0 : IPV4_BITS);

function bitsOf(address: string): number[] {
  if (!address.includes(':')) {
    const bytes = address.split('.').map(Number);
    return [...Array<number>(IPV4_BITS).fill(0), ...bytes.flatMap((byte) => bitsIn(byte, 8))];
  }
  const [head, tail = ''] = address.split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean).map((group) => parseInt(group, 16));
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after].flatMap((group) => bitsIn(group, 16));
}

const bitsIn = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

const text = (value: string): Buffer => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);

function uint(type: 5 | 6, value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(value, 1);
  const count = type === 5 ? 2 : 4;
  bytes[4 - count] = (type << 5) | count;
  return bytes.subarray(4 - count);
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes[0] = (3 << 5) | 8;
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function map(fields: Readonly<Record<string, Buffer>>): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => [text(name), value]);
  return Buffer.concat([Buffer.from([(7 << 5) | Object.keys(fields).length]), ...parts]);
}
