/**
 * Series that must fire an alert, and series that must not, per minute in the notation of promtool: "0+60x90" rises
 * by 60 each minute, 90 times. "a" and "b" are nodes of msk-1 and spb-1, "e" is an edge.
 */
export interface AlertCase {
  readonly severity: 'page' | 'ticket';
  /** The first minute at which `fires` fires: a minute earlier the alert is silent. */
  readonly first: string;
  /** When the others are evaluated. */
  readonly at: string;
  readonly fires: Series;
  /** Each of these fires the alert by itself too: the other halves of an "or". */
  readonly firesToo?: Readonly<Record<string, Series>>;
  readonly silent: Readonly<Record<string, Series>>;
}

export type AlertCases = Readonly<Record<string, AlertCase>>;
export type Series = Readonly<Record<string, string>>;

export const unknownFor = (minutes: number): string => Array.from({ length: minutes }, () => 'NaN').join(' ');

export const NODES: Series = {
  'geokod_node_info{job="geokod",instance="a",region="msk-1"}': '1x500',
  'geokod_node_info{job="geokod",instance="b",region="spb-1"}': '1x500',
};

export const ofNode = (name: string, values: string, labels = ''): Series =>
  ({ [`${name}{job="geokod",instance="a"${labels && `,${labels}`}}`]: values });

export const ofNeighbour = (name: string, values: string): Series =>
  ({ [`${name}{job="geokod",instance="b"}`]: values });

export const condition = (check: string, values: string): Series =>
  ofNode('geokod_condition', values, `check="${check}"`);

/** A gauge of one node that fires above a value, and not at it. */
export const above = (name: string, most: number, rest: Pick<AlertCase, 'severity' | 'first' | 'at'>): AlertCase => ({
  ...rest,
  fires: ofNode(name, `${most * 1.01}x300`),
  silent: {
    'at the limit': ofNode(name, `${most}x300`),
    'above it for a moment': ofNode(name, `0 0 ${most + 1} 0x300`),
    unknown: {},
  },
});
