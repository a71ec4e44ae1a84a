import { toDegrees } from '../../../kernel/geo.ts';
import type { SourceFile } from '../../../osm/extract.ts';
import { FORMAT_VERSION, sectionName, type AtlasHeader } from './format.ts';

/** The output of `geokod info`: plain JSON, coordinates in degrees. */
export interface AtlasInfo {
  readonly file: string;
  readonly bytes: number;
  readonly formatVersion: number;
  readonly geokodVersion: string;
  readonly builtAt: string;
  /** The date of the newest source; null where no source states one. */
  readonly dataAsOf: string | null;
  readonly fictional: boolean;
  readonly bbox: Record<'minLat' | 'minLon' | 'maxLat' | 'maxLon', number> | null;
  /** Rows by table: houses, streets, places, areas, pois … */
  readonly counts: Readonly<Record<string, number>>;
  readonly sources: readonly SourceFile[];
  readonly dropped: Readonly<Record<string, number>>;
  readonly tables: readonly { name: string; rows: number; bytes: number }[];
  readonly sections: readonly { name: string; type: string; bytes: number }[];
}

/** Reads the header only; a loaded atlas includes one. */
export function atlasInfo({ path, bytes, facts, rows, sections }: AtlasHeader): AtlasInfo {
  const { box } = facts;
  const sizes = new Map<string, number>(Object.keys(rows).map((table) => [table, 0]));
  for (const { table, byteLength } of sections) sizes.set(table, (sizes.get(table) ?? 0) + byteLength);
  const dates = facts.sources.flatMap(({ dataAsOf }) => dataAsOf ?? []);
  return {
    file: path,
    bytes,
    formatVersion: FORMAT_VERSION,
    geokodVersion: facts.geokodVersion,
    builtAt: facts.builtAt,
    dataAsOf: dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null,
    fictional: facts.fictional,
    bbox: box && {
      minLat: toDegrees(box.minLat),
      minLon: toDegrees(box.minLon),
      maxLat: toDegrees(box.maxLat),
      maxLon: toDegrees(box.maxLon),
    },
    counts: { ...rows },
    sources: facts.sources,
    dropped: facts.dropped,
    tables: [...sizes].map(([name, size]) => ({ name, rows: rows[name], bytes: size })),
    sections: sections.map((section) => ({
      name: sectionName(section),
      type: section.type,
      bytes: section.byteLength,
    })),
  };
}
