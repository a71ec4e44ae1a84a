/** Speed limits without a sign, km/h. `motorway` is what the country itself calls one. */
export interface CountryLimits {
  readonly urban: number;
  readonly rural: number;
  readonly motorway: number;
  readonly livingStreet: number;
}

const limits = (urban: number, rural: number, motorway: number, livingStreet: number): CountryLimits =>
  ({ urban, rural, motorway, livingStreet });

/** The traffic rules of the countries served, and of their neighbours with roads on the same maps. */
const byCountry: Readonly<Record<string, CountryLimits>> = {
  RU: limits(60, 90, 110, 20),
  BY: limits(60, 90, 110, 20),
  KZ: limits(60, 110, 140, 20),
  KG: limits(60, 90, 110, 20),
  UZ: limits(60, 100, 110, 30),
  TJ: limits(60, 90, 110, 20),
  TM: limits(60, 90, 120, 20),
  AM: limits(60, 90, 110, 20),
  AZ: limits(60, 90, 110, 20),
  GE: limits(60, 90, 110, 20),
  MD: limits(50, 90, 110, 20),
  UA: limits(50, 90, 130, 20),
  EE: limits(50, 90, 110, 20),
  LV: limits(50, 90, 110, 20),
  LT: limits(50, 90, 130, 20),
  PL: limits(50, 90, 140, 20),
  FI: limits(50, 80, 120, 20),
  DE: limits(50, 100, 130, 7),
};

/** The limits of a country by its ISO code; for a country not in the table, the most common ones. */
export const limitsOf = (country: string): CountryLimits =>
  Object.hasOwn(byCountry, country) ? byCountry[country] : byCountry.RU;

export const hasLimits = (country: string): boolean => Object.hasOwn(byCountry, country);
