import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { bucketOf, histogramOf, PANEL_DAYS, spanMs, type Panel, type Sample } from '../../ops/index.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { openStatusBoard, type BoardHistory } from '../../src/store/status/board.ts';
import { openStatusHistory } from '../../src/store/status/history.ts';
import { openPrometheusHistory } from '../../src/store/status/prometheus/history.ts';
import { queryOf, type Query } from '../../src/store/status/prometheus/query.ts';
import { eventually } from '../harness/eventually.ts';
import { prometheusSkipReason, startPrometheus } from '../harness/prometheus.ts';
import { scrapedOf } from '../harness/scraped-samples.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

/** Midnight in Moscow. */
const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z');
const { minute: MINUTE, hour: HOUR } = spanMs;

const good = { passed: 4, failed: 0 };
const bad = { passed: 0, failed: 4 };

function minutes(from: number, count: number, fields: Partial<Sample> = {}): Sample[] {
  return Array.from({ length: count }, (_, number) => ({
    at: from + number * MINUTE, region: 'msk-1', operation: 'geocode', probes: good, faults: 0,
    times: histogramOf([]), probeTimes: histogramOf([30, 30, 30, 30]), ...fields,
  }));
}
const each = (ms: number, count: number) => histogramOf(Array.from({ length: count }, () => ms));

interface Expected {
  readonly state: string;
  /** Known minutes of today and of yesterday. */
  readonly today: string;
  readonly yesterday: string;
  /** Of the last hour: operation, source of measurement, buckets of p50 and p99. */
  readonly latencies: readonly string[];
}

interface Scenario {
  readonly name: string;
  readonly seen: readonly Sample[];
  readonly now: number;
  readonly expected: Readonly<Record<string, Expected>>;
}

const NONE = '0 up, 0 down';
const PROBED = ['geocode probes 31 31'];

const scenarios: readonly Scenario[] = [
  {
    name: 'a good hour of two regions',
    seen: [...minutes(MIDNIGHT, 60), ...minutes(MIDNIGHT, 60, { region: 'ala-1', probeTimes: each(100, 4) })],
    now: MIDNIGHT + HOUR,
    expected: {
      'ala-1': { state: 'up', today: '60 up, 0 down', yesterday: NONE, latencies: ['geocode probes 100 100'] },
      'msk-1': { state: 'up', today: '60 up, 0 down', yesterday: NONE, latencies: PROBED },
    },
  },
  {
    name: 'a minute is as its worst operation',
    seen: [
      ...minutes(MIDNIGHT, 40), ...minutes(MIDNIGHT, 20, { operation: 'route' }),
      ...minutes(MIDNIGHT + 20 * MINUTE, 7, { operation: 'route', probes: bad, probeTimes: each(1, 0) }),
      ...minutes(MIDNIGHT + 27 * MINUTE, 13, { operation: 'route' }),
    ],
    now: MIDNIGHT + 40 * MINUTE,
    expected: {
      'msk-1': {
        state: 'up', today: '33 up, 7 down', yesterday: NONE, latencies: [...PROBED, 'route probes 31 31'],
      },
    },
  },
  {
    name: 'half of the probes failing is down, a quarter is not',
    seen: [
      ...minutes(MIDNIGHT, 10, { probes: { passed: 3, failed: 1 } }),
      ...minutes(MIDNIGHT + 10 * MINUTE, 10, { probes: { passed: 2, failed: 2 } }),
    ],
    now: MIDNIGHT + 20 * MINUTE,
    expected: { 'msk-1': { state: 'down', today: '10 up, 10 down', yesterday: NONE, latencies: PROBED } },
  },
  {
    name: 'what nobody saw is unknown, and never up',
    seen: [...minutes(MIDNIGHT, 20), ...minutes(MIDNIGHT + 50 * MINUTE, 20)],
    now: MIDNIGHT + 80 * MINUTE,
    expected: { 'msk-1': { state: 'unknown', today: '40 up, 0 down', yesterday: NONE, latencies: PROBED } },
  },
  {
    name: 'days begin at midnight in Moscow',
    seen: [
      ...minutes(MIDNIGHT - 30 * MINUTE, 20), ...minutes(MIDNIGHT - 10 * MINUTE, 15, { probes: bad }),
      ...minutes(MIDNIGHT + 5 * MINUTE, 25),
    ],
    now: MIDNIGHT + 30 * MINUTE,
    expected: {
      'msk-1': { state: 'up', today: '25 up, 5 down', yesterday: '20 up, 10 down', latencies: PROBED },
    },
  },
  {
    name: 'customers tell of latency where they ask enough',
    seen: minutes(MIDNIGHT, 60, { times: histogramOf([...Array.from({ length: 76 }, () => 20), 500, 500, 500, 500]) }),
    now: MIDNIGHT + HOUR,
    expected: {
      'msk-1': { state: 'up', today: '60 up, 0 down', yesterday: NONE, latencies: ['geocode requests 20 550'] },
    },
  },
];

