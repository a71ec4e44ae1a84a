export type Theme = 'light' | 'dark';

/** The map's colours by purpose. */
export interface Palette {
  readonly paper: string;
  readonly residential: string;
  readonly industrial: string;
  readonly commercial: string;
  readonly school: string;
  readonly hospital: string;
  readonly square: string;
  readonly wood: string;
  readonly park: string;
  readonly grass: string;
  readonly farmland: string;
  readonly wetland: string;
  readonly sand: string;
  readonly pitch: string;
  readonly water: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly rail: string;
  readonly railTie: string;
  readonly border: string;
  readonly road: Readonly<Record<'motorway' | 'trunk' | 'primary' | 'secondary' | 'minor' | 'path', string>>;
  readonly casing: Readonly<Record<'motorway' | 'trunk' | 'primary' | 'secondary' | 'minor', string>>;
  readonly text: string;
  readonly quietText: string;
  readonly waterText: string;
  readonly greenText: string;
  readonly metro: string;
  readonly poi: string;
  readonly halo: string;
}

const light: Palette = {
  paper: '#f6f4ef',
  residential: '#efece5',
  industrial: '#eae6e2',
  commercial: '#f1e9e4',
  school: '#f3eedb',
  hospital: '#f6e7e6',
  square: '#f3f0e9',
  wood: '#cfe3c0',
  park: '#cdebc1',
  grass: '#dcebcb',
  farmland: '#f0eedb',
  wetland: '#d9e7dd',
  sand: '#f3ebcf',
  pitch: '#bfe2c0',
  water: '#a9d3ee',
  building: '#e1dbd2',
  buildingEdge: '#cfc7bb',
  rail: '#b9b4ad',
  railTie: '#f6f4ef',
  border: '#9d8fb3',
  road: {
    motorway: '#f3a66b', trunk: '#f7bf82', primary: '#fbd78f', secondary: '#fdeab5', minor: '#ffffff', path: '#c2b7a6',
  },
  casing: { motorway: '#d98846', trunk: '#dd9f5a', primary: '#dfb766', secondary: '#dccb95', minor: '#d9d3c8' },
  text: '#33383f',
  quietText: '#6c6f76',
  waterText: '#3f7fae',
  greenText: '#4e8a45',
  metro: '#d23b3b',
  poi: '#7a6a58',
  halo: 'rgba(255, 255, 255, 0.9)',
};

const dark: Palette = {
  paper: '#1b1f26',
  residential: '#20252d',
  industrial: '#242a31',
  commercial: '#262931',
  school: '#272a2c',
  hospital: '#2c282d',
  square: '#262b34',
  wood: '#1e3128',
  park: '#1f372b',
  grass: '#212f2a',
  farmland: '#22272a',
  wetland: '#1e2f31',
  sand: '#2d2c29',
  pitch: '#23402f',
  water: '#15303f',
  building: '#2b313b',
  buildingEdge: '#363d49',
  rail: '#4a515c',
  railTie: '#22272f',
  border: '#8a7ba8',
  road: {
    motorway: '#a8693a', trunk: '#8f6339', primary: '#77603c', secondary: '#5b5540', minor: '#3b434f', path: '#4d5460',
  },
  casing: { motorway: '#14171c', trunk: '#14171c', primary: '#14171c', secondary: '#14171c', minor: '#14171c' },
  text: '#e3e6ea',
  quietText: '#a4abb5',
  waterText: '#6fb0d6',
  greenText: '#86b98a',
  metro: '#f0716d',
  poi: '#b9a98f',
  halo: 'rgba(20, 23, 28, 0.85)',
};

export const palettes: Readonly<Record<Theme, Palette>> = { light, dark };
