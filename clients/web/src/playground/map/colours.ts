/** Colours of what is drawn over the map. MapLibre reads no variables of CSS, so they stand here for both. */
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

/** Told apart by people who see colours in another way too: lightness differs with the hue. */
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

/** How fine a point is, in five steps; a precision that is newer than this page is a coarse one. */
export const finenessOf = (precision: string): Fineness =>
  (precision === '' ? 'none' : Object.hasOwn(finenesses, precision) ? finenesses[precision] : 'coarse');

/** From which share of its free speed on a road has a colour, from one that stands to one that is free. */
export const speedSteps = [[0, 'jam'], [0.35, 'slow'], [0.6, 'slower'], [0.85, 'fast']] as const;
