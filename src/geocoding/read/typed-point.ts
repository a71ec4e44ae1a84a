/** Two decimals or a degree sign, which every point has: a quick test that rules most texts out. */
const mayBePoint = /\d[.,]\d\d|[°º]/u;

/**
 * Reads a point typed as text: "55.7558, 37.6173", "N55.75 E37.61", "geo:55.7558,37.6173",
 * 55°45'20"N 37°37'03"E, "lat=55.75&lon=37.61", "широта 55.75, долгота 37.61".
 * Returns degrees; undefined for any other text.
 */
export function typedPoint(text: string): { readonly lat: number; readonly lon: number } | undefined {
  if (text.length > 80 || !mayBePoint.test(text)) return undefined;
  const plain = withoutWords(text.replace(/^\s*geo:([^;?]*).*$/isu, '$1').replace(heading, ''))
    .replaceAll(/([сю])\.?\s*ш\.?/giu, '$1').replaceAll(/([вз])\.?\s*д\.?/giu, '$1').trim();
  return decimalPoint(plain) ?? sexagesimalPoint(plain);
}

const MOST_LATITUDE = 90;
const heading = /^\s*(?:координаты|gps|coordinates)[\s:]*/iu;
const value = String.raw`[\s:=]*([+-]?\d{1,3}[.,]\d{2,})°?[\s,;&?]*`;
const [latitude, longitude] = ['(?:lat|latitude|широта)', '(?:lon|lng|long|longitude|долгота)'];
const latFirst = new RegExp(`^\\s*${latitude}${value}${longitude}${value}$`, 'iu');
const lonFirst = new RegExp(`^\\s*${longitude}${value}${latitude}${value}$`, 'iu');

/** Removes the words for latitude and longitude, and puts latitude first. */
const withoutWords = (text: string): string => text.replace(latFirst, '$1 $2').replace(lonFirst, '$2 $1');

const degrees = String.raw`\s*([+-]?\d{1,3}[.,]\d{2,})\s*°?\s*`;
const decimal = new RegExp(
  String.raw`^[^\d\p{L}+-]*([NSСЮ])?${degrees}([NSСЮ])?[\s,;/]+([EWВЗ])?${degrees}([EWВЗ])?\D*$`, 'iu',
);

const turned = new RegExp(
  String.raw`^[^\d\p{L}+-]*([EWВЗ])?${degrees}([EWВЗ])?[\s,;/]+([NSСЮ])?${degrees}([NSСЮ])?\D*$`, 'iu',
);

/** Reads the longitude first only if the text says so, or it is too great for a latitude: "148.3408, 54.442". */
function decimalPoint(text: string): { lat: number; lon: number } | undefined {
  const match = decimal.exec(text);
  const [first, second] = sidesOf(match ?? turned.exec(text));
  if (first === undefined || second === undefined) return undefined;
  const [lat, lon] = match ? [first, second] : [second, first];
  const isBare = match?.slice(1).every((part, at) => at === 1 || at === 4 || part === undefined);
  return pointOf(lat, lon) ?? (isBare && Math.abs(lat) > MOST_LATITUDE ? pointOf(lon, lat) : undefined);
}

const sidesOf = (match: RegExpExecArray | null | undefined): number[] =>
  (match ? [signed(match[2], match[1] ?? match[3]), signed(match[5], match[4] ?? match[6])] : []);

const sixtieth = String.raw`(\d{1,2}(?:[.,]\d+)?)\s*`;
const part = String.raw`(\d{1,3})\s*[°º]\s*(?:${sixtieth}['′’]\s*)?(?:${sixtieth}(?:["″”]|''|′′)\s*)?`;
const sexagesimal = new RegExp(String.raw`^([NSСЮ])?\s*${part}([NSСЮ])?[\s,;]*([EWВЗ])?\s*${part}([EWВЗ])?$`, 'iu');
const latitudeOnly = new RegExp(String.raw`^${part}[NSСЮ]$`, 'iu');

/** Minutes with decimals but without a sign: "N 55° 45.820". */
const bareMinutes = /([°º]\s*\d{1,2}[.,]\d+)(?=\s+[^\s'′’]|$)/gu;

function sexagesimalPoint(written: string): { lat: number; lon: number } | undefined {
  const text = written.replaceAll(bareMinutes, '$1′');
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
  Math.abs(lat) <= MOST_LATITUDE && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
