import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import fc from 'fast-check';
import { eventually } from '../harness/eventually.ts';
import { takeTokens, type Bucket } from '../../src/accounts/bucket.ts';
import { describeCache } from '../harness/stores.ts';

const fresh = (name: string): string => `test:${name}:${randomUUID()}`;
const HOUR_MS = 3_600_000;

describeCache('a cache', (stand) => {
  it('keeps a text until it is removed or expires', async () => {
    const cache = await stand.open();
    const [long, short] = [fresh('long'), fresh('short')];
    await cache.set(long, 'привет, "мир"', HOUR_MS);
    await cache.set(short, 'x', 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([await cache.get(long), await cache.get(short)], ['привет, "мир"', undefined]);
    await cache.remove([long, fresh('never')]);
    assert.equal(await cache.get(long), undefined);
  });

  it('grants exactly the rest of a counter, however many requests are concurrent', async () => {
    const cache = await stand.open();
    const key = fresh('counter');
    assert.equal(await cache.counters.addIfBelow(key, 1, 10), undefined, 'no counter yet');
    await cache.counters.seed(key, 9_500, HOUR_MS);
    await cache.counters.seed(key, 0, HOUR_MS);
    const asked = Array.from({ length: 1_500 }, () => cache.counters.addIfBelow(key, 1, 10_000));
    const granted = (await Promise.all(asked)).filter((answer) => answer?.granted).length;
    assert.equal(granted, 500);
    assert.deepEqual(await cache.counters.addIfBelow(key, 1, 10_000), { granted: false, used: 10_000 });
    await cache.counters.giveBack(key, 3);
    assert.deepEqual(await cache.counters.addIfBelow(key, 4, 10_000), { granted: false, used: 9_997 });
    assert.deepEqual(await cache.counters.addIfBelow(key, 3, 10_000), { granted: true, used: 10_000 });
    await cache.counters.giveBack(key, 50_000);
    assert.deepEqual(await cache.counters.addIfBelow(key, 0, 1e15), { granted: true, used: 0 });
    await cache.counters.raise(key, 7);
    await cache.counters.raise(key, 5);
    assert.deepEqual(await cache.counters.addIfBelow(key, 1, 10), { granted: true, used: 8 }, 'never lowered');
    const never = fresh('never');
    await cache.counters.giveBack(never, 1);
    await cache.counters.raise(never, 5);
    assert.equal(await cache.counters.addIfBelow(never, 1, 10), undefined);
  });

  it('refills and drains a bucket like the plain arithmetic', async () => {
    const cache = await stand.open();
    const step = fc.record({ afterMs: fc.integer({ min: -500, max: 3_000 }), tokens: fc.constantFrom(1, 2) });
    const steps = fc.array(step, { maxLength: 25 });
    const size = fc.record({ perSecond: fc.constantFrom(0.5, 2, 10, 50), burst: fc.integer({ min: 2, max: 20 }) });
    const likeTheTwin = fc.asyncProperty(steps, size, async (asked, bucketSize) => {
      const key = fresh('bucket');
      let twin: Bucket | undefined;
      let now = Date.now();
      for (const { afterMs, tokens } of asked) {
        now += afterMs;
        const expected = takeTokens(twin, bucketSize, tokens, now);
        twin = expected.bucket;
        assert.deepEqual(await cache.buckets.take(key, bucketSize, tokens, now), expected.answer);
      }
    });
    await fc.assert(likeTheTwin, { seed: 42, numRuns: 40 });
  });

  it('allows five in any hour and tells when the next may pass', async () => {
    const cache = await stand.open();
    const key = fresh('window');
    const start = Date.now();
    const at = async (minutes: number) => cache.windows.take(key, 5, HOUR_MS, start + minutes * 60_000);
    for (const minutes of [0, 10, 20, 30, 40]) assert.equal((await at(minutes)).granted, true);
    assert.deepEqual(await at(50), { granted: false, retryAfterMs: 10 * 60_000 });
    assert.equal((await at(60)).granted, true, 'an hour after the first');
    assert.equal((await at(61)).granted, false);
  });

  it('notifies every subscriber, and those of another node', async () => {
    const [here, there] = [await stand.open(), stand.name === 'redis' ? await stand.open() : undefined];
    const topic = fresh('topic');
    const received: string[] = [];
    await here.channel.subscribe(topic, (message) => received.push(`here ${message}`));
    await there?.channel.subscribe(topic, (message) => received.push(`there ${message}`));
    await here.channel.publish(topic, 'forget k1');
    await eventually('all have heard', () => received.length >= (there ? 2 : 1));
    assert.deepEqual([...new Set(received)].sort(), there ? ['here forget k1', 'there forget k1'] : ['here forget k1']);
  });
});
