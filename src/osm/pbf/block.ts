import type { OsmElement } from '../element.ts';
import { StringNumbers } from './string-numbers.ts';
import { PbfBytes } from './bytes.ts';
import { DenseNodes } from './dense-nodes.ts';
import { ElementMessages } from './messages.ts';

const groupFields = { node: 1, dense: 2, way: 3, relation: 4 } as const;

/** Gathers the elements of one block, in groups of one kind each. */
export class PbfBlock {
  elements = 0;
  private readonly isDense: boolean;
  private readonly groups = new PbfBytes(1 << 16);
  private readonly group = new PbfBytes(1 << 16);
  /** The kind of the open group. */
  private kind: OsmElement['type'] | undefined;
  private readonly strings = new StringNumbers();
  private readonly messages = new ElementMessages(this.strings);
  private readonly nodes = new DenseNodes(this.strings);
  private readonly nodesMessage = new PbfBytes();

  constructor(isDense: boolean) {
    this.isDense = isDense;
  }

  /** The approximate size of the block, without its strings. */
  get bytes(): number {
    return this.groups.length + this.group.length + this.nodes.bytes;
  }

  add(element: OsmElement): void {
    if (element.type !== this.kind) this.endGroup();
    this.kind = element.type;
    this.elements++;
    const { group, messages } = this;
    if (element.type === 'way') group.field(groupFields.way, messages.way(element));
    else if (element.type === 'relation') group.field(groupFields.relation, messages.relation(element));
    else if (this.isDense) this.nodes.add(element);
    else group.field(groupFields.node, messages.node(element));
  }

  /** Returns the bytes of the block and empties it. */
  finish(): Uint8Array {
    this.endGroup();
    const strings = this.strings.finish();
    const block = new PbfBytes(strings.length + this.groups.length + 16);
    block.field(1, strings);
    block.append(this.groups.view());
    this.groups.clear();
    this.elements = 0;
    return block.view();
  }

  private endGroup(): void {
    const { group } = this;
    if (this.kind === undefined) return;
    if (this.kind === 'node' && this.isDense) {
      this.nodes.finish(this.nodesMessage);
      group.field(groupFields.dense, this.nodesMessage.view());
    }
    this.groups.field(2, group.view());
    group.clear();
    this.kind = undefined;
  }
}
