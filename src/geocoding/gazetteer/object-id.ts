import { fromOsmReference } from './schema.ts';

/**
 * Names of objects that stay the same from import to import: `n1`, `w2`, `r3` for what the map has as one object,
 * `w2.1x5kq0` for one of several addresses of it, `m1x5kq0c4jd8z` for what only addresses speak of.
 */
const signs = { node: 'n', way: 'w', relation: 'r', made: 'm' } as const;

/** `ownWords` tell what is meant where the reference alone does not: name and surroundings. */
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
