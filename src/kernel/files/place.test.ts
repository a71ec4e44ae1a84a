import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filesPlaceText, toFilesPlace, type FilesPlace } from './place.ts';

const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
const bucket = {
  kind: 's3', endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'files', prefix: '',
} as const;

const read: readonly [string, string, FilesPlace][] = [
  ['a folder', 'file:var/files', { kind: 'folder', folder: 'var/files' }],
  ['a folder from the root', 'file:/srv/files', { kind: 'folder', folder: '/srv/files' }],
  ['a bucket', 's3://KEY:SECRET@s3.example/files', { ...bucket, credentials }],
  ['credentials elsewhere', 's3://s3.example/files/', { ...bucket, credentials: undefined }],
  ['a prefix', 's3://s3.example/files/a/b.c/', { ...bucket, prefix: 'a/b.c/', credentials: undefined }],
  ['a region', 's3://s3.example/files?region=ru-1', { ...bucket, region: 'ru-1', credentials: undefined }],
  [
    'a port, and no TLS', 's3://s3.example:9000/files?tls=off',
    { ...bucket, endpoint: 'http://s3.example:9000', credentials: undefined },
  ],
  [
    'an IPv6 address', 's3://[::1]:9000/files?tls=off',
    { ...bucket, endpoint: 'http://[::1]:9000', credentials: undefined },
  ],
  [
    'a secret with a slash and a plus', 's3://K:a%2Fb%2Bc@s3.example/files',
    { ...bucket, credentials: { accessKeyId: 'K', secretAccessKey: 'a/b+c' } },
  ],
];

const refused: readonly [string, string][] = [
  ['nothing', 'file:'],
  ['a NUL', 'file:a\0b'],
  ['a path alone', '/srv/files'],
  ['another scheme', 'https://s3.example/files'],
  ['no bucket', 's3://KEY:SECRET@s3.example/'],
  ['no host', 's3:///files'],
  ['a bucket that cannot be', 's3://s3.example/My_Files'],
  ['a way out of the bucket', 's3://s3.example/files/%2e%2e/x'],
  ['a key without its secret', 's3://KEY@s3.example/files'],
  ['a secret whose slash ends the host', 's3://KEY:a/b@s3.example/files'],
  ['a secret that is not encoded', 's3://KEY:100%@s3.example/files'],
  ['an unknown setting', 's3://s3.example/files?regoin=ru-1'],
  ['an invalid value of TLS', 's3://s3.example/files?tls=maybe'],
  ['a fragment', 's3://s3.example/files#x'],
];

describe('a place for files', () => {
  for (const [name, text, place] of read) test(`is read: ${name}`, () => assert.deepEqual(toFilesPlace(text), place));
  for (const [name, text] of refused) test(`is refused: ${name}`, () => assert.equal(toFilesPlace(text), undefined));

  test('is shown without its secrets', () => {
    const text = filesPlaceText(toFilesPlace('s3://KEY:SECRET@s3.example:9000/files/a?tls=off')!);
    assert.equal(text, 'http://s3.example:9000/files/a/');
  });
});
