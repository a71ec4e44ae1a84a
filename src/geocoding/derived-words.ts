const adjective = /^(.{3,})sk(?:ay|oe|i|oi|uy|ogo|omu|om)$/u;
const ofWhom = /^(.{3,})([ay])$/u;
const place = /^(.{2,}[bcdfghjklmnpqrstvwxz]|.+[aeou]i)$/u;
const isOfFamily = /(?:ov|ev|in)$/u;
const ofAdjective = ['ay', 'i', 'oe'].map((end) => `sk${end}`);

/**
 * Keys of what a street may be called instead, after the same person or river: "Чехова" for "Чеховская", "Гоголя"
 * for "Гоголевская", "Ленинский" for "Ленина", "Чуй" for "Чуйский" and, as it is said in Kyrgyz, "Киев" for "Киевская".
 */
export function derivedKeys(key: string): readonly string[] {
  const base = adjective.exec(key)?.[1];
  if (base !== undefined) {
    const short = /^(.{3,})[oe]v$/u.exec(base)?.[1];
    return [base, `${base}a`, ...(short === undefined ? [] : [`${short}a`, `${short}y`, `${short}ogo`])];
  }
  const [, person, end] = ofWhom.exec(key) ?? [];
  // "Рижск" is cut off.
  if (place.test(key) && !key.endsWith('sk')) return ofAdjective.map((ending) => key + ending);
  if (person === undefined) return [];
  const stem = isOfFamily.test(person) ? person : person + (end === 'a' ? 'ov' : 'ev');
  return ofAdjective.map((ending) => stem + ending);
}

/** Whether one is derived of the other. A town has both, as a rule, and they are two streets. */
export const isDerived = (one: string, other: string): boolean =>
  derivedKeys(one).includes(other) || derivedKeys(other).includes(one);
