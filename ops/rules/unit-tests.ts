import type { RateCase } from './cases/rates.ts';
import type { AlertCase, Series } from './cases/series.ts';

export interface Alert {
  readonly name: string;
  /** Those that its text names. */
  readonly labels: readonly string[];
}

/** A case in the format of `promtool test rules`. */
export function unitTestsOf(alert: Alert, { severity, first, at, fires, firesToo = {}, silent }: AlertCase) {
  const labels = alert.labels.map((label) => `, ${label}!=""`).join('');
  const matchers = `alertname="${alert.name}", alertstate="firing", severity="${severity}"${labels}`;
  const firing = `count(ALERTS{${matchers}}) > bool 0`;
  const expect = (when: string, isFiring: boolean) =>
    ({ expr: firing, eval_time: when, exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [] });
  const groupOf = (name: string, series: Series, expected: readonly ReturnType<typeof expect>[]) => ({
    name,
    ...inputOf(series),
    promql_expr_test: expected,
  });
  const minute = parseInt(first, 10);
  const before = minute === 0 ? [] : [expect(`${minute - 1}m`, false)];
  return [
    groupOf('fires', fires, [...before, expect(first, true)]),
    ...Object.entries(firesToo).map(([name, series]) => groupOf(name, series, [expect(at, true)])),
    ...Object.entries(silent).map(([name, series]) => groupOf(name, series, [expect(at, false)])),
  ];
}

export function unitTestOfRates({ name, series, at, expected }: RateCase) {
  const close = ([expr, value]: readonly [string, number | undefined]) => ({
    expr: value === undefined ? expr : `max(abs((${expr}) / ${value} - 1)) < bool 0.1`,
    eval_time: at,
    exp_samples: value === undefined ? [] : [{ labels: '{}', value: 1 }],
  });
  return { name, ...inputOf(series), promql_expr_test: Object.entries(expected).map(close) };
}

const inputOf = (series: Series) =>
  ({ interval: '1m', input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })) });
