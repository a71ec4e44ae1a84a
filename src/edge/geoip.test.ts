import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { newFolder } from '../../test/harness/folder.ts';
import { mmdbOf } from '../../test/harness/mmdb.ts';
import { GeoIp } from './geoip.ts';
import { whereIs } from './whereabouts.ts';

const tashkent = { lat: 41.31, lon: 69.24 };
const berlin = { lat: 52.52, lon: 13.4 };
const moscow = { lat: 55.75, lon: 37.62 };
const networks = [['203.0.113.0', 24, tashkent], ['198.51.100.128', 25, berlin], ['2001:db8::', 32, berlin]] as const;

test('the addresses in a file of networks are found, and no others', async (context) => {
  const path = join(await newFolder(context), 'cities.mmdb');
  await writeFile(path, mmdbOf(networks));
  const geoIp = new GeoIp(path);
  assert.equal(geoIp.find('203.0.113.7'), undefined, 'before it was read');
  await geoIp.load();
  for (const [address, place] of [
    ['203.0.113.7', tashkent], ['203.0.114.7', undefined], ['198.51.100.200', berlin], ['198.51.100.7', undefined],
    ['2001:db8::7', berlin], ['2001:db9::7', undefined], ['no address', undefined], ['', undefined],
  ] as const) {
    assert.deepEqual(geoIp.find(address), place, address);
  }
});

test('a replaced file is read again; a damaged one leaves the previous one in force', async (context) => {
  const path = join(await newFolder(context), 'cities.mmdb');
  await writeFile(path, mmdbOf(networks));
  const geoIp = new GeoIp(path);
  await geoIp.load();
  await writeFile(path, mmdbOf([['203.0.113.0', 24, berlin]]));
  await geoIp.load();
  assert.deepEqual(geoIp.find('203.0.113.7'), berlin);
  await writeFile(path, 'not a file of addresses');
  await assert.rejects(geoIp.load(), { code: 'file_unreadable' });
  assert.deepEqual(geoIp.find('203.0.113.7'), berlin);
  await assert.rejects(new GeoIp(`${path}.none`).load(), { code: 'file_missing' });
});

test('a file whose entries are garbage is refused', async (context) => {
  const path = join(await newFolder(context), 'cities.mmdb');
  const good = mmdbOf([['0.0.0.0', 1, tashkent], ['128.0.0.0', 1, berlin]]);
  await writeFile(path, good);
  const geoIp = new GeoIp(path);
  await geoIp.load();
  const data = [good.indexOf('location') - 3, good.lastIndexOf('longitude') + 18] as const;
  for (const [what, garbage] of [
    ['zeroed', Buffer.from(good).fill(0, ...data)],
    ['overwritten', Buffer.from(good).fill(0xff, ...data)],
    ['of another kind', Buffer.from(good.toString('latin1').replaceAll('location', 'lokation'), 'latin1')],
    ['places off the globe', mmdbOf([['0.0.0.0', 1, { lat: 1e6, lon: -1e9 }]])],
  ] as const) {
    await writeFile(path, garbage);
    await assert.rejects(geoIp.load(), { code: 'file_unreadable' }, what);
    assert.deepEqual(geoIp.find('203.0.113.7'), berlin, what);
  }
});

test('a position stated by a trusted proxy takes precedence over the file, and the file over the default', () => {
  const find = (address: string) => (address === '203.0.113.7' ? tashkent : undefined);
  const where = (address: string, stated?: string) => whereIs({ address, stated }, find, moscow);
  assert.deepEqual(where('203.0.113.7', '52.52, 13.40'), { position: berlin, source: 'header' });
  assert.deepEqual(where('203.0.113.7', 'Berlin'), { position: tashkent, source: 'geoip' });
  assert.deepEqual(where('203.0.113.7'), { position: tashkent, source: 'geoip' });
  assert.deepEqual(where('192.0.2.1'), { position: moscow, source: 'default' });
});
