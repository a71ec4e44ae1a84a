import { condition, ofNode, unknownFor, type AlertCases, type Series } from './series.ts';

/** Of 1000. */
const disk = (free: string): Series =>
  ({ ...ofNode('geokod_data_disk_free_bytes', free), ...ofNode('geokod_data_disk_size_bytes', '1000x900') });

/** Calls of the database a minute, and how many of them took at most a bound. */
function storeCalls(perMinute: number, le: string, quick: number | string, node = 'a'): Series {
  const labels = `job="geokod",instance="${node}",store="database",call="read",outcome="answered"`;
  const bucket = (bound: string, values: string): Series =>
    ({ [`geokod_store_seconds_bucket{${labels},le="${bound}"}`]: values });
  const [all, some] = [`0+${perMinute}x60`, typeof quick === 'string' ? quick : `0+${quick}x60`];
  return { ...bucket(le, some), ...bucket('1', all), ...bucket('+Inf', all) };
}

export const machineCases: AlertCases = {
  GeokodQuotaStoreAway: {
    severity: 'page',
    first: '8m',
    at: '10m',
    fires: condition('cache', '0 0 0 1x20'),
    silent: {
      there: condition('cache', '0x20'),
      'away for two minutes': condition('cache', '0 0 0 1 1 0x20'),
      'something else': condition('journal', '1x20'),
    },
  },
  GeokodDatabaseAway: {
    severity: 'page',
    first: '6m',
    at: '10m',
    fires: condition('database', '0 0 0 1x20'),
    firesToo: { 'since the start': condition('database', '2x20') },
    silent: {
      there: condition('database', '0x20'),
      'started anew': condition('database', '0 0 0 1 0x20'),
      'something else': condition('journal', '1x20'),
    },
  },
  GeokodStoreSlow: {
    severity: 'ticket',
    first: '41m',
    at: '60m',
    fires: storeCalls(100, '0.25', '0+100x20 2098+98x40'),
    firesToo: {
      'just slower': storeCalls(100, '0.26', 100),
      'that of another node is quick': { ...storeCalls(100, '0.25', 100), ...storeCalls(100, '0.25', 97, 'b') },
    },
    silent: {
      quick: storeCalls(100, '0.25', 100),
      'one in two hundred': storeCalls(1000, '0.24', 995),
      'not asked': storeCalls(0, '0.25', 0),
    },
  },
  GeokodClockOff: {
    severity: 'ticket',
    first: '8m',
    at: '20m',
    fires: ofNode('geokod_clock_skew_seconds', '0 0 0 -2.1x60'),
    firesToo: { ahead: ofNode('geokod_clock_skew_seconds', '2.1x60') },
    silent: {
      'two seconds': ofNode('geokod_clock_skew_seconds', '2x60'),
      'not measured': ofNode('geokod_clock_skew_seconds', unknownFor(30)),
    },
  },
  GeokodDiskFilling: {
    severity: 'ticket',
    first: '34m',
    at: '800m',
    fires: disk('150x3 149x60'),
    firesToo: {
      'little is left': disk('149x900'),
      'full within the day': disk('650-0.3x900'),
      'just below half': disk('883-0.5x900'),
      'for six hours': disk('440x440 440-0.32x500'),
    },
    silent: {
      'half empty': disk('500x900'),
      'filled long ago': disk('200x900'),
      '15 in 100': disk('150x900'),
      'full in 25 hours': disk('640-0.28x900'),
      'more than half is left': disk('1000-0.62x900'),
      'one large file': disk('450x735 446-4x24 350x60'),
    },
  },
  GeokodDiskFull: {
    severity: 'page',
    first: '5m',
    at: '10m',
    fires: disk('40 35 30 29x20'),
    silent: { '3 in 100': disk('30x20') },
  },
  GeokodLogLost: {
    severity: 'ticket',
    first: '13m',
    at: '30m',
    fires: ofNode('geokod_log_dropped_lines', '0x12 5x20'),
    firesToo: { 'one line of an edge': { 'geokod_log_dropped_lines{job="geokod",instance="e"}': '0x17 1x20' } },
    silent: {
      none: ofNode('geokod_log_dropped_lines', '5x60'),
      'some time ago': ofNode('geokod_log_dropped_lines', '0x12 5x60'),
    },
  },
};