interface Source {
  readonly name: string;
  readonly skip: string | false;
  open(sql: Sql, scenario: Scenario): Promise<{ history: BoardHistory; close(): Promise<unknown> }>;
}

const folder = mkdtempSync(join(tmpdir(), 'geokod-sources-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const openOwn = async () => {
  const sql = await openSql(`sqlite:${join(folder, randomUUID())}.db`);
  return { sql, history: openStatusHistory(sql, randomUUID) };
};

const sources: readonly Source[] = [
  {
    name: 'the database',
    skip: false,
    async open(sql, { seen, now }) {
      const history = openStatusHistory(sql, randomUUID);
      await history.add('a', seen, now);
      return { history, close: async () => {} };
    },
  },
  {
    name: 'Prometheus',
    skip: prometheusSkipReason,
    async open(sql, { seen, now }) {
      const own = openStatusHistory(sql, randomUUID);
      const server = await startPrometheus({ past: scrapedOf(seen) });
      const history = openPrometheusHistory(queryOf(server.url), own);
      await history.learn(PANEL_DAYS, now);
      return { history, close: () => server.stop() };
    },
  },
];

const boundOf = (ms: number): number => [31, 100, 20, 550].find((bound) => bucketOf(bound) === bucketOf(ms)) ?? ms;

const summaryOf = ({ regions }: Panel): Record<string, Expected> =>
  Object.fromEntries(regions.map(({ region, state, days, latencies }): [string, Expected] => {
    const [yesterday, today] = days.slice(-2).map(({ minutes: { up, down } }) => `${up} up, ${down} down`);
    return [region, {
      state, today, yesterday,
      latencies: latencies.map(({ operation, measured, p50Ms, p99Ms }) =>
        `${operation} ${measured} ${boundOf(p50Ms)} ${boundOf(p99Ms)}`),
    }];
  }));

describeSql('the public status', (stand) => {
  for (const source of sources) {
    describe(`read from ${source.name}`, { skip: source.skip }, () => {
      for (const scenario of scenarios) {
        it(scenario.name, async () => {
          const { sql } = await stand.open();
          const { history, close } = await source.open(sql, scenario);
          try {
            const { panel } = await openStatusBoard(history).read(scenario.now + 5_000);
            assert.deepEqual(summaryOf(panel), scenario.expected);
          } finally {
            await close();
          }
        });
      }
    });
  }
});

describe('the public status, read from Prometheus', { skip: prometheusSkipReason }, () => {
  const seen = [...minutes(MIDNIGHT - HOUR, 60), ...minutes(MIDNIGHT, 30)];

  it('queries past days once, and today once a minute', async () => {
    const { sql, history } = await openOwn();
    const server = await startPrometheus({ past: scrapedOf(seen) });
    const ask = queryOf(server.url);
    let asked = 0;
    const counting: Query = (...question) => {
      asked += 1;
      return ask(...question);
    };
    const { listDays, learn } = openPrometheusHistory(counting, history);
    const questionsAt = async (now: number): Promise<number> => {
      asked = 0;
      const { uptime } = await listDays(90, now);
      assert.deepEqual(uptime.map(({ up }) => up).toSorted(), [30, 60]);
      return asked;
    };
    const now = MIDNIGHT + 31 * MINUTE;
    await learn(PANEL_DAYS, now);
    assert.equal(await questionsAt(now + 30_000), 0);
    const first = await questionsAt(now + 2 * MINUTE);
    assert.ok(first > 0);
    assert.equal(await questionsAt(now + 4 * MINUTE), first);
    await Promise.all([server.stop(), sql.close()]);
  });

  it('serves its last state while Prometheus is unavailable, and marks it', async () => {
    const { sql, history } = await openOwn();
    const server = await startPrometheus({ past: scrapedOf(seen) });
    const shown = openPrometheusHistory(queryOf(server.url), history);
    const board = openStatusBoard(shown);
    const now = MIDNIGHT + 31 * MINUTE;
    await shown.learn(PANEL_DAYS, now);
    const { panel } = await board.read(now);
    assert.equal(panel.regions[0].uptime.up, 90);
    await server.stop();
    assert.deepEqual(await board.read(now + HOUR), { panel, isStale: true });
    await sql.close();
  });

  it('comes from the database until Prometheus has answered for all days, with the reason', async () => {
    const { sql, history } = await openOwn();
    const now = MIDNIGHT + 31 * MINUTE;
    await history.add('a', minutes(MIDNIGHT, 12), now);
    const server = await startPrometheus({ past: scrapedOf(seen) });
    let isAway = true;
    const ask = queryOf(server.url);
    const query: Query = async (...question) => {
      if (isAway) throw new Error('nobody answers');
      return ask(...question);
    };
    const notes: string[] = [];
    const board = openStatusBoard(openPrometheusHistory(query, history, (text) => notes.push(text)));
    const upAt = async (at: number): Promise<number> => (await board.read(at)).panel.regions[0].uptime.up;
    assert.equal(await upAt(now), 12);
    await eventually('it is said', () => notes.length > 0);
    assert.deepEqual(notes, ['the status is not read from Prometheus yet: nobody answers']);
    isAway = false;
    let at = now;
    await eventually('it is read from there', async () => (await upAt((at += 20_000))) === 90);
    await Promise.all([server.stop(), sql.close()]);
  });

  it('comes from the database while Prometheus knows nothing of us, with the reason, said once', async () => {
    const { sql, history } = await openOwn();
    const now = MIDNIGHT + 31 * MINUTE;
    await history.add('a', minutes(MIDNIGHT, 12), now);
    const notes: string[] = [];
    const board = openStatusBoard(openPrometheusHistory(async () => [], history, (text) => notes.push(text)));
    for (const later of [0, 20_000, 40_000]) {
      const { panel, isStale } = await board.read(now + later);
      assert.deepEqual([panel.regions[0].uptime.up, isStale], [12, false]);
    }
    assert.deepEqual(notes, [
      'the status is not read from Prometheus yet: it has seen no probe of a region: does it scrape the nodes?',
    ]);
    await sql.close();
  });

  it('reports the error of a refused query', async () => {
    const server = await startPrometheus({});
    const asked = queryOf(server.url)('sum(', { from: MIDNIGHT, to: MIDNIGHT, stepMs: MINUTE });
    await assert.rejects(asked, { code: 'temporarily_unavailable', message: /parse error/ });
    await server.stop();
  });
});

it('a Prometheus behind a password is queried with it, at its path', async (context) => {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url, request.headers.authorization);
    response.end('{"status":"success","data":{"result":[]}}');
  }).listen(0, '127.0.0.1');
  context.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const query = queryOf(`http://eyes:p%40ss@127.0.0.1:${port}/prometheus/`);
  assert.deepEqual(await query('up', { from: MIDNIGHT, to: MIDNIGHT, stepMs: MINUTE }), []);
  const basic = `Basic ${Buffer.from('eyes:p@ss').toString('base64')}`;
  assert.deepEqual(requests, ['/prometheus/api/v1/query_range', basic]);
});
