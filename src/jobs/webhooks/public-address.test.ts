import assert from 'node:assert/strict';
import { BlockList } from 'node:net';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readTarget } from './endpoint-url.ts';
import { isPublicAddress } from './public-address.ts';

/** The slow twin: IANA's special-purpose registries as first and last addresses, checked by Node's own parser. */
const v4 = new BlockList();
for (const [first, last] of [
  ['0.0.0.0', '0.255.255.255'], ['10.0.0.0', '10.255.255.255'], ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'], ['168.63.129.16', '168.63.129.16'], ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'], ['192.0.0.0', '192.0.0.255'], ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'], ['192.52.193.0', '192.52.193.255'], ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'], ['192.175.48.0', '192.175.48.255'], ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'], ['203.0.113.0', '203.0.113.255'], ['224.0.0.0', '255.255.255.255'],
]) v4.addRange(first, last);
const v6 = new BlockList();
for (const [first, last] of [
  ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]) v6.addRange(first, last, 'ipv6');

/** Favours the ends of ranges. */
const byte = fc.oneof(fc.constantFrom(0, 1, 15, 16, 31, 32, 63, 64, 127, 128, 255), fc.nat(255));
const start = fc.constantFrom('10', '100.64', '100.127', '127', '168.63.129', '169.254', '172.16', '172.31', '172.32',
  '192.0.0', '192.0.2', '192.0.3', '192.88.99', '192.168', '198.18', '198.19', '198.20', '203.0.113', '224', '239');
const anyV4 = fc.tuple(byte, byte, byte, byte);
const nearV4 = fc.tuple(start, anyV4).map(([text, tail]) => [...text.split('.').map(Number), ...tail].slice(0, 4));
const v4Bytes = fc.oneof(anyV4, nearV4);
const group = fc.oneof(
  fc.constantFrom(0, 1, 0xdb8, 0x1ff, 0x200, 0x2001, 0x2002, 0x2003, 0x2620, 0x4f, 0x8000, 0x3fff, 0xfff, 0x1000,
    0xfc00, 0xfe80, 0xff02, 0xffff, 0x64, 0xff9b, 0x7f00),
  fc.nat(0xffff),
);
const v6Groups = fc.array(group, { minLength: 8, maxLength: 8 });
const colons = (groups: readonly number[]): string => groups.map((part) => part.toString(16)).join(':');

describe('a permitted address', () => {
  it('is a public one of IPv4 or IPv6, by the registries', () => {
    fc.assert(fc.property(v4Bytes, (parts) => {
      assert.equal(isPublicAddress(parts.join('.')), !v4.check(parts.join('.')), parts.join('.'));
    }), { seed: 1, numRuns: 5000 });
    fc.assert(fc.property(v6Groups, (groups) => {
      const text = colons(groups);
      const short = new URL(`http://[${text}]/`).hostname.slice(1, -1);
      assert.equal(isPublicAddress(text), !v6.check(text, 'ipv6'), text);
      assert.equal(isPublicAddress(short), isPublicAddress(text), short);
    }), { seed: 2, numRuns: 5000 });
  });

  it('is the same in every spelling of IPv4 that browsers accept', () => {
    const bases = fc.array(fc.nat(2), { minLength: 4, maxLength: 4 });
    const spelling = fc.tuple(v4Bytes, fc.integer({ min: 1, max: 4 }), bases, fc.boolean());
    fc.assert(fc.property(spelling, ([parts, count, bases, dot]) => {
      // the last number of a short form holds all remaining bytes
      const rest = parts.slice(count - 1).reduce((sum, part) => sum * 256 + part, 0);
      const numbers = [...parts.slice(0, count - 1), rest];
      const written = numbers.map((number, at) =>
        [String(number), `0x${number.toString(16)}`, `0${number.toString(8)}`][bases[at]]);
      const text = `https://${written.join('.')}${dot ? '.' : ''}/`;
      const read = readTarget(text, false);
      assert.equal(typeof read === 'object', !v4.check(parts.join('.')), text);
      if (typeof read === 'object') assert.equal(read.host, parts.join('.'));
    }), { seed: 3, numRuns: 5000 });
  });

  for (const text of [
    '::1', '::', '::ffff:1.2.3.4', '::ffff:7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', 'fe80::1%eth0',
    'fe80::1', 'fd00::1', 'fd00:ec2::254',
    '2002:7f00:1::', '2001:0:53aa:64c:0:7eff:80ff:fffe', '2001:db8::1', '3fff::1', 'ff02::1', '100::1',
    '5f00::1', '127.0.0.1', '0177.0.0.1', '127.1', '2130706433', '0x7f000001', '100.100.100.200', '169.254.169.254',
    '192.0.0.192', '255.255.255.255', '1.2.3.4.', '1.2.3', '1.2.3.256', '1.2.3.4.5', '', ' 8.8.8.8', '8.8.8.8\n', ':::',
    '1::2::3', '1:2:3:4:5:6:7:8:9', '2a00:1450::g',
  ]) {
    it(`is never ${JSON.stringify(text)}`, () => assert.equal(isPublicAddress(text), false));
  }
  for (const text of ['8.8.8.8', '77.88.55.242', '172.32.0.1', '100.128.0.1', '2a02:6b8::2:242', '2606:4700::1111']) {
    it(`may be ${text}`, () => assert.equal(isPublicAddress(text), true));
  }
});

const accepted = (href: string) => ['accepted', href] as const;
describe('the URL of an endpoint', () => {
  for (const [text, expected] of [
    ['https://example.ru/hook', accepted('https://example.ru/hook')],
    ['HTTPS://EXAMPLE.RU:443/a?b=c#d', accepted('https://example.ru/a?b=c')],
    ['https://почта.рф:8443/', accepted('https://xn--80a1acny.xn--p1ai:8443/')],
    ['https://example.ru./', accepted('https://example.ru/')],
    ['https://8.8.8.8/', accepted('https://8.8.8.8/')],
    ['https://[2a02:6b8::2:242]/', accepted('https://[2a02:6b8::2:242]/')],
    ['http://example.ru/', 'scheme'],
    ['ftp://example.ru/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['example.ru', 'form'],
    ['https://', 'form'],
    ['https:example.ru', 'scheme'],
    ['https://example.ru\\@127.0.0.1/', 'scheme'],
    ['https://exa mple.ru/', 'form'],
    ['https://user@example.ru/', 'credentials'],
    ['https://:secret@example.ru/', 'credentials'],
    ['https://example.ru:22/', 'port'],
    ['https://example.ru:80/', 'port'],
    ['https://localhost/', 'private'],
    ['https://LOCALHOST./', 'private'],
    ['https://a.localhost:8443/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://receiver/', 'host'],
    ['https://./', 'host'],
    ['https://①②⑦.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:8.8.8.8]/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    [`https://example.ru/${'a'.repeat(2048)}`, 'length'],
    [`https://example.ru/${'ж'.repeat(1000)}`, 'length'],
  ] as const) {
    it(`${JSON.stringify(text.slice(0, 40))}: ${typeof expected === 'string' ? expected : 'accepted'}`, () => {
      const read = readTarget(text, false);
      assert.deepEqual(typeof read === 'string' ? read : accepted(read.href), expected);
    });
  }

  it('may be plain HTTP and private if the operator allows it', () => {
    for (const text of ['http://127.0.0.1:80/', 'http://localhost:1/', 'https://receiver/']) {
      assert.equal(typeof readTarget(text, true), 'object', text);
    }
    assert.equal(readTarget('http://user@localhost/', true), 'credentials');
    assert.equal(readTarget('file:///etc/passwd', true), 'scheme');
  });
});
