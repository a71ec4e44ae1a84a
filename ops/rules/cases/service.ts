import { condition, NODES, ofNode, type AlertCase, type AlertCases, type Series } from './series.ts';

/** Requests of an operation at node a: the number per minute, and how many of them took at most the bound. */
function answered(operation: string, perMinute: number, le: string, quick: number): Series {
  const named = (part: string, bound = ''): string =>
    `geokod_request_seconds_${part}{job="geokod",instance="a",operation="${operation}",status="2xx"${bound}}`;
  const all = `0+${perMinute}x500`;
  return {
    ...NODES,
    [named('count')]: all,
    [named('bucket', `,le="${le}"`)]: `0+${quick}x500`,
    [named('bucket', ',le="10"')]: all,
    [named('bucket', ',le="+Inf"')]: all,
  };
}

/** Requests of an operation, half of which took less than `median`. */
function answeredIn(operation: string, median: number): Series {
  const bucket = (le: string): string =>
    `geokod_request_seconds_bucket{job="geokod",instance="a",operation="${operation}",status="2xx",le="${le}"}`;
  const [least, most] = [String(median * 0.9), String(median * 1.1)];
  return { ...NODES, [bucket(least)]: '0x500', [bucket(most)]: '0+100x500', [bucket('+Inf')]: '0+100x500' };
}

const STATED: Readonly<Record<string, number>> = {
  suggest: 0.024, geocode: 0.042, reverse: 0.039, route: 0.11, matrix: 0.18,
};
/** What counts as slow. */
const SLOW: Readonly<Record<string, string>> = {
  suggest: '0.1', geocode: '0.2', reverse: '0.2', route: '0.55', matrix: '0.75',
};

const eachOf = <T>(values: Readonly<Record<string, T>>, make: (operation: string, value: T) => Series, what = '') =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [what + name, make(name, value)]));

const withFaults = (ok: string, faults: string, operation = 'geocode'): Series => ({
  ...NODES,
  [`geokod_request_seconds_count{job="geokod",instance="a",operation="${operation}",status="2xx"}`]: ok,
  [`geokod_request_seconds_count{job="geokod",instance="a",operation="${operation}",status="5xx"}`]: faults,
});

const shares = (what: 'faults' | 'slow', long: string, short: string, values: readonly [number, number]): Series => ({
  [`geokod:${what}:share${long}{region="msk-1",operation="route"}`]: `${values[0]}x100`,
  [`geokod:${what}:share${short}{region="msk-1",operation="route"}`]: `${values[1]}x100`,
});

function probes(operation: string, failed: string, passed: string, { by = 'b', unknown = '_x60' } = {}): Series {
  const labels = `job="geokod",instance="${by}",region="msk-1",operation="${operation}"`;
  const counted = (outcome: string, values: string): Series =>
    ({ [`geokod_probes_total{${labels},outcome="${outcome}"}`]: values });
  return { ...counted('failed', failed), ...counted('passed', passed), ...counted('unknown', unknown) };
}

/** A dozen matrices in three minutes before the ninetieth, the first since the start, all of them slow. */
const FIRST_ANSWERS: Series = {
  ...NODES,
  ...ofNode('geokod_request_seconds_count', '_x86 1 6 12x200', 'operation="matrix",status="2xx"'),
  ...ofNode('geokod_request_seconds_bucket', '_x86 0x200', 'operation="matrix",status="2xx",le="0.75"'),
};

/** A slow matrix every forty minutes. */
const RARE_ANSWERS: Series = {
  ...NODES,
  ...ofNode('geokod_request_seconds_count', '0x59 1x40 2x40 3x200', 'operation="matrix",status="2xx"'),
  ...ofNode('geokod_request_seconds_bucket', '0x300', 'operation="matrix",status="2xx",le="0.18"'),
  ...ofNode('geokod_request_seconds_bucket', '0x59 1x40 2x40 3x200', 'operation="matrix",status="2xx",le="0.24"'),
  ...ofNode('geokod_request_seconds_bucket', '0x59 1x40 2x40 3x200', 'operation="matrix",status="2xx",le="+Inf"'),
};

