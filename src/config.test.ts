import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig, type Config, type Environment } from './config.ts';
import { AppError } from './errors.ts';

const facts = { cores: 4 };

function problemsOf(env: Environment): string[] {
  try {
    readConfig(env, facts);
  } catch (error) {
    assert(error instanceof AppError && error.code === 'config_invalid');
    return error.details.problems as string[];
  }
  return [];
}

test('an empty environment gives the documented defaults', () => {
  assert.deepEqual(readConfig({}, facts), {
    dataDir: 'var',
    journal: { spareDir: '', endWaitMs: 10_000 },
    atlas: 'var/demo.atlas',
    atlasIsDefault: true,
    batchThreads: 4,
    daysOffFile: '',
    host: '127.0.0.1',
    port: 8080,
    opsPort: 9464,
    publicUrl: 'http://127.0.0.1:8080',
    visitsADay: 1000,
    region: 'msk-1',
    regionUrls: [],
    workers: 3,
    httpThreads: 4,
    extractsUrl: 'https://download.geofabrik.de',
    databaseUrl: 'sqlite:var/geokod.db',
    redisUrl: '',
    filesPlace: { kind: 'folder', folder: 'var/files' },
    smtpUrl: '',
    prometheusUrl: '',
    secret: '',
    legacyKeysUntil: Date.UTC(2026, 10, 30, 21),
    trustedProxies: [],
    billing: { sellerFile: '', smallTotalKopecks: 100n },
    edge: { geoIpFile: '', fallback: { lat: 55.75, lon: 37.62 } },
    webhookAllowPrivate: false,
    rates: {
      free: { perSecond: 10, burst: 20 },
      paid: { perSecond: 50, burst: 100 },
      matrix: { perSecond: 2, burst: 4 },
      suggestFactor: 2,
    },
  });
});

