/** What an administrative polygon is to an address. Parts of a city are known by lying in its ground, see ground.ts. */
export type AdminRole = 'country' | 'region' | 'area' | 'municipality' | 'district' | 'quarter';

type Levels = Readonly<Record<number, AdminRole>>;

/** Most countries of the region: regions, rural districts, municipalities, districts of cities, quarters. */
const usual: Levels = {
  2: 'country', 4: 'region', 5: 'area', 6: 'area', 7: 'municipality', 8: 'municipality', 9: 'district', 10: 'quarter',
  11: 'quarter',
};

/**
 * By ISO code, where a country deviates from the usual. Level 4 is everywhere what a region is there: область, край,
 * республика, облысы, вобласць, viloyat, welaýat, marz, mkhare; Azerbaijan and Moldova have districts at once.
 */
const byCountry: Readonly<Record<string, Levels>> = {
  RU: usual, // 5 is a Petersburg district or a Moscow okrug, 8 a Moscow district: both lie in their city's ground
  KZ: usual, // 6 also the districts of Алматы and Астана, 8 сельский округ
  BY: usual, // 8 сельсовет, 9 districts of cities
  UA: usual, // 7 громада
  UZ: usual, // 6 tuman, also those of Tashkent
  KG: usual, // 6 also the districts of Бишкек, 8 айыл аймагы
  TJ: { ...usual, 7: 'municipality' }, // ҷамоат
  TM: { ...usual, 5: 'area' }, // etrap
  AZ: { ...usual, 5: 'area', 6: 'municipality' }, // 4 rayon, 6 belediyye
  AM: { ...usual, 6: 'municipality', 7: 'municipality' }, // 4 marz, then communities
  GE: { ...usual, 5: 'area', 6: 'municipality' }, // 5 municipality, 6 temi
  MD: { ...usual, 6: 'municipality', 8: 'municipality' }, // 4 raion, then communes; sectors of Chișinău in its ground
};

export const roleOfLevel = (country: string, level: number): AdminRole | undefined =>
  (byCountry[country] ?? usual)[level];
