/** Two decimals or the sign of degrees, without which no text is a point: most are told at a glance. */
const mayBePoint = /\d[.,]\d\d|[°º]/u;

/**
 * A point typed as text: "55.7558, 37.6173", "N55.75 E37.61", "geo:55.7558,37.6173",
 * 55°45'20"N 37°37'03"E. Degrees; undefined where the text is no point.
 */
export function typedPoint(text: string): { readonly lat: number; readonly lon: number } | undefined {
  if (text.length > 80 || !mayBePoint.test(text)) return undefined;
  const plain = text.replace(/^\s*geo:([^;?]*).*$/isu, '$1')
    .replaceAll(/([сю])\.?\s*ш\.?/giu, '$1').replaceAll(/([вз])\.?\s*д\.?/giu, '$1').trim();
  return decimalPoint(plain) ?? sexagesimalPoint(plain);
}

const degrees = String.raw`\s*([+-]?\d{1,3}[.,]\d{2,})\s*°?\s*`;
const decimal = new RegExp(
  String.raw`^[^\d\p{L}+-]*([NSСЮ])?${degrees}([NSСЮ])?[\s,;/]+([EWВЗ])?${degrees}([EWВЗ])?\D*$`, 'iu',
);

function decimalPoint(text: string): { lat: number; lon: number } | undefined {
  const match = decimal.exec(text);
  if (!match) return undefined;
  const lat = signed(match[2], match[1] ?? match[3]);
  const lon = signed(match[5], match[4] ?? match[6]);
  return pointOf(lat, lon);
}

const sixtieth = String.raw`(\d{1,2}(?:[.,]\d+)?)\s*`;
const part = String.raw`(\d{1,3})\s*[°º]\s*(?:${sixtieth}['′’]\s*)?(?:${sixtieth}(?:["″”]|''|′′)\s*)?`;
const sexagesimal = new RegExp(String.raw`^([NSСЮ])?\s*${part}([NSСЮ])?[\s,;]*([EWВЗ])?\s*${part}([EWВЗ])?$`, 'iu');
const latitudeOnly = new RegExp(String.raw`^${part}[NSСЮ]$`, 'iu');

function sexagesimalPoint(text: string): { lat: number; lon: number } | undefined {
  const match = sexagesimal.exec(text);
  if (!match || latitudeOnly.test(text)) return undefined;
  const lat = whole(match[2], match[3], match[4]) * signOf(match[1] ?? match[5]);
  const lon = whole(match[7], match[8], match[9]) * signOf(match[6] ?? match[10]);
  return pointOf(lat, lon);
}

const toNumber = (text: string | undefined): number => (text === undefined ? 0 : Number(text.replace(',', '.')));
const whole = (degrees: string, minutes: string | undefined, seconds: string | undefined): number =>
  toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
const signOf = (side: string | undefined): number => (side !== undefined && /[SWЮЗ]/iu.test(side) ? -1 : 1);
const signed = (text: string, side: string | undefined): number => toNumber(text) * signOf(side);

const pointOf = (lat: number, lon: number): { lat: number; lon: number } | undefined =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
