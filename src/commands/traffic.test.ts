import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Health, Metrics } from '../../ops/index.ts';
import { main } from '../cli.ts';
import { systemClock } from '../store/system-clock.ts';
import { listen } from '../http/listeners/listen.ts';
import { OpenRoads } from '../serving/open-roads.ts';
import { opsAnswers } from '../http/internal/listener.ts';
import { ServedRoads } from '../serving/served-roads.ts';
import { readAtlas } from '../store/files/atlas/read.ts';
import { demoAtlasPath } from '../../test/harness/demo-atlas.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';
import { townRoads } from '../../test/harness/small-roads.ts';
import { openTrafficFiles } from '../store/files/traffic-files.ts';
import type { RoutingTables } from '../routing/open.ts';

const HEAD = 'from_osm_node,to_osm_node,speed_kmh\n';

/** The internal listener of a running service, and a shell that calls it. */
async function shell(context: TestContext, tables: RoutingTables = townRoads()) {
  const folder = await newFolder(context);
  const open = (): OpenRoads => new OpenRoads(tables, { workers: 0, mostTasks: 1 });
  const files = await openTrafficFiles(join(folder, 'traffic'), assert.ifError);
  const roads = new ServedRoads({
    tables: () => tables, open, clock: systemClock, log: { error: assert.ifError }, files,
  });
  context.after(() => roads.close());
  const traffic = { roads, clock: systemClock, log: { info: () => {}, error: () => {} } };
  const answers = opsAnswers({ publicUrl: '', metrics: new Metrics(), health: new Health([], systemClock), traffic });
  const { address, close } = await listen({ host: '127.0.0.1', port: 0, variable: 'OPS_PORT' }, answers);
  context.after(() => close({ idleMs: 0, arrivalMs: 0, answerMs: 0 }));
  return {
    address,
    put(name: string, content: string | Uint8Array): string {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    async run(...argv: string[]) {
      const io = outside({ DATA_DIR: folder, OPS_PORT: new URL(address).port });
      const code = await main(['traffic', ...argv], io);
      return { code, printed: io.printed.join('\n'), noted: io.noted.join('\n') };
    },
  };
}

test('a file is checked, uploaded, listed and dropped', async (context) => {
  const { run, put, address } = await shell(context);
  const file = put('speeds.csv.gz', gzipSync(`${HEAD}1,2,30\n77,78,20\n`));
  const checked = await run(file, '--check');
  assert.match(checked.printed, /speeds\.csv\.gz: 2 rows \(live\), all valid$/);
  assert.equal((await run()).printed, 'live: nothing\ntypical: nothing\nturns: nothing');
  const sent = await run(file);
  assert.equal(sent.code, 0, sent.noted);
  assert.match(sent.printed, /^live: in use .* after the upload, until 20[^]*1 of 2 rows match the map/);
  assert.match(sent.printed, /1 unknown node, the first in line 3$/);
  assert.match((await run()).printed, /^live: uploaded .* ago\n {2}1 of 2 rows match the map/);
  const report = JSON.parse((await run('--json', '--to', `${address}/`)).printed) as { live: { rows: number } };
  assert.equal(report.live.rows, 2);
  assert.match((await run('--drop', 'live')).printed, /^live: nothing/);
  const typical = put('typical.csv', 'from_osm_node,to_osm_node,hour_of_week,speed_kmh\n1,2,8,30\n');
  assert.match((await run(typical, '--typical')).printed, /^typical: in use/);
  assert.match((await run('--drop', 'all')).printed, /typical: nothing/);
});

test('a usage error, a bad file and a missing service are each reported in one line', async (context) => {
  const { run, put } = await shell(context);
  const good = put('good.csv', `${HEAD}1,2,30\n`);
  const calls: readonly (readonly [argv: string[], code: number, expected: RegExp])[] = [
    [['nowhere.csv'], 1, /nowhere\.csv: there is no such file/],
    [['.'], 1, /cannot be read \(EISDIR\)/],
    [[put('bad.csv', `${HEAD}1,2,fast\n`)], 1, /bad\.csv: line 2: speed_kmh is not a number: "fast"/],
    [[put('other.csv', `${HEAD}77,78,20\n`)], 1, /No row fits the map that is loaded: unknown_node 1/],
    [[good, '--typical'], 2, /has no column hour_of_week/],
    [[good, '--simulate'], 2, /one thing at a time: a file or --simulate/],
    [['--drop', 'speeds'], 1, /kind: is one of live, typical, turns/],
    [[good, '--to', 'http://127.0.0.1:9'], 1, /http:\/\/127\.0\.0\.1:9 does not answer \(ECONNREFUSED\): is a service/],
  ];
  for (const [argv, code, expected] of calls) {
    const { noted, ...ended } = await run(...argv);
    assert.match(noted, expected);
    assert.equal(ended.code, code, argv.join(' '));
    assert.equal(noted.split('\n').length, 1);
  }
});

test('a morning is simulated for the demonstration country, written, and uploaded', async (context) => {
  const path = await demoAtlasPath();
  const { run, put } = await shell(context, (await readAtlas(path)).tables);
  const out = put('morning.csv', '');
  const made = await run('--simulate', '--atlas', path, '--out', out);
  assert.match(made.noted, /invented a morning: [\d,]+ speeds; way \d+ is closed/);
  const rows = readFileSync(out, 'utf8').trimEnd().split('\n').length - 1;
  assert.ok(rows > 5000, String(rows));
  const sent = JSON.parse((await run('--simulate', '--atlas', path, '--json')).printed) as Record<string, unknown>;
  assert.deepEqual([sent.rows, sent.matched, sent.unmatched], [rows, rows, {}]);
});
