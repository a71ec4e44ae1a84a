import { toUnits } from '../../kernel/geo.ts';
import { memberKinds } from '../block.ts';
import type { OsmNode, OsmRelation, OsmWay } from '../element.ts';
import type { StringNumbers } from './string-numbers.ts';
import { PbfBytes } from './bytes.ts';

type Tags = Readonly<Record<string, string>>;

/** Writes elements as messages of their own. The returned bytes are valid until the next element. */
export class ElementMessages {
  private readonly strings: StringNumbers;
  private readonly message = new PbfBytes();
  private readonly packed = new PbfBytes();
  private readonly values = new PbfBytes();

  constructor(strings: StringNumbers) {
    this.strings = strings;
  }

  node(node: OsmNode): Uint8Array {
    this.message.clear();
    this.number(1, node.id);
    this.tags(node.tags);
    this.number(8, toUnits(node.lat));
    this.number(9, toUnits(node.lon));
    return this.message.view();
  }

  way(way: OsmWay): Uint8Array {
    const { message, packed } = this;
    this.begin(way.id, way.tags);
    packed.clear();
    let previous = 0;
    for (const node of way.nodes) {
      packed.difference(node, previous);
      previous = node;
    }
    if (packed.length > 0) message.field(8, packed.view());
    return message.view();
  }

  relation({ id, tags, members }: OsmRelation): Uint8Array {
    const { message, packed, values } = this;
    this.begin(id, tags);
    const kinds = new Uint8Array(members.length);
    packed.clear();
    values.clear();
    let previous = 0;
    members.forEach((member, index) => {
      values.varint(this.strings.number(member.role));
      packed.difference(member.id, previous);
      previous = member.id;
      kinds[index] = memberKinds.indexOf(member.type);
    });
    if (kinds.length > 0) {
      message.field(8, values.view());
      message.field(9, packed.view());
      message.field(10, kinds);
    }
    return message.view();
  }

  private begin(id: number, tags: Tags | undefined): void {
    this.message.clear();
    this.message.varint(1 * 8);
    this.message.int64(id);
    this.tags(tags);
  }

  private tags(tags: Tags | undefined): void {
    const { message, packed, values, strings } = this;
    packed.clear();
    values.clear();
    for (const key in tags) {
      packed.varint(strings.number(key));
      values.varint(strings.number(tags[key]));
    }
    if (packed.length === 0) return;
    message.field(2, packed.view());
    message.field(3, values.view());
  }

  private number(field: number, value: number): void {
    this.message.varint(field * 8);
    this.message.difference(value, 0);
  }
}
