/** Time zones of places, as of 2026. Countries with one time, or nearly so, by ISO code. */
const byCountry: Readonly<Record<string, string>> = {
  BY: 'Europe/Minsk', KZ: 'Asia/Almaty', KG: 'Asia/Bishkek', UZ: 'Asia/Tashkent', TJ: 'Asia/Dushanbe',
  TM: 'Asia/Ashgabat', AM: 'Asia/Yerevan', AZ: 'Asia/Baku', GE: 'Asia/Tbilisi', MD: 'Europe/Chisinau',
  UA: 'Europe/Kyiv', EE: 'Europe/Tallinn', LV: 'Europe/Riga', LT: 'Europe/Vilnius', PL: 'Europe/Warsaw',
  FI: 'Europe/Helsinki', NO: 'Europe/Oslo', SE: 'Europe/Stockholm', DE: 'Europe/Berlin', RO: 'Europe/Bucharest',
  TR: 'Europe/Istanbul', CN: 'Asia/Shanghai', JP: 'Asia/Tokyo', IR: 'Asia/Tehran', AF: 'Asia/Kabul',
};

/** Regions of Russia by ISO 3166-2 code, without "RU-"; all others have Moscow time. */
const ofRussia: readonly (readonly [zone: string, regions: string])[] = [
  ['Europe/Kaliningrad', 'KGD'],
  ['Europe/Samara', 'SAM UD'],
  ['Europe/Astrakhan', 'AST'],
  ['Europe/Saratov', 'SAR'],
  ['Europe/Ulyanovsk', 'ULY'],
  ['Asia/Yekaterinburg', 'PER SVE CHE TYU KGN ORE BA KHM YAN'],
  ['Asia/Omsk', 'OMS'],
  ['Asia/Novosibirsk', 'NVS'],
  ['Asia/Barnaul', 'ALT AL'],
  ['Asia/Tomsk', 'TOM'],
  ['Asia/Novokuznetsk', 'KEM'],
  ['Asia/Krasnoyarsk', 'KYA KK TY'],
  ['Asia/Irkutsk', 'IRK BU'],
  ['Asia/Chita', 'ZAB'],
  ['Asia/Yakutsk', 'AMU SA'],
  ['Asia/Vladivostok', 'PRI KHA YEV'],
  ['Asia/Magadan', 'MAG'],
  ['Asia/Sakhalin', 'SAK'],
  ['Asia/Kamchatka', 'KAM'],
  ['Asia/Anadyr', 'CHU'],
];
const byRegion = new Map<string, string>(
  ofRussia.flatMap(([zone, regions]) => regions.split(' ').map((region) => [`RU-${region}`, zone] as const)),
);

/** For Russia without a known region: up to that longitude. The lines follow the regions as well as lines can. */
const byLongitude: readonly (readonly [east: number, zone: string])[] = [
  [-160, 'Asia/Anadyr'], [23, 'Europe/Kaliningrad'], [54, 'Europe/Moscow'], [71, 'Asia/Yekaterinburg'],
  [75.5, 'Asia/Omsk'], [97, 'Asia/Krasnoyarsk'], [113, 'Asia/Irkutsk'], [130, 'Asia/Yakutsk'],
  [141, 'Asia/Vladivostok'], [155, 'Asia/Magadan'], [168, 'Asia/Kamchatka'], [180, 'Asia/Anadyr'],
];

/** A time zone by its IANA name. `country` and `region` are ISO codes, empty if unknown; longitude in degrees. */
export function zoneOf(country: string, region: string, longitude: number): string {
  if (country === 'RU') {
    if (region !== '') return byRegion.get(region) ?? 'Europe/Moscow';
    return byLongitude.find(([east]) => longitude <= east)?.[1] ?? 'Europe/Moscow';
  }
  return Object.hasOwn(byCountry, country) ? byCountry[country] : bySun(longitude);
}

const countries = new Map([
  ...Object.entries(byCountry).map(([country, zone]) => [zone, country] as const),
  ...[...ofRussia.map(([zone]) => zone), 'Europe/Moscow'].map((zone) => [zone, 'RU'] as const),
]);

/** The countries that a zone can be known by. */
export const knownCountries: ReadonlySet<string> = new Set(countries.values());

/** The country of a zone, by its ISO code; empty for a zone by longitude. */
export const countryOf = (zone: string): string => countries.get(zone) ?? '';

/** The zone by longitude. The names of these zones count westwards. */
function bySun(longitude: number): string {
  const hours = Math.max(-12, Math.min(12, Math.round(longitude / 15)));
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