const accepted: readonly [string, Environment, Partial<Config>][] = [
  ['the atlas follows the data folder', { DATA_DIR: '/srv/' }, { atlas: '/srv/demo.atlas', dataDir: '/srv' }],
  ['a chosen atlas', { ATLAS: '/maps/kg.atlas' }, { atlas: '/maps/kg.atlas', atlasIsDefault: false }],
  ['links follow the port', { PORT: '18080' }, { port: 18_080, publicUrl: 'http://127.0.0.1:18080' }],
  ['an address loses its last slash', { PUBLIC_URL: 'https://a.example/' }, { publicUrl: 'https://a.example' }],
  ['any free ports, twice', { PORT: '0', OPS_PORT: '0' }, { port: 0, opsPort: 0 }],
  ['a blank value is not set', { PORT: '', REGION: ' ' }, { port: 8080, region: 'msk-1' }],
  ['every address of the machine', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  ['an IPv6 address', { HOST: '::1' }, { host: '::1' }],
  ['another region', { REGION: 'ala-1' }, { region: 'ala-1' }],
  ['other regions to probe', { REGION_URLS: 'spb-1=https://a.ru/, ala-1=http://b.kz:8080' }, {
    regionUrls: [{ region: 'spb-1', url: 'https://a.ru' }, { region: 'ala-1', url: 'http://b.kz:8080' }],
  }],
];
for (const [name, env, expected] of accepted) {
  test(`config: ${name}`, () => {
    const config = readConfig(env, facts);
    for (const [key, value] of Object.entries(expected)) assert.deepEqual(config[key as keyof Config], value, key);
  });
}

const refused: readonly [Environment, RegExp][] = [
  [{ PORT: '80a' }, /^PORT=80a: must be a port/],
  [{ PORT: '65536' }, /^PORT=65536/],
  [{ PORT: '-1' }, /^PORT=-1/],
  [{ JOURNAL_END_WAIT_S: '-1' }, /^JOURNAL_END_WAIT_S=-1: must be seconds, 0 to 3600/],
  [{ JOURNAL_SPARE_DIR: 'a\0' }, /^JOURNAL_SPARE_DIR=/],
  [{ WAIVE_BELOW: '1' }, /^WAIVE_BELOW=1: must be roubles and kopecks/],
  [{ WAIVE_BELOW: '-1.00' }, /^WAIVE_BELOW=/],
  [{ RATE_FREE: '10' }, /^RATE_FREE=10: must be requests a second and at once/],
  [{ RATE_PAID: '0/5' }, /^RATE_PAID=0\/5/],
  [{ RATE_MATRIX: '2/0' }, /^RATE_MATRIX=2\/0/],
  [{ OPS_PORT: '1e3' }, /^OPS_PORT=1e3/],
  [{ OPS_PORT: '8080' }, /both 8080/],
  [{ HOST: 'localhost:80' }, /^HOST=localhost:80: .*without a port/],
  [{ HOST: 'http://x' }, /^HOST=/],
  [{ PUBLIC_URL: 'geo.example' }, /^PUBLIC_URL=geo\.example: must be an http/],
  [{ EXTRACTS_URL: 'ftp://x/' }, /^EXTRACTS_URL=/],
  [{ FILES_URL: 'ftp://x/' }, /^FILES_URL=…: must be file:FOLDER or s3:/],
  [{ FILES_URL: 's3://KEY:SEC/RET@host/files' }, /^FILES_URL=…: must be/],
  [{ FILES_URL: 's3://host/files' }, /^FILES_URL=…: needs KEY:SECRET@, or AWS_ACCESS_KEY_ID/],
  [{ FILES_URL: 's3://host/files', AWS_ACCESS_KEY_ID: 'KEY' }, /^FILES_URL=…: needs/],
  [{ DATABASE_URL: 'postgres://x/y' }, /^DATABASE_URL=/],
  [{ DATABASE_URL: 'sqlite:' }, /^DATABASE_URL=/],
  [{ REDIS_URL: 'redis://a,b' }, /^REDIS_URL=/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL=/],
  [{ PROMETHEUS_URL: 'prometheus:9090' }, /^PROMETHEUS_URL=…:/],
  [{ SECRET: 'short' }, /^SECRET=/],
  [{ LEGACY_KEYS_UNTIL: '2026-12-01' }, /^LEGACY_KEYS_UNTIL=/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES=/],
  [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES=/],
  [{ REGION_URLS: 'spb-1=https://a.ru,msk-2=https://b.ru' }, /REGION=https/],
  [{ REGION_URLS: 'spb-1' }, /REGION=https/],
  [{ REGION_URLS: 'spb-1=https://a.ru,spb-1=https://b.ru' }, /each region and each address once$/],
  [{ REGION_URLS: 'spb-1=https://a.ru,ala-1=https://a.ru/' }, /each region and each address once$/],
  [{ REGION_URLS: 'spb-1=https://eyes:secret@a.ru' }, /REGION=https/],
  [{ EDGE_POSITION: '95,30' }, /^EDGE_POSITION=95,30: must be latitude and longitude/],
  [{ GEOIP_DB: 'a\0' }, /^GEOIP_DB=/],
  [{ REGION: 'msk-2' }, /one of msk-1, spb-1, fra-1, ala-1$/],
  [{ WORKERS: '0' }, /^WORKERS=0: must be a number from 1 to 256/],
  [{ WORKERS: '2.5' }, /^WORKERS=2\.5/],
  [{ BATCH_THREADS: '257' }, /^BATCH_THREADS=257: must be a number from 0 to 256/],
];
for (const [env, expected] of refused) {
  test(`config refuses ${JSON.stringify(env)} and says what is allowed`, () => {
    const problems = problemsOf(env);
    assert.equal(problems.length, 1);
    assert.match(problems[0], expected);
  });
}

test('credentials of an S3 server come from its URL, else from the usual variables', () => {
  const usual = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'a/b+c', AWS_SESSION_TOKEN: 'for an hour' };
  const credentialsOf = (url: string): unknown => {
    const { filesPlace } = readConfig({ ...usual, FILES_URL: url }, facts);
    return filesPlace.kind === 's3' && filesPlace.credentials;
  };
  const own = { accessKeyId: 'OWN', secretAccessKey: 'secret' };
  assert.deepEqual(credentialsOf('s3://OWN:secret@host/files'), own);
  const expected = { accessKeyId: 'KEY', secretAccessKey: 'a/b+c', sessionToken: 'for an hour' };
  assert.deepEqual(credentialsOf('s3://host/files'), expected);
});

test('all bad values are named at once', () => {
  assert.equal(problemsOf({ PORT: 'x', WORKERS: 'many', REGION: 'mars' }).length, 3);
});

test('a machine with one core still has a worker, and the result cannot be changed', () => {
  const config = readConfig({}, { cores: 1 });
  assert.equal(config.workers, 1);
  assert(Object.isFrozen(config));
});
