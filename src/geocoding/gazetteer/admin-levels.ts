/** The role of an administrative polygon in an address. Parts of a city lie in its polygon, see divisions.ts. */
export type AdminRole = 'country' | 'region' | 'area' | 'municipality' | 'district' | 'quarter';

type Levels = Readonly<Record<number, AdminRole>>;

/** Levels in most countries of the region. */
const usual: Levels = {
  2: 'country', 4: 'region', 5: 'area', 6: 'area', 7: 'municipality', 8: 'municipality', 9: 'district', 10: 'quarter',
  11: 'quarter',
};

/**
 * Levels by ISO code. Level 4 is a region everywhere: область, край, республика, облысы, вобласць, viloyat, welaýat,
 * marz, mkhare. In Azerbaijan and Moldova, which have no regions, it is a district.
 */
const byCountry: Readonly<Record<string, Levels>> = {
  RU: usual, // 5 is a Petersburg district or a Moscow okrug, 8 a Moscow district; both inside the city
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
  MD: { ...usual, 6: 'municipality', 8: 'municipality' }, // 4 raion, then communes; sectors inside Chișinău
};

export const roleOfLevel = (country: string, level: number): AdminRole | undefined =>
  (byCountry[country] ?? usual)[level];
