import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Region } from '../../config.ts';
import { probeTargetsOf } from './probe-targets.ts';

const urlOf = (region: Region) => ({ region, url: `https://${region}.example.ru` });
const msk = { region: 'msk-1', host: '0.0.0.0', port: 8080, regionUrls: [urlOf('spb-1')] } as const;
const self = { region: 'msk-1', url: 'http://127.0.0.1:8080', isSelf: true };
const spb = { ...urlOf('spb-1'), isSelf: false };

test('a node probes itself on this machine, and every other region where it is', () => {
  assert.deepEqual(probeTargetsOf(msk), [self, spb]);
  assert.deepEqual(probeTargetsOf({ ...msk, host: '::' }), [{ ...self, url: 'http://[::1]:8080' }, spb]);
  assert.deepEqual(probeTargetsOf({ ...msk, port: 0 }), [spb]);
});

test('a node whose own region is listed as well probes it once', () => {
  assert.deepEqual(probeTargetsOf({ ...msk, regionUrls: [urlOf('msk-1'), urlOf('spb-1')] }), [self, spb]);
});
