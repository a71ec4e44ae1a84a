/** Areas of the default extract server that users request: path, then the names people use. */
const areas: readonly (readonly [path: string, ...names: string[]])[] = [
  ['russia', 'россия', 'российская федерация', 'russian federation', 'рф', 'ru'],
  ['russia/central-fed-district', 'центральный федеральный округ', 'цфо'],
  ['russia/crimean-fed-district', 'крым', 'crimea'],
  ['russia/far-eastern-fed-district', 'дальневосточный федеральный округ', 'дальний восток', 'дфо', 'far-eastern'],
  ['russia/kaliningrad', 'калининград', 'калининградская область'],
  ['russia/north-caucasus-fed-district', 'северо-кавказский федеральный округ', 'северный кавказ', 'скфо'],
  ['russia/northwestern-fed-district', 'северо-западный федеральный округ', 'северо-запад', 'сзфо', 'northwestern'],
  ['russia/siberian-fed-district', 'сибирский федеральный округ', 'сибирь', 'сфо', 'siberian', 'siberia'],
  ['russia/south-fed-district', 'южный федеральный округ', 'юфо', 'southern'],
  ['russia/ural-fed-district', 'уральский федеральный округ', 'урал', 'урфо', 'ural'],
  ['russia/volga-fed-district', 'приволжский федеральный округ', 'поволжье', 'пфо', 'volga'],
  ['asia/armenia', 'армения', 'am'],
  ['asia/kazakhstan', 'казахстан', 'kz'],
  ['asia/kyrgyzstan', 'киргизия', 'кыргызстан', 'киргизстан', 'kirghizia', 'kg'],
  ['asia/mongolia', 'монголия', 'mn'],
  ['asia/tajikistan', 'таджикистан', 'tj'],
  ['asia/turkmenistan', 'туркменистан', 'туркмения', 'tm'],
  ['asia/uzbekistan', 'узбекистан', 'uz'],
  ['europe/azerbaijan', 'азербайджан', 'asia/azerbaijan', 'az'],
  ['europe/belarus', 'беларусь', 'белоруссия', 'by'],
  ['europe/estonia', 'эстония', 'ee'],
  ['europe/georgia', 'грузия', 'asia/georgia', 'ge'],
  ['europe/latvia', 'латвия', 'lv'],
  ['europe/lithuania', 'литва', 'lt'],
  ['europe/moldova', 'молдова', 'молдавия', 'md'],
  ['europe/ukraine', 'украина', 'ua'],
];

/** Normalizes the spelling of an area's name. */
export const foldArea = (name: string): string =>
  name.trim().toLowerCase().normalize('NFC').replace(/[\s_]+/g, '-').replace(/^\/+|\/+$/g, '');

const byName = new Map(
  areas.flatMap(([path, ...names]) =>
    [path, path.slice(path.lastIndexOf('/') + 1), ...names].map((name) => [foldArea(name), path] as const),
  ),
);

export const findArea = (name: string): string | undefined => byName.get(foldArea(name));

/** Known names similar to the given one, closest first. */
export function closeNames(name: string, others: Iterable<string> = []): string[] {
  const wanted = foldArea(name);
  const close: { name: string; distance: number }[] = [];
  for (const known of new Set([...byName.keys(), ...others])) {
    const last = known.slice(known.lastIndexOf('/') + 1);
    const hasShorterName = last !== known && byName.has(last) && !wanted.includes('/');
    // Two letters are close to everything.
    if (known.length < 3 || hasShorterName) continue;
    const distance = Math.min(editDistance(wanted, known), editDistance(wanted, last));
    const within = wanted.length >= 3 && (known.includes(wanted) || wanted.includes(last));
    if (within || distance <= Math.max(1, wanted.length / 3)) close.push({ name: known, distance });
  }
  close.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name));
  return close.slice(0, 5).map((each) => each.name);
}

/** The Levenshtein distance: letters to change, insert or delete. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
