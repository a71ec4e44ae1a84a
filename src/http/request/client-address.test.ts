import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { clientAddressBy } from './client-address.ts';

const cases: readonly [
  name: string,
  trusted: string[],
  from: string,
  forwarded: string | undefined,
  expected: string,
][] = [
  ['the peer, if no proxy is trusted', [], '10.0.0.1', '192.0.2.1', '10.0.0.1'],
  ['the peer, if it is no trusted proxy, whatever it claims', ['10.0.0.0/8'], '192.0.2.9', '192.0.2.1', '192.0.2.9'],
  ['the address that a trusted proxy names', ['10.0.0.0/8'], '10.0.0.1', '192.0.2.1', '192.0.2.1'],
  [
    'the last address that is no trusted proxy, whatever precedes it',
    ['10.0.0.0/8'],
    '10.0.0.1',
    '1.1.1.1, 192.0.2.1, 10.0.0.2',
    '192.0.2.1',
  ],
  ['the proxy, if it names no address', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  ['the proxy, if what it names is no address', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
  ['an IPv4 address mapped to IPv6', ['10.0.0.1'], '::ffff:10.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['an address written with its port', ['10.0.0.1'], '10.0.0.1', '192.0.2.1:4711', '192.0.2.1'],
  ['an address before a trusted proxy with a port', ['10.0.0.0/8'], '10.0.0.1', '192.0.2.1:1, 10.0.0.2:2', '192.0.2.1'],
  ['an IPv6 address in brackets', ['10.0.0.1'], '10.0.0.1', '[2001:db8::7]', '2001:db8::7'],
  ['an IPv6 address with its port', ['10.0.0.1'], '10.0.0.1', '[2001:db8::7]:80', '2001:db8::7'],
  ['an IPv4 address in IPv6 with a port', ['10.0.0.1'], '10.0.0.1', '[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['the proxy, if the port is malformed', ['10.0.0.1'], '10.0.0.1', '192.0.2.1:http', '10.0.0.1'],
  ['an IPv6 address', ['2001:db8::/32'], '2001:db8::1', '2001:db9::7', '2001:db9::7'],
];
for (const [name, trusted, from, forwarded, expected] of cases) {
  test(`the client is ${name}`, () => {
    const request = { socket: { remoteAddress: from }, headers: { 'x-forwarded-for': forwarded } };
    assert.equal(clientAddressBy(trusted)(request as unknown as IncomingMessage), expected);
  });
}
