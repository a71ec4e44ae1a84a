/**
 * Series that must fire each alert, and series that must not, per minute in the notation of promtool: "0+60x90" rises
 * by 60 each minute, 90 times. "a" and "b" are nodes of msk-1 and spb-1.
 */
export interface AlertCase {
  /** When the alert is evaluated. */
  readonly at: string;
  readonly fires: Series;
  /** Each of these fires the alert by itself too: the other halves of an "or". */
  readonly firesToo?: Readonly<Record<string, Series>>;
  readonly silent: Readonly<Record<string, Series>>;
}

type Series = Readonly<Record<string, string>>;

const unknownFor = (minutes: number): string => Array.from({ length: minutes }, () => 'NaN').join(' ');

const NODES: Series = {
  'geokod_node_info{job="geokod",instance="a",region="msk-1"}': '1x500',
  'geokod_node_info{job="geokod",instance="b",region="spb-1"}': '1x500',
};

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

const withFaults = (ok: string, faults: string): Series => ({
  ...NODES,
  'geokod_request_seconds_count{job="geokod",instance="a",operation="geocode",status="2xx"}': ok,
  'geokod_request_seconds_count{job="geokod",instance="a",operation="geocode",status="5xx"}': faults,
});

const shares = (what: 'faults' | 'slow', long: string, short: string, values: readonly [string, string]): Series => ({
  [`geokod:${what}:share${long}{region="msk-1",operation="route"}`]: values[0],
  [`geokod:${what}:share${short}{region="msk-1",operation="route"}`]: values[1],
});

const probes = (operation: string, failed: string, passed: string): Series => ({
  [`geokod_probes_total{job="geokod",instance="b",region="msk-1",operation="${operation}",outcome="failed"}`]: failed,
  [`geokod_probes_total{job="geokod",instance="b",region="msk-1",operation="${operation}",outcome="passed"}`]: passed,
});

const REFUSED = 'region="fra-1",operation="geocode",outcome="unknown"';

const ofNode = (name: string, values: string, labels = ''): Series =>
  ({ [`${name}{job="geokod",instance="a"${labels && `,${labels}`}}`]: values });

const condition = (check: string, values: string): Series => ofNode('geokod_condition', values, `check="${check}"`);

/** Requests at an edge, and those that it could send to no region. */
const atEdge = (answered: string, refused: string, status = '5xx'): Series => ({
  'geokod_edge_seconds_count{job="geokod",instance="e",region="msk-1",operation="route",status="2xx"}': answered,
  [`geokod_edge_seconds_count{job="geokod",instance="e",region="none",operation="route",status="${status}"}`]: refused,
});

/** A gauge of one node that fires above a value, and not at it. */
const above = (name: string, most: number, at: string, labels = ''): AlertCase => ({
  at,
  fires: ofNode(name, `${most + 1}x300`, labels),
  silent: {
    'at the limit': ofNode(name, `${most}x300`, labels),
    'above it for a moment': ofNode(name, `0 0 ${most + 1} 0x300`, labels),
    unknown: {},
  },
});

const attempts = (delivered: number, refused: number): Series => ({
  ...ofNode('geokod_webhook_attempt_seconds_count', `0+${delivered}x120`, 'outcome="delivered"'),
  ...ofNode('geokod_webhook_attempt_seconds_count', `0+${refused}x120`, 'outcome="timeout"'),
});

/** Lines of usage in no ledger, by reason: never written, unreadable, of a closed month. */
const usage = (lost: number, damaged: number, late: number): Series => ({
  ...ofNode('geokod_journal_lost_lines', `${lost}x20`),
  ...ofNode('geokod_journal_damaged_lines', `${damaged}x20`),
  ...ofNode('geokod_journal_late_lines', `${late}x20`),
});

const batches = (state: string, rows: string): Series => ({
  ...ofNode('geokod_batches', '2x120', `state="${state}"`),
  ...ofNode('geokod_batch_rows_total', rows, 'status="ok"'),
});

const queued = (oldestSeconds: number, rows: string): Series => ({
  ...ofNode('geokod_batch_oldest_queued_seconds', `${oldestSeconds}x120`),
  ...ofNode('geokod_batch_rows_total', rows, 'status="ok"'),
});

const disk = (free: string): Series =>
  ({ ...ofNode('geokod_data_disk_free_bytes', free), ...ofNode('geokod_data_disk_size_bytes', '1000x500') });

const storeCalls = (quick: number, all: number): Series => ({
  ...ofNode('geokod_store_seconds_bucket', `0+${quick}x60`, 'store="database",call="read",outcome="answered",le="0.1"'),
  ...ofNode('geokod_store_seconds_bucket', `0+${all}x60`, 'store="database",call="read",outcome="answered",le="1"'),
  ...ofNode('geokod_store_seconds_bucket', `0+${all}x60`, 'store="database",call="read",outcome="answered",le="+Inf"'),
});

