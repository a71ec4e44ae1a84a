import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { startPlatform } from '../harness/platform.ts';
import { describeSql } from '../harness/stores.ts';

interface Usage {
  readonly total_units: number;
  readonly items: readonly { readonly day?: string; readonly operation?: string; readonly units: number }[];
}

const ROUNDS = 60;
const tables = ['usage_row', 'usage_segment', 'usage_line'];

describeSql('usage that is read', (stand) => {
  it('includes the previous request, and creates no file and no row, however often it is read', async (context) => {
    const { sql, url } = await stand.open();
    const platform = await startPlatform({ stores: { databaseUrl: url, journal: { segmentMs: 600_000 } } });
    context.after(() => platform.close());
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${platform.key}` };
      const reply = await call(platform.service.address, path, { headers });
      assert.equal(reply.status, 200, reply.text);
      return JSON.parse(reply.text) as Usage;
    };
    const written = async (): Promise<unknown> => [
      readdirSync(join(platform.dataDir, 'usage')),
      ...(await Promise.all(tables.map((table) => sql.all(`SELECT * FROM ${table}`)))),
    ];
    await get('/v2/reverse?lat=54.4&lon=148.3');
    await eventually('the request shows', async () => (await get('/v2/usage')).total_units === 1);
    await platform.stores.journal!.flush();
    const before = await written();
    for (let round = 0; round < ROUNDS; round += 1) await get('/v2/usage?group=operation');
    assert.deepEqual(await written(), before);

    await platform.stores.journal!.book();
    await get('/v2/suggest?q=a');
    await get('/v2/reverse?lat=54.4&lon=148.3');
    // an answer is booked once it is sent, which its reader may know slightly earlier
    await eventually('they all show', async () => (await get('/v2/usage')).total_units === 3);
    const { items } = await get('/v2/usage?group=operation');
    assert.deepEqual(items.map(({ operation, units }) => [operation, units]), [['reverse', 2], ['suggest', 1]]);
    const [row] = (await get('/v2/usage?group=day,operation')).items;
    assert.equal((await get(`/v2/usage?to=${row.day}&from=${row.day}`)).total_units, 3);
    assert.equal((await get('/v2/usage?from=2020-01-01&to=2020-01-31')).total_units, 0);
  });
});
