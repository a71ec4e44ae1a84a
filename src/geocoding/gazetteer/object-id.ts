import { fromOsmReference } from './schema.ts';

/**
 * Ids stay the same from import to import: `n1`, `w2`, `r3` for an object of the map, `w2.1x5kq0` for one of its
 * several addresses, `m1x5kq0c4jd8z` for an object that only addresses mention.
 */
const signs = { node: 'n', way: 'w', relation: 'r', made: 'm' } as const;

/** `ownWords`: name and surroundings, which identify the object where its reference alone does not. */
export function objectId(reference: number, ownWords: () => string, isOneOfSeveral = false): string {
  const { kind, id } = fromOsmReference(reference);
  if (kind === 'made') return `m${hashOf(ownWords())}${hashOf(`${ownWords()}.`)}`;
  return isOneOfSeveral ? `${signs[kind]}${id}.${hashOf(ownWords())}` : `${signs[kind]}${id}`;
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0).toString(36).padStart(7, '0');
}