/** Two spans that must both be above their limit: just above it fires, just below in either of them does not. */
function burning(what: 'faults' | 'slow', pairs: readonly (readonly [string, string, number])[]) {
  const bothAt = (long: number, short: number) => Object.fromEntries(pairs.map(([longSpan, shortSpan, limit]) =>
    [`${longSpan} ${long}, ${shortSpan} ${short}`, shares(what, longSpan, shortSpan, [limit * long, limit * short])]));
  return { firesToo: bothAt(1.02, 1.02), silent: { ...bothAt(1.02, 0.98), ...bothAt(0.98, 1.02) } };
}

const fastFaults = burning('faults', [['1h', '5m', 0.0144], ['6h', '30m', 0.006]]);
const slowFaults = burning('faults', [['1d', '2h', 0.003], ['3d', '6h', 0.001]]);
const fastSlow = burning('slow', [['1h', '5m', 0.144], ['6h', '30m', 0.06]]);
const slowSlow = burning('slow', [['1d', '2h', 0.03], ['3d', '6h', 0.01]]);

const REFUSED = 'region="fra-1",operation="geocode",outcome="unknown"';

const burns: AlertCases = {
  GeokodFaultsBurnFast: {
    severity: 'page',
    first: '1m',
    at: '90m',
    fires: withFaults('0+980x500', '0+20x500'),
    firesToo: {
      ...fastFaults.firesToo,
      'probes alone': { ...NODES, ...probes('geocode', '0+1x500', '0+49x500') },
      'a region that answers nothing': withFaults('_x500', '0+20x500'),
      'pages and tiles': withFaults('0+980x500', '0+20x500', 'tile'),
    },
    silent: {
      ...fastFaults.silent,
      'one in a thousand': withFaults('0+999x500', '0+1x500'),
      'over for an hour': withFaults('0+980x500', '0+20x30 600x60'),
      'nobody asks': withFaults('0x500', '0x500'),
      'no fault since the start': withFaults('0+980x500', '_x500'),
      'the first faults since the start': withFaults('0+980x500', '_x83 0+20x400'),
      'reports and withdrawals of edges without a database': {
        ...withFaults('0+980x500', '0x500'),
        ...ofNode('geokod_request_seconds_count', '0+40x500', 'operation="report",status="5xx"'),
        ...ofNode('geokod_request_seconds_count', '0+40x500', 'operation="withdrawal",status="5xx"'),
      },
      'few faults among many probes': {
        ...withFaults('0+1x500', '0+0.02x500'), ...probes('geocode', '0x500', '0+20x500'),
      },
      'few faults among many reports are many among requests, which are none': {
        ...NODES, ...ofNode('geokod_request_seconds_count', '0+40x500', 'operation="report",status="5xx"'),
      },
      'a probe that was let in nowhere': {
        ...withFaults('0+980x500', '0x500'), ...ofNode('geokod_probes_total', '0+4x500', REFUSED),
      },
    },
  },
  GeokodFaultsBurnSlow: {
    severity: 'ticket', first: '0m', at: '30m', fires: shares('faults', '3d', '6h', [0.0015, 0.0012]), ...slowFaults,
  },
  GeokodSlowBurnFast: {
    severity: 'page',
    first: '12m',
    at: '90m',
    fires: answered('route', 10, '0.55', 8),
    firesToo: {
      ...fastSlow.firesToo,
      ...eachOf(SLOW, (operation, le) => answered(operation, 100, le, 80)),
      'a hundred an hour': answered('route', 1.7, '0.55', 0),
    },
    silent: {
      ...fastSlow.silent,
      ...eachOf(SLOW, (operation, le) => answered(operation, 100, le, 99), 'one in a hundred '),
      'nobody asks': answered('route', 0, '0.55', 0),
      'too few to tell': answered('route', 1.6, '0.55', 0),
      'too few, of an operation that was not asked before': FIRST_ANSWERS,
    },
  },
  GeokodSlowBurnSlow: {
    severity: 'ticket', first: '0m', at: '30m', fires: shares('slow', '1d', '2h', [0.04, 0.04]), ...slowSlow,
  },
  GeokodMedianAboveStated: {
    severity: 'ticket',
    first: '61m',
    at: '150m',
    fires: answeredIn('suggest', STATED['suggest'] * 1.03),
    firesToo: eachOf(STATED, (operation, median) => answeredIn(operation, median * 1.03)),
    silent: {
      ...eachOf(STATED, (operation, median) => answeredIn(operation, median * 0.97)),
      'nobody asks': answered('suggest', 0, '0.024', 0),
      'too few to tell': RARE_ANSWERS,
    },
  },
};

