/** Type words of addresses, with the point or space that distinguishes `г` and `д` from letters. */
const typeWords = new RegExp(`(?<!\\p{L})(?:${[
  'ул(?:иц[аы]|\\.)|просп(?:ект|\\.)|пр-?к?т|пер(?:еулок|\\.)|проезд|пр-д|бульвар|б-р|площадь|пл\\.|шоссе|ш\\.',
  'наб(?:ережная|\\.)|аллея|тупик|мкрн?|микрорайон|квартал|кв-л|снт|дом|д\\.|корп(?:ус|\\.)|стр(?:оение|\\.)',
  'г(?:ород|\\.)|пос(?:[её]лок|\\.)|пгт|село|с\\.|деревня|дер\\.|станица|хутор|обл(?:асть|\\.)|край|р-н|район',
  'вул(?:иця|\\.)|вуліца|провулок|місто|м\\.|буд(?:инок|\\.)|көшесі|көш\\.|даңғылы|қ(?:аласы|\\.)|үй|көчөсү|шаары',
  'street|st\\.?|avenue|ave\\.?|road|rd\\.?|lane|boulevard|blvd|square|house|bldg',
].join('|')})(?!\\p{L})`, 'iu');

const noAddress = /@|https?:|www\./iu;

/** How much cells look like addresses, 0 to 1: the mean over non-empty cells, lowered by the share of empty ones. */
export function likenessOf(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return 0;
  const mean = filled.reduce((sum, cell) => sum + cellLikeness(cell), 0) / filled.length;
  return mean * (0.5 + (0.5 * filled.length) / cells.length);
}

/** Features of an address and their weights. */
const signs: readonly (readonly [number, (cell: string) => boolean])[] = [
  [0.3, () => true],
  [0.3, (cell) => /\d/u.test(cell)],
  [0.3, (cell) => typeWords.test(cell)],
  [0.1, (cell) => cell.includes(',') || cell.trim().split(/\s+/u).length > 2],
];

function cellLikeness(cell: string): number {
  if (!/\p{L}{3}/u.test(cell) || noAddress.test(cell)) return 0;
  return signs.reduce((sum, [weight, holds]) => sum + (holds(cell) ? weight : 0), 0);
}
