import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { seededRandom } from '../../src/kernel/random.ts';
import { simulateMorning } from '../../src/routing/traffic/simulate.ts';
import { demoAtlas, demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve, type Served, type Stand } from '../harness/served.ts';
import { mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const KILLS = 4;
const HEAD = 'from_osm_node,to_osm_node,speed_kmh,hour_of_week\n';

/** Typical speeds of real roads; the number of rows identifies the file. */
async function openFiles(): Promise<(rows: number) => Uint8Array<ArrayBuffer>> {
  const tables = await demoAtlas();
  const [lat, lon] = [tables.roadNodes.lat[0], tables.roadNodes.lon[0]];
  const { rows } = simulateMorning(tables, [{ lat, lon, reachMeters: 1_000_000 }], seededRandom(1));
  const lines = rows.map((row) => `${row.slice(0, 3).join(',')},8\n`);
  return (count) => new Uint8Array(gzipSync(HEAD + lines.slice(0, count).join('')));
}

interface Report {
  readonly typical: { readonly rows: number; readonly matched: number; readonly kept: boolean } | null;
}

const traffic = async ({ opsPort }: Served): Promise<Report> =>
  (await fetch(`http://127.0.0.1:${opsPort}/traffic`)).json() as Promise<Report>;
const put = async ({ opsPort }: Served, body: Uint8Array<ArrayBuffer>) => {
  const reply = await fetch(`http://127.0.0.1:${opsPort}/traffic`, { method: 'PUT', body });
  return { status: reply.status, body: (await reply.json()) as { rows: number; kept: boolean } };
};

async function standWithRoads(context: TestContext): Promise<Stand> {
  const stand = await prepareStand(context);
  copyFileSync(await demoAtlasPath(), join(stand.folder, 'town.atlas'));
  return stand;
}

describe('typical speeds in a service', () => {
  it(`killed ${KILLS} times during uploads: has the last confirmed file, or the next`, async (context) => {
    const stand = await standWithRoads(context);
    const fileOf = await openFiles();
    let acknowledged = 0;
    let next = 1000;
    let came = 0;
    for (let round = 0; round < KILLS; round++) {
      const served = await serve(stand);
      const { typical } = await traffic(served);
      const rows = typical?.rows ?? 0;
      const isKept = rows === acknowledged || rows === next - 1;
      assert.ok(isKept, `${rows} rows, ${acknowledged} were acknowledged, ${next - 1} sent`);
      if (typical) assert.equal(typical.matched, rows, 'all of it, as it was sent');
      let killing: Promise<unknown> | undefined;
      for (;;) {
        const sentAt = performance.now();
        const reply = await put(served, fileOf(next++)).catch(() => undefined);
        if (!reply) break;
        assert.deepEqual([reply.status, reply.body.kept], [200, true]);
        acknowledged = reply.body.rows;
        came++;
        // Counted in files, not in seconds: however slow the machine, one has arrived, and another is on its way.
        const filesLater = 0.3 + round * 0.9;
        const tookMs = performance.now() - sentAt;
        killing ??= sleep(filesLater * tookMs).then(() => served.process.kill('SIGKILL'));
      }
      await killing;
      await served.ended;
    }
    context.diagnostic(`${came} files were told to be in force`);
    assert.ok(came >= KILLS);
    const left = readdirSync(join(stand.folder, 'traffic'));
    assert.deepEqual(left.filter((name) => !name.startsWith('.')), ['typical'], 'nothing was damaged');
  });

  it('whose file is damaged: starts without them, reports it, and accepts them again', async (context) => {
    const stand = await standWithRoads(context);
    const folder = join(stand.folder, 'traffic');
    mkdirSync(folder);
    writeFileSync(join(folder, 'typical'), 'geokod-traffic 1 typical 2026-11-22T00:00:00.000Z 00000000\nhalf');
    const served = await serve(stand);
    context.after(() => served.process.kill('SIGKILL'));
    assert.equal((await traffic(served)).typical, null);
    assert.deepEqual(readdirSync(folder), ['typical.damaged']);
    const fileOf = await openFiles();
    assert.equal((await put(served, fileOf(10))).status, 200);
    assert.deepEqual(readdirSync(folder).sort(), ['typical', 'typical.damaged']);
  });

  it('whose disk is full: are in force, and reported as not stored', async (context) => {
    const stand = await standWithRoads(context);
    const folder = join(stand.folder, 'traffic');
    mkdirSync(folder);
    if (!mountSmallDisk(folder, 64)) return context.skip(NO_SMALL_DISK);
    try {
      const fileOf = await openFiles();
      const served = await serve(stand);
      assert.equal((await put(served, fileOf(10))).body.kept, true);
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(14 * 4096));
      const { status: taken, body } = await put(served, fileOf(4000));
      assert.deepEqual([taken, body.rows, body.kept], [200, 4000, false]);
      const metrics = await (await fetch(`http://127.0.0.1:${served.opsPort}/metrics`)).text();
      assert.match(metrics, /^geokod_traffic_unkept_files 1$/m);
      served.process.kill('SIGKILL');
      await served.ended;
      const again = await serve(stand);
      assert.equal((await traffic(again)).typical?.rows, 10, 'the one before');
      again.process.kill('SIGKILL');
      await again.ended;
    } finally {
      unmountSmallDisk(folder);
    }
  });
});
