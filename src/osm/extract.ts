import { Growing } from '../kernel/columns.ts';
import type { Box } from '../kernel/geo.ts';
import type { Interner } from '../kernel/text.ts';

/**
 * The parts of map files that an atlas is made of: useful objects as packed columns, and the
 * coordinates of the nodes they need.
 */
export interface Extract {
  readonly text: Interner;
  readonly nodes: NodeLocations;
  /** Nodes that are kept for their own tags. */
  readonly points: TaggedObjects;
  readonly ways: TaggedObjects & { readonly refs: Growing<'f64'>; readonly refStarts: Growing<'u32'> };
  readonly relations: TaggedObjects & {
    readonly members: Growing<'f64'>; // osmReference of each member
    readonly roles: Growing<'u32'>; // strings
    readonly memberStarts: Growing<'u32'>;
  };
  readonly sources: readonly SourceFile[];
  readonly seen: { nodes: number; ways: number; relations: number };
  /** The number of objects left out, by reason. */
  readonly dropped: Map<string, number>;
}

export interface SourceFile {
  readonly name: string;
  readonly bytes: number;
  readonly generator?: string;
  /** Free text of the file's own header; the demonstration country says there that it is fictional. */
  readonly source?: string;
  /** The date of the newest data, in RFC 3339. */
  readonly dataAsOf?: string;
  /** The box that the file claims to fill, in degrees. */
  readonly bbox?: Box;
}

export interface NodeLocations {
  readonly count: number;
  /** The row of a node; -1 if it was not wanted, or no file has its coordinates. */
  find(id: number): number;
  lat(row: number): number; // 1e-7 degree
  lon(row: number): number;
}

/** Objects with tags, a column each; a row's tags are pairs of string numbers (key, value). */
export class TaggedObjects {
  readonly ids = new Growing('f64');
  readonly tagStarts = new Growing('u32');
  readonly tags = new Growing('u32');

  get rows(): number {
    return this.ids.length;
  }

  /** The value of a key, both as string numbers; -1 without the key. */
  tag(row: number, key: number): number {
    const end = row + 1 < this.tagStarts.length ? this.tagStarts.at(row + 1) : this.tags.length;
    for (let i = this.tagStarts.at(row); i < end; i += 2) if (this.tags.at(i) === key) return this.tags.at(i + 1);
    return -1;
  }
}