const regions: AlertCases = {
  GeokodRegionDown: {
    severity: 'page',
    first: '8m',
    at: '10m',
    fires: { ...probes('route', '0x5 4+4x20', '0+4x5 20x20'), ...probes('geocode', '0x20', '0+4x20') },
    firesToo: {
      'every other one': probes('route', '0+2x20', '0+2x20'),
      'every other minute': probes('route', '0 4 4 8 8 12 12 16 16 20 20', '0 0 4 4 8 8 12 12 16 16 20'),
      'half of those that were let in': probes('route', '0+2x20', '0+2x20', { unknown: '0+4x20' }),
      'half, as two see it': {
        ...probes('route', '0+60x20', '0+180x20', { by: 'a' }), ...probes('route', '0+180x20', '0+60x20'),
      },
    },
    silent: {
      'two in five': probes('route', '0+2x20', '0+3x20'),
      'one in four, as two see it': {
        ...probes('route', '0+1x20', '0+3x20', { by: 'a' }), ...probes('route', '0+1x20', '0+3x20'),
      },
      'a bad minute': probes('route', '0 0 0 0 0 0 0 0 0 4x20', '0+4x20'),
      'nobody probes': probes('route', '7x20', '7x20'),
      'let in nowhere': ofNode('geokod_probes_total', '0+4x60', REFUSED),
    },
  },
  GeokodProbesRefused: {
    severity: 'ticket',
    first: '16m',
    at: '40m',
    fires: ofNode('geokod_probes_total', '0+4x60', REFUSED),
    firesToo: {
      'now and then': ofNode('geokod_probes_total', '0x8 4x8 8x8 12x8 16x30', REFUSED),
      'one operation': {
        ...ofNode('geokod_probes_total', '0+4x60', REFUSED),
        ...ofNode('geokod_probes_total', '0x60', REFUSED.replace('geocode', 'route')),
      },
    },
    silent: {
      'let in for eleven minutes': ofNode('geokod_probes_total', '0+4x29 116x60', REFUSED),
      failed: probes('route', '0+4x60', '0x60'),
    },
  },
};

const nodes: AlertCases = {
  GeokodNodeDown: {
    severity: 'page',
    first: '5m',
    at: '10m',
    fires: ofNode('up', '1 1 1 0x20'),
    firesToo: { 'no node is known': {}, 'nodes of others alone': { 'up{job="postgres",instance="a"}': '1x20' } },
    silent: {
      up: ofNode('up', '1x20'),
      'away for a minute': ofNode('up', '1 1 1 1 1 1 1 0 1x20'),
      'nodes of others': { ...ofNode('up', '1x20'), 'up{job="postgres",instance="a"}': '0x20' },
    },
  },
  GeokodNotReady: {
    severity: 'page',
    first: '6m',
    at: '10m',
    fires: condition('routing', '0 0 0 2x20'),
    firesToo: { 'an edge without regions': condition('regions', '2x20') },
    silent: { degraded: condition('routing', '1x20'), stopping: condition('process', '2x20') },
  },
  GeokodDegraded: {
    severity: 'ticket',
    first: '18m',
    at: '30m',
    fires: condition('batches', '0 0 0 1x60'),
    firesToo: {
      'the journal': condition('journal', '1x60'),
      'the status': condition('status', '1x60'),
      'an edge that regions refuse': condition('secret', '1x60'),
    },
    silent: {
      well: condition('batches', '0x60'),
      down: condition('routing', '2x60'),
      ...eachOf({ database: '', cache: '', clock: '' }, (check) => condition(check, '1x60'), 'has its own alert: '),
    },
  },
};

