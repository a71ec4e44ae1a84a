/** Longer names would not fit under a folder or a prefix everywhere. */
const LONGEST = 400;
const LONGEST_PART = 120;

/**
 * Checks a name that every store accepts: `batches/b_1/part-000001.csv`. No name leads out of its folder, is hidden, or
 * needs escaping in a URL. Names are made by the program, so that a bad one is a bug, not a caller's error.
 */
export function checkName(name: string): void {
  if (name.length <= LONGEST && name.split('/').every(isPart)) return;
  throw new Error(`not a name for a file: ${JSON.stringify(name.slice(0, LONGEST))}`);
}

/** Checks a prefix of names: whole parts, then any beginning of the last one. */
export function checkPrefix(prefix: string): void {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  if (prefix.length <= LONGEST && parts.every(isPart) && (last === '' || isPart(last))) return;
  throw new Error(`not a beginning of names of files: ${JSON.stringify(prefix.slice(0, LONGEST))}`);
}

const isPart = (part: string): boolean => part.length <= LONGEST_PART && /^[\w-][\w.-]*$/.test(part);
