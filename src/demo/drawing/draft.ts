import { Growing } from '../../kernel/columns.ts';
import type { Ring } from '../../kernel/rings-shape.ts';
import type { OsmElement, OsmMember, OsmNode, OsmRelation, OsmWay } from '../../osm/element.ts';
import { toLatLon } from './plane.ts';

export type Tags = Readonly<Record<string, string>>;

/** Greater than any id of the real map, so that merging with real data never mixes objects. */
export const firstId = 90_000_000_001;

/**
 * The country while it is being drawn: packed columns, about 8 bytes per node and 60 per house, so that millions of
 * houses fit and a sorted file (nodes, ways, relations) can be written at the end.
 *
 * Objects are drawn in metres of the plane and numbered in drawing order. The returned numbers are rows; ids are
 * `firstId + row`.
 */
export class Draft {
  private readonly nodeLat = new Growing('i32', 1 << 16);
  private readonly nodeLon = new Growing('i32', 1 << 16);
  private readonly nodeTags = new Map<number, Tags>();
  private readonly wayRefs = new Growing('u32', 1 << 16);
  private readonly wayStarts = new Growing('u32', 1 << 14);
  private readonly wayTags = new Growing('u32', 1 << 16);
  private readonly wayTagStarts = new Growing('u32', 1 << 14);
  private readonly relations: { members: readonly OsmMember[]; tags: Tags }[] = [];
  private readonly strings: string[] = [];
  private readonly stringNumbers = new Map<string, number>();
  private readonly point = { lat: 0, lon: 0 };

  node(x: number, y: number, tags?: Tags): number {
    toLatLon(x, y, this.point);
    this.nodeLat.push(this.point.lat);
    this.nodeLon.push(this.point.lon);
    const row = this.nodeLat.length - 1;
    if (tags) this.nodeTags.set(row, tags);
    return row;
  }

  /** Adds tags to an existing node. */
  tagNode(row: number, tags: Tags): void {
    this.nodeTags.set(row, { ...this.nodeTags.get(row), ...tags });
  }

  isTagged(row: number): boolean {
    return this.nodeTags.has(row);
  }

  way(nodes: readonly number[], tags: Tags): number {
    this.wayStarts.push(this.wayRefs.length);
    this.wayTagStarts.push(this.wayTags.length);
    for (const node of nodes) this.wayRefs.push(node);
    for (const key in tags) {
      this.wayTags.push(this.string(key));
      this.wayTags.push(this.string(tags[key]));
    }
    return this.wayStarts.length - 1;
  }

  relation(members: readonly OsmMember[], tags: Tags): number {
    this.relations.push({ members, tags });
    return this.relations.length - 1;
  }

  membersOf(relation: number): readonly OsmMember[] {
    return this.relations[relation].members;
  }

  nodesOf(way: number): Float64Array {
    const end = way + 1 < this.wayStarts.length ? this.wayStarts.at(way + 1) : this.wayRefs.length;
    return Float64Array.from(this.wayRefs.view().subarray(this.wayStarts.at(way), end));
  }

  /** Where nodes are, in units of 1e-7 degree. */
  ringOf(nodes: readonly number[]): Ring {
    return { lat: nodes.map((row) => this.nodeLat.at(row)), lon: nodes.map((row) => this.nodeLon.at(row)) };
  }

  get counts(): { nodes: number; ways: number; relations: number } {
    return { nodes: this.nodeLat.length, ways: this.wayStarts.length, relations: this.relations.length };
  }

  *elements(): Generator<OsmElement> {
    for (let row = 0; row < this.nodeLat.length; row++) yield this.nodeAt(row);
    for (let row = 0; row < this.wayStarts.length; row++) yield this.wayAt(row);
    for (let row = 0; row < this.relations.length; row++) {
      yield { type: 'relation', id: firstId + row, ...this.relations[row] } satisfies OsmRelation;
    }
  }

  private nodeAt(row: number): OsmNode {
    const lat = this.nodeLat.at(row) / 1e7;
    const lon = this.nodeLon.at(row) / 1e7;
    const tags = this.nodeTags.get(row);
    return tags ? { type: 'node', id: firstId + row, lat, lon, tags } : { type: 'node', id: firstId + row, lat, lon };
  }

  private wayAt(row: number): OsmWay {
    const last = row + 1 === this.wayStarts.length;
    const end = last ? this.wayRefs.length : this.wayStarts.at(row + 1);
    const nodes: number[] = [];
    for (let i = this.wayStarts.at(row); i < end; i++) nodes.push(firstId + this.wayRefs.at(i));
    const tagEnd = last ? this.wayTags.length : this.wayTagStarts.at(row + 1);
    const tags: Record<string, string> = {};
    for (let i = this.wayTagStarts.at(row); i < tagEnd; i += 2) {
      tags[this.strings[this.wayTags.at(i)]] = this.strings[this.wayTags.at(i + 1)];
    }
    return { type: 'way', id: firstId + row, nodes, tags };
  }

  private string(text: string): number {
    let number = this.stringNumbers.get(text);
    if (number === undefined) {
      number = this.strings.push(text) - 1;
      this.stringNumbers.set(text, number);
    }
    return number;
  }
}

/** A member of a relation, by its row in the draft. */
export const member = (type: OsmMember['type'], row: number, role: string): OsmMember => ({
  type,
  id: firstId + row,
  role,
});
