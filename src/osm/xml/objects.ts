import { memberKinds, NOWHERE, type Block } from '../block.ts';
import { XmlStrings } from './strings.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;
type Kind = 'node' | 'way' | 'relation';

const MAX_OBJECTS = 8000;

/** Collects the objects of an XML file, tag by tag, in a block, and hands the block over whenever it is full. */
export class XmlObjects {
  private readonly block: Block;
  private readonly use: () => void;
  private readonly refuse: (seen: string) => never;
  private strings = new XmlStrings();
  private count = 0;
  /** The open object; 'deleted' for an object to leave out. */
  private current: Kind | 'deleted' | undefined;

  /** After `use` the block is emptied. */
  constructor(block: Block, use: () => void, refuse: (seen: string) => never) {
    this.block = block;
    this.use = use;
    this.refuse = refuse;
    this.clear();
  }

  open(name: string, attributes: Attributes): void {
    if (name !== 'node' && name !== 'way' && name !== 'relation') return;
    if (attributes.visible === 'false' || attributes.action === 'delete') {
      this.current = 'deleted';
      return;
    }
    this.current = name;
    const { nodes, ways, relations } = this.block;
    const id = this.id(attributes.id, `a ${name}`);
    if (name === 'node') {
      nodes.ids.push(id);
      nodes.lats.push(toUnits(attributes.lat, 90));
      nodes.lons.push(toUnits(attributes.lon, 180));
    } else {
      (name === 'way' ? ways : relations).ids.push(id);
    }
  }

  /** A tag within an object. */
  openPart(name: string, attributes: Attributes): void {
    if (this.current === undefined || this.current === 'deleted') return;
    const { nodes, ways, relations } = this.block;
    if (name === 'tag') {
      const { tags } = this.current === 'node' ? nodes : this.current === 'way' ? ways : relations;
      if (attributes.k === undefined || attributes.v === undefined) this.refuse('a tag without key or value');
      tags.push(this.strings.number(attributes.k));
      tags.push(this.strings.number(attributes.v));
    } else if (name === 'nd' && this.current === 'way') {
      ways.items.push(this.id(attributes.ref, 'a reference to a node'));
    } else if (name === 'member' && this.current === 'relation') {
      const kind = memberKinds.indexOf(attributes.type as Kind);
      if (kind < 0) this.refuse(`a relation member of the unknown kind "${attributes.type}"`);
      relations.items.push(this.id(attributes.ref, 'a relation member'));
      relations.kinds.push(kind);
      relations.roles.push(this.strings.number(attributes.role ?? ''));
    }
  }

  close(name: string): void {
    if (this.current === undefined) return;
    const { nodes, ways, relations } = this.block;
    if (this.current === name) {
      const objects = name === 'node' ? nodes : name === 'way' ? ways : relations;
      objects.tagEnds.push(objects.tags.length);
      if (name === 'way') ways.itemEnds.push(ways.items.length);
      if (name === 'relation') relations.itemEnds.push(relations.items.length);
    }
    this.current = undefined;
    if (++this.count < MAX_OBJECTS) return;
    this.use();
    this.clear();
  }

  /** Hands over the last block. */
  end(): void {
    this.use();
  }

  private clear(): void {
    this.block.clear();
    this.strings = new XmlStrings();
    this.block.strings = this.strings;
    this.count = 0;
  }

  private id(text: string | undefined, what: string): number {
    const id = Number(text);
    if (text === undefined || !/^-?\d+$/.test(text)) this.refuse(`${what} without a number: ${JSON.stringify(text)}`);
    if (!Number.isSafeInteger(id)) this.refuse(`${what} with a number that is too large: ${text}`);
    return id === 0 ? 0 : id;
  }
}

/** Converts to 1e-7 degree; NOWHERE if the text is missing, not a number, or off the earth. */
function toUnits(text: string | undefined, maxDegrees: number): number {
  const degrees = text === undefined || text.trim() === '' ? NaN : Number(text);
  return Math.abs(degrees) <= maxDegrees ? Math.round(degrees * 1e7) + 0 : NOWHERE;
}
