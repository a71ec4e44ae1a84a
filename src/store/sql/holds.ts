/** Names share this many rows: who holds one name may have to wait for another. */
export const HOLDS = 256;

/** Which row stands for a name. By FNV-1a over its UTF-16 units. */
export function holdOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % HOLDS;
}
