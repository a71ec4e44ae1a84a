import { toUnits } from '../kernel/geo.ts';
import { memberKinds } from './block.ts';
import type { OsmElement, OsmNode, OsmRelation, OsmWay } from './element.ts';
import { PbfBytes } from './pbf-bytes.ts';

type Tags = Readonly<Record<string, string>>;

const groupFields = { node: 1, dense: 2, way: 3, relation: 4 } as const;

/** Gathers the elements of one block: their strings once, their numbers as differences. */
export class PbfBlock {
  elements = 0;
  private readonly dense: boolean;
  private readonly groups = new PbfBytes(1 << 16);
  private group = new PbfBytes(1 << 16);
  private kind: OsmElement['type'] | undefined;
  private strings = new Map<string, number>([['', 0]]);
  private readonly message = new PbfBytes();
  private readonly packed = new PbfBytes();
  private readonly values = new PbfBytes();
  private readonly ids = new PbfBytes(1 << 15);
  private readonly lats = new PbfBytes(1 << 15);
  private readonly lons = new PbfBytes(1 << 15);
  private last = { id: 0, lat: 0, lon: 0 };

  constructor(dense: boolean) {
    this.dense = dense;
  }

  /** About how large the block is, without its strings. */
  get bytes(): number {
    return this.groups.length + this.group.length + this.ids.length + this.lats.length + this.lons.length;
  }

  add(element: OsmElement): void {
    if (element.type !== this.kind) this.endGroup();
    this.kind = element.type;
    this.elements++;
    if (element.type === 'way') this.addWay(element);
    else if (element.type === 'relation') this.addRelation(element);
    else if (this.dense) this.addDenseNode(element);
    else this.addNode(element);
  }

  /** The bytes of the block, which is empty again afterwards. */
  finish(): Uint8Array {
    this.endGroup();
    const table = new PbfBytes(this.strings.size * 16);
    const encoder = new TextEncoder();
    for (const text of this.strings.keys()) table.field(1, encoder.encode(text));
    const block = new PbfBytes(table.length + this.groups.length + 16);
    block.field(1, table.view());
    block.append(this.groups.view());
    this.groups.clear();
    this.strings = new Map([['', 0]]);
    this.elements = 0;
    return block.view();
  }

  private endGroup(): void {
    if (this.kind === 'node' && this.dense) {
      this.endDense();
    } else if (this.kind !== undefined) {
      this.groups.field(2, this.group.view());
    }
    this.group.clear();
    this.kind = undefined;
  }

  private addDenseNode(node: OsmNode): void {
    const { last } = this;
    const lat = toUnits(node.lat);
    const lon = toUnits(node.lon);
    this.ids.difference(node.id, last.id);
    this.lats.difference(lat, last.lat);
    this.lons.difference(lon, last.lon);
    last.id = node.id;
    last.lat = lat;
    last.lon = lon;
    for (const key in node.tags) {
      if (key === '') continue; // here an empty key ends the node's tags
      this.group.varint(this.string(key));
      this.group.varint(this.string(node.tags[key]));
    }
    this.group.varint(0);
  }

  private endDense(): void {
    const { message } = this;
    message.clear();
    message.field(1, this.ids.view());
    message.field(8, this.lats.view());
    message.field(9, this.lons.view());
    message.field(10, this.group.view());
    this.group.clear();
    this.group.field(groupFields.dense, message.view());
    this.groups.field(2, this.group.view());
    for (const column of [this.ids, this.lats, this.lons]) column.clear();
    this.last = { id: 0, lat: 0, lon: 0 };
  }

  private addNode(node: OsmNode): void {
    this.message.clear();
    this.number(1, node.id);
    this.tags(node.tags);
    this.number(8, toUnits(node.lat));
    this.number(9, toUnits(node.lon));
    this.group.field(groupFields.node, this.message.view());
  }

  private addWay(way: OsmWay): void {
    const { message, packed } = this;
    message.clear();
    message.varint(1 * 8);
    message.int64(way.id);
    this.tags(way.tags);
    packed.clear();
    let previous = 0;
    for (const node of way.nodes) {
      packed.difference(node, previous);
      previous = node;
    }
    if (packed.length > 0) message.field(8, packed.view());
    this.group.field(groupFields.way, message.view());
  }

  private addRelation(relation: OsmRelation): void {
    const { message, packed, values } = this;
    message.clear();
    message.varint(1 * 8);
    message.int64(relation.id);
    this.tags(relation.tags);
    const kinds = new Uint8Array(relation.members.length);
    packed.clear();
    values.clear();
    let previous = 0;
    relation.members.forEach((member, index) => {
      values.varint(this.string(member.role));
      packed.difference(member.id, previous);
      previous = member.id;
      kinds[index] = memberKinds.indexOf(member.type);
    });
    if (kinds.length > 0) {
      message.field(8, values.view());
      message.field(9, packed.view());
      message.field(10, kinds);
    }
    this.group.field(groupFields.relation, message.view());
  }

  private tags(tags: Tags | undefined): void {
    const { message, packed, values } = this;
    packed.clear();
    values.clear();
    for (const key in tags) {
      packed.varint(this.string(key));
      values.varint(this.string(tags[key]));
    }
    if (packed.length === 0) return;
    message.field(2, packed.view());
    message.field(3, values.view());
  }

  private number(field: number, value: number): void {
    this.message.varint(field * 8);
    this.message.difference(value, 0);
  }

  private string(text: string): number {
    let index = this.strings.get(text);
    if (index === undefined) {
      index = this.strings.size;
      this.strings.set(text, index);
    }
    return index;
  }
}