const mails = (oldestSeconds: number, waiting: number): Series => ({
  ...ofNode('geokod_mails_oldest_seconds', `${oldestSeconds}x60`),
  ...ofNode('geokod_mails_waiting', `${waiting}x60`),
});

const traffic = (matched: number, unmatched: number, source = 'live'): Series => ({
  ...ofNode(`geokod_traffic_${source}_matched_rows`, `${matched}x120`),
  ...ofNode(`geokod_traffic_${source}_unmatched_rows`, `${unmatched}x120`),
});

export const alertCases: Readonly<Record<string, AlertCase>> = {
  GeokodFaultsBurnFast: {
    at: '90m',
    fires: withFaults('0+980x500', '0+20x500'),
    firesToo: {
      'an hour': shares('faults', '1h', '5m', ['0.015x100', '0.015x100']),
      'six hours': shares('faults', '6h', '30m', ['0.007x100', '0.007x100']),
      'probes alone': { ...NODES, ...probes('geocode', '0+1x500', '0+49x500') },
    },
    silent: {
      'one in a thousand': withFaults('0+999x500', '0+1x500'),
      'over for an hour': withFaults('0+980x500', '0+20x30 600x60'),
      'six hours, now over': shares('faults', '6h', '30m', ['0.007x100', '0.005x100']),
      'an hour, below 14.4 times': shares('faults', '1h', '5m', ['0.014x100', '0.014x100']),
      'nobody asks': withFaults('0x500', '0x500'),
      'no fault since the start': withFaults('0+980x500', '_x500'),
      'reports of edges without a database': {
        ...withFaults('0+980x500', '0x500'),
        ...ofNode('geokod_request_seconds_count', '0+20x500', 'operation="report",status="5xx"'),
      },
      'few faults among many probes': {
        ...withFaults('0+1x500', '0+0.02x500'), ...probes('geocode', '0x500', '0+20x500'),
      },
    },
  },
  GeokodFaultsBurnSlow: {
    at: '30m',
    fires: shares('faults', '3d', '6h', ['0.0015x60', '0.0012x60']),
    firesToo: { 'a day': shares('faults', '1d', '2h', ['0.0031x60', '0.0031x60']) },
    silent: {
      'long over': shares('faults', '3d', '6h', ['0.0015x60', '0.0002x60']),
      'the promise is kept': shares('faults', '3d', '6h', ['0.0009x60', '0.0009x60']),
      'a day, now over': shares('faults', '1d', '2h', ['0.0031x60', '0.0029x60']),
    },
  },
  GeokodSlowBurnFast: {
    at: '90m',
    fires: answered('route', 100, '0.55', 80),
    firesToo: {
      'an hour': shares('slow', '1h', '5m', ['0.15x100', '0.15x100']),
      'six hours': shares('slow', '6h', '30m', ['0.07x100', '0.07x100']),
    },
    silent: {
      'one in a hundred': answered('route', 100, '0.55', 99),
      'an hour, now over': shares('slow', '1h', '5m', ['0.15x100', '0.14x100']),
      'six hours, now over': shares('slow', '6h', '30m', ['0.07x100', '0.05x100']),
      'nobody asks': answered('route', 0, '0.55', 0),
      'too few to tell': answered('route', 1, '0.55', 0),
    },
  },
  GeokodSlowBurnSlow: {
    at: '30m',
    fires: shares('slow', '1d', '2h', ['0.04x60', '0.04x60']),
    firesToo: { 'three days': shares('slow', '3d', '6h', ['0.011x60', '0.011x60']) },
    silent: {
      'long over': shares('slow', '1d', '2h', ['0.04x60', '0.001x60']),
      few: shares('slow', '3d', '6h', ['0.009x60', '0.009x60']),
      'three days, now over': shares('slow', '3d', '6h', ['0.011x60', '0.009x60']),
    },
  },
  GeokodMedianAboveStated: {
    at: '150m',
    fires: answered('suggest', 100, '0.024', 40),
    silent: { 'as stated': answered('suggest', 100, '0.024', 60), 'nobody asks': answered('suggest', 0, '0.024', 0) },
  },
  GeokodRegionDown: {
    at: '10m',
    fires: { ...probes('route', '0+4x20', '0x20'), ...probes('geocode', '0x20', '0+4x20') },
    silent: {
      'one probe in four': probes('route', '0+1x20', '0+3x20'),
      'a bad minute': probes('route', '0 0 0 0 0 0 0 0 0 4x20', '0+4x20'),
      'nobody probes': probes('route', '7x20', '7x20'),
    },
  },
  GeokodProbesRefused: {
    at: '40m',
    fires: ofNode('geokod_probes_total', '0+4x60', REFUSED),
    silent: {
      'let in again': ofNode('geokod_probes_total', '0+4x10 40x60', REFUSED),
    },
  },
  GeokodEdgeRegionOut: {
    at: '20m',
    fires: ofNode('geokod_edge_region_up', '1 1 1 0x30', 'region="msk-1"'),
    silent: {
      in: ofNode('geokod_edge_region_up', '1x30', 'region="msk-1"'),
      restarted: ofNode('geokod_edge_region_up', '1x15 0 0 1x30', 'region="msk-1"'),
    },
  },
  GeokodEdgeRegionSlow: {
    at: '20m',
    fires: ofNode('geokod_edge_region_slow', '_ _ _ 1x30', 'region="msk-1",operation="matrix"'),
    silent: {
      quick: ofNode('geokod_edge_region_up', '1x30', 'region="msk-1"'),
      'quick again': ofNode('geokod_edge_region_slow', '1x12 _x20', 'region="msk-1",operation="matrix"'),
      'slow now and then': ofNode('geokod_edge_region_slow', '1 1 _ 1 1 _x12 1 1', 'region="msk-1",operation="matrix"'),
    },
  },
  GeokodEdgePanic: {
    at: '20m',
    fires: ofNode('geokod_edge_panic', '0 0 1x30'),
    silent: { 'most are well': ofNode('geokod_edge_panic', '0x30') },
  },
  GeokodEdgeRefuses: {
    at: '20m',
    fires: atEdge('0+97x30', '0+3x30'),
    silent: {
      'a few': atEdge('0+999x30', '0+1x30'),
      'what nobody could read': atEdge('0+50x30', '0+50x30', '4xx'),
    },
  },
  GeokodEdgeBilledUnanswered: {
    at: '20m',
    fires: ofNode('geokod_edge_withdrawals_total', '0x10 3x30', 'outcome="given_up"'),
    silent: {
      'taken back': ofNode('geokod_edge_withdrawals_total', '0+3x30', 'outcome="done"'),
      'none lately': ofNode('geokod_edge_withdrawals_total', '3x30', 'outcome="given_up"'),
    },
  },
  GeokodNodeDown: {
    at: '10m',
    fires: ofNode('up', '1 1 1 0x20'),
    firesToo: { 'no node is known': {}, 'nodes of others alone': { 'up{job="postgres",instance="a"}': '1x20' } },
    silent: { up: ofNode('up', '1x20'), 'away for a minute': ofNode('up', '1 1 1 1 1 1 1 0 1x20') },
  },
  GeokodNotReady: {
    at: '10m',
    fires: condition('routing', '2x20'),
    silent: { degraded: condition('routing', '1x20'), stopping: condition('process', '2x20') },
  },
  GeokodDegraded: {
    at: '30m',
    fires: condition('batches', '1x60'),
    silent: {
      well: condition('batches', '0x60'),
      'what has an alert of its own': { ...condition('database', '1x60'), ...condition('cache', '1x60') },
    },
  },
  GeokodThreadsLate: {
    at: '30m',
    fires: ofNode('geokod_loop_delay_seconds', '0.4x60', 'thread="main"'),
    silent: {
      'some milliseconds': ofNode('geokod_loop_delay_seconds', '0.02x60', 'thread="main"'),
      once: ofNode('geokod_loop_delay_seconds', '0 0 0 3 0x60', 'thread="main"'),
      'of batches, which have time': ofNode('geokod_loop_delay_seconds', '3x60', 'thread="rows-1"'),
    },
  },
  GeokodThreadBlocked: {
    at: '10m',
    fires: ofNode('geokod_loop_delay_seconds', '0 0 0 0 15+60x20', 'thread="http-2"'),
    silent: {
      'for a moment': ofNode('geokod_loop_delay_seconds', '0 0 0 0 0 0 0 0 40 0x20', 'thread="http-2"'),
      'long questions': ofNode('geokod_loop_delay_seconds', '9x20', 'thread="routing-1"'),
      'of batches, which have time': ofNode('geokod_loop_delay_seconds', '15+60x20', 'thread="rows-1"'),
    },
  },
  GeokodJournalLate: above('geokod_journal_oldest_seconds', 900, '20m'),
  GeokodUsageLost: {
    at: '5m',
    fires: usage(3, 0, 0),
    firesToo: { damaged: usage(0, 2, 0), late: usage(0, 0, 1) },
    silent: { none: usage(0, 0, 0) },
  },
  GeokodBatchStalled: {
    at: '60m',
    fires: batches('running', '500x120'),
    firesToo: { 'none is begun': queued(901, '500x120') },
    silent: {
      'rows come': batches('running', '0+100x120'),
      'lately queued': queued(900, '500x120'),
      'queued behind others': queued(901, '0+100x120'),
      'nothing to do': batches('completed', '500x120'),
      'the database does not say': ofNode('geokod_batch_rows_total', '500x120', 'status="ok"'),
    },
  },
  GeokodBatchQueueOld: above('geokod_batch_oldest_queued_seconds', 7200, '30m'),
  GeokodWebhooksLate: above('geokod_webhook_overdue_seconds', 300, '20m'),
  GeokodWebhooksFailing: {
    at: '90m',
    fires: attempts(1, 9),
    silent: { 'most arrive': attempts(9, 1), 'too few to tell': attempts(0, 0.5) },
  },
  GeokodMonthNotClosed: above('geokod_month_overdue_seconds', 21_600, '30m'),
  GeokodMailsWaiting: {
    at: '20m',
    fires: mails(700, 5),
    silent: { 'one mailbox in trouble': mails(700, 1), 'much to send': mails(60, 50), none: mails(0, 0) },
  },
  GeokodMailOld: above('geokod_mails_oldest_seconds', 7200, '30m'),
  GeokodAtlasOld: above('geokod_atlas_data_age_seconds', 35 * 86_400, '80m'),
  GeokodAtlasesDiffer: {
    at: '180m',
    fires: {
      'geokod_atlas_info{instance="a",version="1"}': '1x300', 'geokod_atlas_info{instance="b",version="2"}': '1x300',
    },
    silent: {
      'the same': {
        'geokod_atlas_info{instance="a",version="2"}': '1x300', 'geokod_atlas_info{instance="b",version="2"}': '1x300',
      },
    },
  },
  GeokodTrafficOld: {
    at: '180m',
    fires: ofNode('geokod_traffic_live_age_seconds', `60x70 ${unknownFor(120)}`),
    firesToo: { 'the last are old': ofNode('geokod_traffic_live_age_seconds', '601x300') },
    silent: {
      'a feed': ofNode('geokod_traffic_live_age_seconds', '60x300'),
      'ten minutes': ofNode('geokod_traffic_live_age_seconds', '600x300'),
      'never any': ofNode('geokod_traffic_live_age_seconds', unknownFor(190)),
    },
  },
  GeokodTrafficUnmatched: {
    at: '60m',
    fires: traffic(10, 90),
    firesToo: { 'usual speeds': traffic(10, 90, 'typical'), turns: traffic(10, 90, 'turns') },
    silent: {
      'most fit': { ...traffic(90, 10), ...traffic(90, 10, 'typical'), ...traffic(90, 10, 'turns') },
      'one in two': { ...traffic(50, 50), ...traffic(50, 50, 'typical'), ...traffic(50, 50, 'turns') },
      none: traffic(0, 0),
    },
  },
  GeokodQuotaStoreAway: {
    at: '10m',
    fires: condition('cache', '1x20'),
    silent: { there: condition('cache', '0x20'), 'away for two minutes': condition('cache', '0 0 0 1 1 0x20') },
  },
  GeokodDatabaseAway: {
    at: '10m',
    fires: condition('database', '1x20'),
    silent: { there: condition('database', '0x20'), 'started anew': condition('database', '0 0 0 1 0x20') },
  },
  GeokodStoreSlow: {
    at: '40m', fires: storeCalls(90, 100), silent: { quick: storeCalls(100, 100), 'not asked': storeCalls(0, 0) },
  },
  GeokodClockOff: {
    at: '20m',
    fires: ofNode('geokod_clock_skew_seconds', '-7x60'),
    silent: {
      'two seconds': ofNode('geokod_clock_skew_seconds', '2x60'),
      'not measured': ofNode('geokod_clock_skew_seconds', unknownFor(30)),
    },
  },
  GeokodDiskFilling: {
    at: '400m',
    fires: disk('499-1x450'),
    firesToo: { 'little is left': disk('149x500') },
    silent: {
      'half empty': disk('500x500'), 'filled long ago': disk('200x500'), '15 in 100': disk('150x500'),
    },
  },
  GeokodDiskFull: { at: '10m', fires: disk('20x20'), silent: { filling: disk('100x20') } },
  GeokodLogLost: {
    at: '20m',
    fires: ofNode('geokod_log_dropped_lines', '0x12 5x20'),
    silent: { none: ofNode('geokod_log_dropped_lines', '5x60') },
  },
};
