/** How many bytes of a file's beginning are needed to tell its type. */
export const HEAD_BYTES = 64;

/** Describes what is wrong with a map file that begins like this; undefined if it may be one. */
export function contentProblem(head: Buffer, fileName: string): string | undefined {
  if (head.length === 0) return 'an empty file';
  const text = head.toString('latin1').replace(/^\xef\xbb\xbf/, '').trimStart().toLowerCase();
  if (/^<(!doctype|html|head|body)/.test(text)) return 'a web page instead of a map file';
  const name = fileName.toLowerCase();
  if (name.endsWith('.pbf') && !head.includes('OSMHeader')) return `no .osm.pbf (${begins(head)})`;
  if (name.endsWith('.gz') && !(head[0] === 0x1f && head[1] === 0x8b)) {
    return `nothing packed by gzip (${begins(head)})`;
  }
  if (/\.(osm|xml)$/.test(name) && !/^<(\?xml|osm)/.test(text)) return `no .osm XML (${begins(head)})`;
  return undefined;
}

function begins(head: Buffer): string {
  const start = head.toString('latin1', 0, 24);
  const printable = /^[\x20-\x7e\s]+$/.test(start);
  return `it begins with ${printable ? JSON.stringify(start) : head.toString('hex', 0, 8)}`;
}
