/** A parsed house number: "12/3 к2 с1" is the stem "12/3" with корпус 2 and строение 1. */
export interface HouseLabel {
  readonly owner: string; // "вл", "соор" … or empty
  readonly stem: string;
  readonly parts: readonly (readonly [kind: PartKind, value: string])[];
}

type PartKind = 'к' | 'с' | 'лит';

const pattern = new RegExp(
  [
    '^(вл|владение|двлд|домовладение|соор|сооружение|фл|флигель|зд|здание|уч|участок)?',
    String.raw`\.?\s*(\d+(?:-?[\p{L}])?(?:[/-]\d+\p{L}?)?)`,
    String.raw`((?:[\s,]*(?:корп\.?|корпус|к|стр\.?|строение|с|литера|лит)\s*\.?\s*(?:\d+\p{L}?|\p{L})(?!\p{L}))*)$`,
  ].join(''),
  'iu',
);
const part = /(корпус|корп|к|строение|стр|с|литера|лит)\.?\s*(\d+\p{L}?|\p{L})/giu;

const kinds: Readonly<Record<string, PartKind>> = {
  корпус: 'к', корп: 'к', к: 'к', строение: 'с', стр: 'с', с: 'с', литера: 'лит', лит: 'лит',
};

/** Undefined for labels in another form: "б/н", "1;3". */
function findLabelParts(label: string): HouseLabel | undefined {
  const found = pattern.exec(label.trim());
  if (!found) return undefined;
  const parts = [...found[3].matchAll(part)].map(([, kind, value]) => [kinds[kind.toLowerCase()], value] as const);
  const owner = found[1]?.toLowerCase() ?? '';
  const short = Object.keys(ownerNames).find((key) => ownerNames[key] === owner) ?? owner;
  return { owner: short, stem: found[2], parts };
}

/** Writes a label as people do. Short: "12/3 корп. 2 стр. 1"; full: "12/3, корпус 2, строение 1"; glued: "12/3к2с1". */
export function spellLabel(label: string, style: 'short' | 'full' | 'glued'): string {
  const found = findLabelParts(label);
  if (!found) return style === 'glued' ? label.replaceAll(' ', '') : label;
  const { owner, stem, parts } = found;
  if (style === 'glued') return owner + stem + parts.map(([kind, value]) => kind + value).join('');
  const names = style === 'short' ? shortNames : fullNames;
  const spelt = parts.map(([kind, value]) => `${names[kind]} ${value}`);
  const head = owner === '' ? stem : `${style === 'short' ? `${owner}.` : ownerNames[owner]} ${stem}`;
  return [head, ...spelt].join(style === 'short' ? ' ' : ', ');
}

const shortNames: Readonly<Record<PartKind, string>> = { к: 'корп.', с: 'стр.', лит: 'лит.' };
const fullNames: Readonly<Record<PartKind, string>> = { к: 'корпус', с: 'строение', лит: 'литера' };
const ownerNames: Readonly<Record<string, string>> = {
  вл: 'владение', двлд: 'домовладение', соор: 'сооружение', фл: 'флигель', зд: 'здание', уч: 'участок',
};

const latinTwins: Readonly<Record<string, string>> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у',
};

/** Equal for two spellings of one number: case, blanks, quotes, dashes before letters and Latin twins do not count. */
export function labelKey(label: string): string {
  const found = findLabelParts(label);
  const plain = found ? spellLabel(label, 'glued') : label;
  const small = plain.toLowerCase().replaceAll(/[\s"'«»“”„’]/gu, '').replaceAll(/-(?=\p{L})/gu, '');
  return [...small].map((letter) => latinTwins[letter] ?? letter).join('').replaceAll('ё', 'е');
}
