import type { GraphFieldConfig } from '@grafana/grafana-foundation-sdk/common';
import type {
  Dashboard, FieldConfig, FieldConfigSource, Panel, RowPanel,
} from '@grafana/grafana-foundation-sdk/dashboard';
import type { dataquery as PrometheusQuery } from '@grafana/grafana-foundation-sdk/prometheus';
import type { Options as StatOptions } from '@grafana/grafana-foundation-sdk/stat';
import type { Options as TimeseriesOptions } from '@grafana/grafana-foundation-sdk/timeseries';

/** As JSON has it: a value of an enumeration is its text. */
type Plain<T> = unknown extends T ? T
  : T extends string ? `${T}`
  : T extends readonly (infer One)[] ? Plain<One>[]
  : T extends object ? { [Key in keyof T]: Plain<T[Key]> }
  : T;

type PanelOf<Type extends string, Options, Custom> = Omit<Panel, 'type' | 'targets' | 'options' | 'fieldConfig'> & {
  readonly type: Type;
  readonly targets: Omit<PrometheusQuery, '_implementsDataqueryVariant'>[];
  readonly options: Options;
  readonly fieldConfig: Omit<FieldConfigSource, 'defaults'> & {
    readonly defaults: Omit<FieldConfig, 'custom'> & { readonly custom?: Custom };
  };
};

type KnownPanel =
  | PanelOf<'timeseries', TimeseriesOptions, GraphFieldConfig>
  | PanelOf<'stat', StatOptions, never>
  | RowPanel;

/** A dashboard of the kinds of panels that ours has, as Grafana publishes what it loads. */
export type PlainDashboard = Plain<Omit<Dashboard, 'panels'> & { readonly panels: KnownPanel[] }>;
