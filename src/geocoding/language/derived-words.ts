const adjective = /^(.{3,})sk(?:ay|oe|i|oi|uy|ogo|omu|om)$/u;
const genitive = /^(.{3,})([ay])$/u;
const place = /^(.{2,}[bcdfghjklmnpqrstvwxz]|.+[aeou]i)$/u;
const familyEnding = /(?:ov|ev|in)$/u;
const ofAdjective = ['ay', 'i', 'oe'].map((end) => `sk${end}`);

/**
 * Returns keys of other forms of a street's name, after the same person or river: "Чехова" for "Чеховская", "Гоголя"
 * for "Гоголевская", "Ленинский" for "Ленина", "Чуй" for "Чуйский".
 */
export function derivedKeys(key: string): readonly string[] {
  const base = adjective.exec(key)?.[1];
  if (base !== undefined) {
    const short = /^(.{3,})[oe]v$/u.exec(base)?.[1];
    return [base, `${base}a`, ...(short === undefined ? [] : [`${short}a`, `${short}y`, `${short}ogo`])];
  }
  const [, person, end] = genitive.exec(key) ?? [];
  if (person === undefined) return [];
  const stem = familyEnding.test(person) ? person : person + (end === 'a' ? 'ov' : 'ev');
  return ofAdjective.map((ending) => stem + ending);
}

/**
 * Returns the adjectives of a town, for streets named after it as in Kyrgyz: "Киев көчөсү" for "Киевская". "Рижск" is
 * an unfinished adjective already.
 */
export const adjectivesOfPlace = (key: string): readonly string[] =>
  place.test(key) && !key.endsWith('sk') ? ofAdjective.map((ending) => key + ending) : [];

/** Whether one key is derived from the other. Towns usually have both, as two streets. */
export const isDerived = (a: string, b: string): boolean =>
  derivedKeys(a).includes(b) || derivedKeys(b).includes(a);
