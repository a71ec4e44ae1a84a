import type { AtlasInfo } from './info.ts';

/** Renders the info for people: aligned columns, largest first. */
export function renderAtlasInfo(info: AtlasInfo): string {
  const blocks = [
    align(summary(info), 'll'),
    titled('counts', align(Object.entries(info.counts).map(([name, rows]) => [name, count(rows)]), 'lr')),
    titled('sources', align(info.sources.map(({ name, bytes, generator, source, dataAsOf }) => [
      name, size(bytes), dataAsOf ?? '', [source, generator].filter(Boolean).join(', '),
    ]), 'lrll')),
    titled('dropped', align(byNumber(Object.entries(info.dropped)).map(([why, many]) => [why, count(many)]), 'lr')),
    titled('sizes', align(sizes(info), 'lrrr')),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function summary({ file, bytes, bbox, dataAsOf, builtAt, geokodVersion, formatVersion, fictional }: AtlasInfo) {
  const corner = (lat: number, lon: number): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
  return [
    ['atlas', file],
    ...(fictional ? [['fictional', 'yes: made up, none of these places exists']] : []),
    ['size', `${size(bytes)} (${count(bytes)} bytes)`],
    ['data as of', dataAsOf ?? 'not said by the source'],
    ['built at', `${builtAt} by Geokod ${geokodVersion}, format ${formatVersion}`],
    ['bbox', bbox ? `${corner(bbox.minLat, bbox.minLon)} to ${corner(bbox.maxLat, bbox.maxLon)}` : 'empty'],
  ];
}

/** A row for each table with its share of the file, followed by its columns. */
function sizes({ tables, sections, bytes }: AtlasInfo): string[][] {
  return [...tables].sort((a, b) => b.bytes - a.bytes).flatMap((table) => [
    [table.name, size(table.bytes), `${((table.bytes / bytes) * 100).toFixed(1)} %`, `${count(table.rows)} rows`],
    ...sections
      .filter(({ name }) => name.startsWith(`${table.name}.`))
      .sort((a, b) => b.bytes - a.bytes)
      .map((section) => [`  ${section.name.slice(table.name.length)}`, size(section.bytes), '', section.type]),
  ]);
}

const byNumber = (entries: [string, number][]): [string, number][] => entries.sort((a, b) => b[1] - a[1]);

const titled = (title: string, block: string): string =>
  block === '' ? '' : `${title}\n${block.replace(/^/gm, '  ')}`;

/** Formats 1234567 as 1 234 567, independent of the locale. */
const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
export function size(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

/** Pads the cells of each column to one width; `sides` has l (left) or r (right) for each column. */
function align(rows: readonly (readonly string[])[], sides: string): string {
  const widths = [...sides].map((_, column) => Math.max(0, ...rows.map((row) => row[column].length)));
  const pad = (cell: string, column: number): string =>
    sides[column] === 'l' ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
