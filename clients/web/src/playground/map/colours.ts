/** Colours drawn over the map. They are defined here because MapLibre cannot read CSS variables. */
export interface Palette {
  readonly exact: string;
  readonly near: string;
  readonly street: string;
  readonly coarse: string;
  readonly none: string;
  readonly way: string;
  readonly otherWay: string;
  readonly casing: string;
  readonly fast: string;
  readonly slower: string;
  readonly slow: string;
  readonly jam: string;
}

/** Distinguishable for colour-blind readers: lightness differs along with hue. */
export const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    exact: '#146c43', near: '#2f6fb7', street: '#b27900', coarse: '#b3463c', none: '#7b857f',
    way: '#1f5fc4', otherWay: '#8fa6c4', casing: '#ffffff',
    fast: '#2e9d57', slower: '#e0b021', slow: '#e06c1f', jam: '#b3202c',
  },
  dark: {
    exact: '#5cc09b', near: '#7eb3f0', street: '#e0b04a', coarse: '#f08c82', none: '#97a39d',
    way: '#6ea8ff', otherWay: '#5b6f8c', casing: '#101513',
    fast: '#4fc57c', slower: '#f0cf58', slow: '#f59a55', jam: '#f0616b',
  },
};

export type Fineness = 'exact' | 'near' | 'street' | 'coarse' | 'none';

const finenesses: Readonly<Record<string, Fineness>> = {
  house: 'exact', poi: 'exact', metro: 'exact', intersection: 'exact',
  house_part: 'near', interpolated: 'near', nearest_house: 'near',
  street: 'street', place: 'street',
};

/** The class of a point's precision. A precision unknown to this version counts as coarse. */
export const finenessOf = (precision: string): Fineness =>
  (precision === '' ? 'none' : Object.hasOwn(finenesses, precision) ? finenesses[precision] : 'coarse');

/** The least share of the free-flow speed for each colour, from standstill to free flow. */
export const speedSteps = [[0, 'jam'], [0.35, 'slow'], [0.6, 'slower'], [0.85, 'fast']] as const;
