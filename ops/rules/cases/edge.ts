import type { AlertCases, Series } from './series.ts';

const atEdge = (name: string, values: string, labels = ''): Series =>
  ({ [`${name}{job="geokod",instance="e"${labels && `,${labels}`}}`]: values });

/** Requests at an edge, and those that it could send to no region. */
const answered = (requests: string, refused: string, status = '5xx'): Series => ({
  ...atEdge('geokod_edge_seconds_count', requests, 'region="msk-1",operation="route",status="2xx"'),
  ...atEdge('geokod_edge_seconds_count', refused, `region="none",operation="route",status="${status}"`),
});

const twoOperations = (refused: number): Series => ({
  ...answered('0+488x30', `0+${refused}x30`),
  ...atEdge('geokod_edge_seconds_count', '0+488x30', 'region="spb-1",operation="geocode",status="2xx"'),
  ...atEdge('geokod_edge_seconds_count', `0+${refused}x30`, 'region="none",operation="geocode",status="5xx"'),
});

const isUp = (values: string): Series => atEdge('geokod_edge_region_up', values, 'region="msk-1"');
const isSlow = (values: string): Series =>
  atEdge('geokod_edge_region_slow', values, 'region="msk-1",operation="matrix"');
const withdrawn = (values: string, outcome: string): Series =>
  atEdge('geokod_edge_withdrawals_total', values, `outcome="${outcome}"`);

export const edgeCases: AlertCases = {
  GeokodEdgeRegionOut: {
    severity: 'ticket',
    first: '8m',
    at: '20m',
    fires: isUp('1 1 1 0x30'),
    silent: { in: isUp('1x30'), restarted: isUp('1x15 0 0 1x30') },
  },
  GeokodEdgeRegionSlow: {
    severity: 'ticket',
    first: '8m',
    at: '20m',
    fires: isSlow('_ _ _ 1x30'),
    silent: {
      quick: isUp('1x30'),
      'quick again': isSlow('1x12 _x20'),
      'slow now and then': isSlow('1 1 _ 1 1 _x12 1 1'),
    },
  },
  GeokodEdgePanic: {
    severity: 'page',
    first: '3m',
    at: '20m',
    fires: atEdge('geokod_edge_panic', '0 0 1x30'),
    silent: { 'most are well': atEdge('geokod_edge_panic', '0x30') },
  },
  GeokodEdgeRefuses: {
    severity: 'page',
    first: '12m',
    at: '20m',
    fires: answered('0+980x30', '0x5 11+11x30'),
    firesToo: {
      'some of each operation': twoOperations(6),
      'all of the few that still come': answered('0+980x13 12740x30', '0+2x30'),
    },
    silent: {
      'a few of each operation': twoOperations(4),
      'a few': answered('0+991x30', '0+9x30'),
      'what nobody could read': answered('0+50x30', '0+50x30', '4xx'),
      'what a region could not answer': {
        ...answered('0+50x30', '0x30'),
        ...atEdge('geokod_edge_seconds_count', '0+50x30', 'region="msk-1",operation="route",status="5xx"'),
      },
    },
  },
  GeokodEdgeBilledUnanswered: {
    severity: 'ticket',
    first: '11m',
    at: '80m',
    fires: withdrawn('0x10 3x30', 'given_up'),
    firesToo: { 'one within the hour': withdrawn('0x25 1x80', 'given_up') },
    silent: {
      'taken back': withdrawn('0+3x90', 'done'),
      'none lately': withdrawn('0x15 3x90', 'given_up'),
    },
  },
};
