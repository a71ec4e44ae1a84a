import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { histogramOf, spanMs, type Sample } from '../../ops/index.ts';
import { openStatusHistory } from '../../src/store/status/history.ts';
import { FINAL_TIME, openBillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';

const NOON = Date.parse('2026-11-15T12:00:00+03:00');
/** Of a thousand known minutes, 25 are bad: 97.5 %. */
const [KNOWN, BAD] = [1000, 25];

describeSql('a bad month', (stand) => {
  it('is credited on the next invoice, by the recorded history, without a claim', async () => {
    const { sql } = await stand.open();
    const history = openStatusHistory(sql, randomUUID);
    const seen = Array.from({ length: KNOWN }, (_, number): Sample => ({
      at: NOON + number * spanMs.minute, region: 'msk-1', operation: 'route', faults: 0,
      probes: number < BAD ? { passed: 1, failed: 3 } : { passed: 4, failed: 0 },
      times: histogramOf([]), probeTimes: histogramOf([]),
    }));
    await history.add('a', seen, NOON + spanMs.day);
    await history.sumUp(NOON + 2 * spanMs.day);

    const books = openBillingStand(sql, { uptime: { find: history.findMonth } });
    await books.addPayer('acc_1', 0);
    await books.use('acc_1', 20_000);
    await books.closeAt(FINAL_TIME);
    await books.use('acc_1', 20_000, { day: '2026-12-10' });
    await books.closeAt(Date.parse('2027-01-03T06:00:00+03:00'), '2026-12');

    const [december, november] = await books.list('acc_1');
    assert.equal(november.totalKopecks, 800n);
    assert.deepEqual(december.lines.filter(({ kind }) => kind === 'credit'), [{
      kind: 'credit', month: '2026-11', regions: ['msk-1'], percent: 25, amountKopecks: -200n,
      minutes: { up: KNOWN - BAD, down: BAD, unknown: 30 * 1440 - KNOWN },
    }]);
    assert.equal(december.totalKopecks, 600n);
  });
});
