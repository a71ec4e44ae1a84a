const adjective = /^(.{3,})sk(?:ay|oe|i|oi|uy|ogo|omu|om)$/u;
const ofWhom = /^(.{3,})([ay])$/u;
const place = /^(.{2,}[bcdfghjklmnpqrstvwxz]|.+[aeou]i)$/u;
const isOfFamily = /(?:ov|ev|in)$/u;
const ofAdjective = ['ay', 'i', 'oe'].map((end) => `sk${end}`);

/**
 * Keys of what a street may be called instead, after the same person or river: "Чехова" for "Чеховская", "Гоголя"
 * for "Гоголевская", "Ленинский" for "Ленина", "Чуй" for "Чуйский".
 */
export function derivedKeys(key: string): readonly string[] {
  const base = adjective.exec(key)?.[1];
  if (base !== undefined) {
    const short = /^(.{3,})[oe]v$/u.exec(base)?.[1];
    return [base, `${base}a`, ...(short === undefined ? [] : [`${short}a`, `${short}y`, `${short}ogo`])];
  }
  const [, person, end] = ofWhom.exec(key) ?? [];
  if (person === undefined) return [];
  const stem = isOfFamily.test(person) ? person : person + (end === 'a' ? 'ov' : 'ev');
  return ofAdjective.map((ending) => stem + ending);
}

/** Of a street that is told by the name of a town, as in Kyrgyz: "Киев көчөсү" for "Киевская"; "Рижск" is cut off. */
export const adjectivesOfPlace = (key: string): readonly string[] =>
  place.test(key) && !key.endsWith('sk') ? ofAdjective.map((ending) => key + ending) : [];

/** Whether one is derived of the other. A town has both, as a rule, and they are two streets. */
export const isDerived = (one: string, other: string): boolean =>
  derivedKeys(one).includes(other) || derivedKeys(other).includes(one);
