/** Names with a row of their own: closing a month blocks all bookings, which no other name may do by accident. */
const alone: readonly string[] = ['months of usage'];

/** Names that may also be held in shared mode; all others are exclusive. */
export const mayBeShared = (name: string): boolean => alone.includes(name);

/** The other names share this many rows: a holder of one name may block another of the same row. */
const SHARED = 256;
export const HOLDS = SHARED + alone.length;

/** The row of a name; shared rows are chosen by FNV-1a over its UTF-16 units. */
export function holdOf(name: string): number {
  const own = alone.indexOf(name);
  if (own >= 0) return SHARED + own;
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SHARED;
}
