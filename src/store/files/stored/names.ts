/** Longer ones would not fit under a folder or a prefix everywhere. */
const LONGEST = 400;
const LONGEST_PART = 120;

/**
 * A name as every store takes it: `batches/b_1/part-000001.csv`. None leads out of its folder, is hidden, or needs
 * another spelling in a URL. Names are made by the program, so that a bad one is a bug and no answer to anybody.
 */
export function checkName(name: string): void {
  if (name.length <= LONGEST && name.split('/').every(isPart)) return;
  throw new Error(`not a name for a file: ${JSON.stringify(name.slice(0, LONGEST))}`);
}

/** The beginning of names: all of some parts, and of the last as much as one likes. */
export function checkPrefix(prefix: string): void {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  if (prefix.length <= LONGEST && parts.every(isPart) && (last === '' || isPart(last))) return;
  throw new Error(`not a beginning of names of files: ${JSON.stringify(prefix.slice(0, LONGEST))}`);
}

const isPart = (part: string): boolean => part.length <= LONGEST_PART && /^[\w-][\w.-]*$/.test(part);
