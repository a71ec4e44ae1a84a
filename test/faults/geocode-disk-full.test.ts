import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { geocodeFile, type FileProgress } from '../../src/running/batch/geocode-file.ts';
import { tableOf, townAtlas } from '../harness/batch-stand.ts';
import { newFolder } from '../harness/folder.ts';
import { fillDisk, mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const ROWS = 12_000;

describe('a local table on a full disk', () => {
  const small = mkdtempSync(join(tmpdir(), 'geokod-full-table-'));
  const mounted = mountSmallDisk(small, 16 * 1024);
  after(() => {
    if (mounted) unmountSmallDisk(small);
    rmSync(small, { recursive: true, force: true });
  });

  it('is reported, and continues when there is room', { skip: mounted ? false : NO_SMALL_DISK }, async (context) => {
    const folder = await newFolder(context);
    const town = await townAtlas(folder);
    const input = join(folder, 'in.csv');
    writeFileSync(input, tableOf(ROWS));
    const log = { info: () => {}, error: () => {} };
    const request = {
      input, output: join(folder, 'out.csv'), atlas: town('one'), stated: {}, threads: 2, log,
      options: { lang: 'ru' as const, countries: [] },
    };
    await geocodeFile(request);

    const output = join(small, 'out.csv');
    const ballast = join(small, 'ballast');
    const onFirstRows = ({ processed }: FileProgress): void => void (processed > 0 && fillDisk(ballast));
    await assert.rejects(geocodeFile({ ...request, output, onProgress: onFirstRows }), (error) => {
      assert.ok(error instanceof AppError && error.code === 'file_unwritable', String(error));
      assert.match(error.message, /out\.csv\.unfinished.* cannot be written: it needs \d+ bytes, \d+ are free there/);
      return true;
    });
    rmSync(ballast);
    let from: number | undefined;
    await geocodeFile({ ...request, output, onProgress: ({ processed }) => void (from ??= processed) });
    assert.ok(from! > 0, 'what was kept is not asked again');
    assert.equal(readFileSync(output, 'utf8'), readFileSync(request.output, 'utf8'));
  });
});
