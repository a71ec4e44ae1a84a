import { NODES, type Series } from './series.ts';

/** What rules record of some series. */
export interface RateCase {
  readonly name: string;
  readonly series: Series;
  /** How often rules are evaluated: rarely, where spans are long. */
  readonly every: string;
  readonly at: string;
  /** Values by expression, of which one may be off by a tenth; undefined: there is none. */
  readonly expected: Readonly<Record<string, number | undefined>>;
}

const counter = (metric: string, labels: string, values: string): Series =>
  ({ [`geokod_request_seconds_${metric}{job="geokod",instance="a",${labels}}`]: values });

const ROUTES = 'operation="route",status="2xx"';

/** Thousand routes a minute; in the last minutes ten of them fail, and ten others are slow. */
const badAtLast = (minutes: number, lastMinutes: number): Series => {
  const before = minutes - lastMinutes;
  return {
    'geokod_node_info{job="geokod",instance="a",region="msk-1"}': `1x${minutes}`,
    ...counter('count', ROUTES, `0+1000x${minutes}`),
    ...counter('bucket', `${ROUTES},le="0.55"`, `0+1000x${before} ${1000 * before + 990}+990x${lastMinutes}`),
    ...counter('count', 'operation="route",status="5xx"', `0x${before} 10+10x${lastMinutes}`),
  };
};

const sharesOf = (spans: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(spans).flatMap(([span, share]) =>
    ['faults', 'slow'].map((what) => [`geokod:${what}:share${span}`, share])));

const ALL_SLOW = 'count(group by (__name__) ({__name__=~"geokod:slow:share.+"}))';
const SPANS = 7;

/** Routes a minute, one after another, for so many minutes each. */
function routes(...paces: readonly (readonly [perMinute: number, minutes: number])[]): Series {
  let sum = 0;
  const values = paces.map(([perMinute, minutes]) => {
    const part = `${sum}+${perMinute}x${minutes - 1}`;
    sum += perMinute * minutes;
    return part;
  }).join(' ');
  return { ...NODES, ...counter('count', ROUTES, values), ...counter('bucket', `${ROUTES},le="0.55"`, values) };
}

const median = (quick: string, slow: string): Series => ({
  ...NODES,
  ...counter('bucket', `${ROUTES},le="0.2"`, quick),
  ...counter('bucket', `${ROUTES},le="0.4"`, slow),
  ...counter('bucket', `${ROUTES},le="+Inf"`, slow),
});
const OFTEN_AND_SLOW_THEN_QUICK = median('0x80 100+100x80', '0+1000x80 80100+100x80');

const asked = (operation: string, status: string, values: string): Series =>
  counter('count', `operation="${operation}",status="${status}"`, values);
const OF_PROBE = 'job="geokod",instance="b",region="msk-1",operation="route"';
const probed = (outcome: string, values: string): Series =>
  ({ [`geokod_probes_total{${OF_PROBE},outcome="${outcome}"}`]: values });

export const rateCases: readonly RateCase[] = [
  {
    name: 'the share of a span is that of its minutes, and no others',
    series: badAtLast(4400, 60),
    every: '10m',
    at: '4400m',
    expected: sharesOf({ '2h': 0.005, '6h': 0.01 / 6, '1d': 0.01 / 24, '3d': 0.01 / 72 }),
  },
  {
    name: 'the share of a short span, too',
    series: badAtLast(240, 20),
    every: '1m',
    at: '240m',
    expected: sharesOf({ '5m': 0.01, '30m': 0.006, '1h': 0.003, '2h': 0.0015 }),
  },
  { name: 'fewer than a hundred an hour', series: routes([1.6, 200]), every: '1m', at: '190m',
    expected: { [ALL_SLOW]: undefined } },
  { name: 'more than a hundred an hour', series: routes([1.75, 200]), every: '1m', at: '190m',
    expected: { [ALL_SLOW]: SPANS } },
  { name: 'many before the last hour', series: routes([10, 100], [0.5, 100]), every: '1m', at: '190m',
    expected: { [ALL_SLOW]: undefined } },
  { name: 'many in the last hour, few in its half', series: routes([0.5, 130], [10, 30], [0.5, 40]), every: '1m',
    at: '195m', expected: { [ALL_SLOW]: SPANS } },
  { name: 'the median is that of an hour', series: OFTEN_AND_SLOW_THEN_QUICK, every: '1m', at: '150m',
    expected: { 'geokod:median_seconds:1h': 0.1 } },
  { name: 'the median is that of a whole hour', series: OFTEN_AND_SLOW_THEN_QUICK, every: '1m', at: '115m',
    expected: { 'geokod:median_seconds:1h': 0.29 } },
  {
    name: 'requests are those of customers and of probes that were let in, by region; a rate is that of five minutes',
    series: {
      ...NODES,
      ...asked('geocode', '2xx', '0x20 600+600x10'),
      ...asked('geocode', '5xx', '0x20 600+600x10'),
      'geokod_request_seconds_count{job="geokod",instance="b",operation="geocode",status="2xx"}': '0+60x30',
      ...asked('withdrawal', '5xx', '0+6000x30'),
      ...asked('report', '5xx', '0+6000x30'),
      ...probed('passed', '0x20 1200+1200x10'),
      ...probed('failed', '0x20 600+600x10'),
      ...probed('unknown', '0+6000x30'),
    },
    every: '1m',
    at: '24m',
    expected: {
      'geokod:requests:rate5m{region="msk-1"}': 0.8 * 50,
      'geokod:faults:rate5m{region="msk-1"}': 0.8 * 20,
      'geokod:faults:rate5m{region="spb-1"} + 1': 1,
      'count(geokod:requests:rate5m)': 2,
    },
  },
  {
    name: 'answers are those of the five operations, in five minutes',
    series: {
      ...NODES,
      ...Object.assign({}, ...['suggest', 'geocode', 'reverse', 'route', 'matrix', 'tile', 'none'].map((operation) =>
        ({ ...asked(operation, '2xx', '0x20 60+60x10'), ...asked(operation, '4xx', '0x20 60+60x10') }))),
    },
    every: '1m',
    at: '24m',
    expected: { 'count(geokod:answers:rate5m)': 5, 'avg(geokod:answers:rate5m)': 0.8 },
  },
  ...([['suggest', '0.1'], ['geocode', '0.2'], ['reverse', '0.2'], ['route', '0.55'], ['matrix', '0.75']] as const)
    .map(([operation, le]): RateCase => ({
      name: `quick answers to ${operation}, in five minutes`,
      series: {
        ...NODES,
        ...counter('bucket', `operation="${operation}",status="2xx",le="${le}"`, '0x20 60+60x10'),
        ...counter('bucket', `operation="${operation}",status="4xx",le="${le}"`, '0x20 60+60x10'),
        ...counter('bucket', `operation="${operation}",status="2xx",le="10"`, '0x20 600+600x10'),
      },
      every: '1m',
      at: '24m',
      expected: { [`geokod:quick_answers:rate5m{region="msk-1",operation="${operation}"}`]: 0.8 },
    })),
];
