/** The list under a key, created on first use. */
export function listAt<K, V>(lists: Map<K, V[]>, key: K): V[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}

/** The key that occurs most often; the first of equals. */
export function mostCommon<K>(keys: Iterable<K>): K | undefined {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let best: K | undefined;
  let most = 0;
  for (const [key, count] of counts) if (count > most) [best, most] = [key, count];
  return best;
}