const late = (thread: string, values: string): Series =>
  ofNode('geokod_loop_delay_seconds', values, `thread="${thread}"`);

/** Threads that requests do not wait for. */
const patient = (values: string) => eachOf({ 'rows-1': '', 'road-states-1': '' }, (thread) => late(thread, values));

/** Lost threads by kind and reason ("http hung"). Those that are not given are exposed as 0, as by a node. */
function lost(given: Readonly<Record<string, string>>, node = 'a'): Series {
  const reasons = ['hung', 'memory', 'error', 'stuck'];
  const counters = ['http', 'routing'].flatMap((kind) => reasons.map((reason) => {
    const labels = `job="geokod",instance="${node}",reason="${reason}"`;
    return [`geokod_${kind}_threads_ended_total{${labels}}`, given[`${kind} ${reason}`] ?? '0x70'];
  }));
  return Object.fromEntries(counters) as Series;
}

/** Of one of two threads that loops once a minute, ten times, each time until it is ended, as scraped. */
const MEASURED_LOOPS = '0 0 0 1 2 3 4 5 6 7 8 9 10x60';

const threads: Readonly<Record<string, AlertCase>> = {
  GeokodThreadsLate: {
    severity: 'ticket',
    first: '21m',
    at: '30m',
    fires: late('main', '0x5 0.26x60'),
    firesToo: { 'roads now and then': late('routing-1', '0.1 0.5 0.1 0.5 0.1 0.5 0.5x60') },
    silent: {
      'a quarter of a second': late('main', '0.25x60'),
      'now and then': late('main', '0 0 0 0 1.2 '.repeat(12).trim()),
      ...patient('3x60'),
    },
  },
  GeokodThreadLost: {
    severity: 'ticket',
    first: '6m',
    at: '30m',
    fires: lost({ 'http hung': '0x5 1x60' }),
    firesToo: {
      'for roads': lost({ 'routing memory': '0x5 1x60' }),
      'after a restart': lost({ 'http stuck': '5x9 0 1x60' }),
    },
    silent: {
      none: lost({}),
      'before the last restart': lost({ 'http hung': '3x9 0x60' }),
      'one is silent for twenty seconds': { ...lost({}), ...late('http-2', '20x60') },
    },
  },
  GeokodThreadsLostOften: {
    severity: 'page',
    first: '5m',
    at: '22m',
    fires: lost({ 'http hung': MEASURED_LOOPS }),
    firesToo: {
      'for several reasons': lost({
        'http hung': '0x10 1x60', 'http memory': '0x12 1x60', 'routing hung': '0x14 1x60',
      }),
    },
    silent: {
      twice: lost({ 'http hung': '0x10 1 1 1 2x60' }),
      'twenty minutes apart': lost({ 'routing hung': '0 1x19 2x19 3x60' }),
      'once at each of three nodes': {
        ...lost({ 'http hung': '0x10 1x60' }), ...lost({ 'http hung': '0x10 1x60' }, 'b'),
        ...lost({ 'http hung': '0x10 1x60' }, 'c'),
      },
    },
  },
};

export const serviceCases: AlertCases = { ...burns, ...regions, ...nodes, ...threads };
