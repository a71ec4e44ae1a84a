import { above, ofNode, unknownFor, type AlertCases, type Series } from './series.ts';

const traffic = (matched: number, unmatched: number, source = 'live'): Series => ({
  ...ofNode(`geokod_traffic_${source}_matched_rows`, `${matched}x120`),
  ...ofNode(`geokod_traffic_${source}_unmatched_rows`, `${unmatched}x120`),
});

const atlases = (ofA: string, ofB: string): Series => ({
  [`geokod_atlas_info{job="geokod",instance="a",version="${ofA}"}`]: '1x300',
  [`geokod_atlas_info{job="geokod",instance="b",version="${ofB}"}`]: '1x300',
});

const liveAge = (values: string): Series => ofNode('geokod_traffic_live_age_seconds', values);

export const dataCases: AlertCases = {
  GeokodAtlasOld: above('geokod_atlas_data_age_seconds', 35 * 86_400, { severity: 'ticket', first: '60m', at: '80m' }),
  GeokodAtlasesDiffer: {
    severity: 'ticket',
    first: '120m',
    at: '180m',
    fires: atlases('1', '2'),
    silent: { 'the same': atlases('2', '2') },
  },
  GeokodTrafficOld: {
    severity: 'ticket',
    first: '76m',
    at: '180m',
    fires: liveAge(`60x70 ${unknownFor(120)}`),
    firesToo: { 'the last are old': liveAge('601x300') },
    silent: {
      'a feed': liveAge('60x300'),
      'ten minutes': liveAge('600x300'),
      'never any': liveAge(unknownFor(190)),
    },
  },
  GeokodTrafficUnmatched: {
    severity: 'ticket',
    first: '30m',
    at: '60m',
    fires: traffic(49, 51),
    firesToo: { 'usual speeds': traffic(49, 51, 'typical'), turns: traffic(49, 51, 'turns') },
    silent: {
      'most fit': { ...traffic(90, 10), ...traffic(90, 10, 'typical'), ...traffic(90, 10, 'turns') },
      'one in two': { ...traffic(50, 50), ...traffic(50, 50, 'typical'), ...traffic(50, 50, 'turns') },
      none: traffic(0, 0),
    },
  },
};
