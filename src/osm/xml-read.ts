import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { memberKinds, NOWHERE, type Block, type StringTable } from './block.ts';
import type { FileHeader } from './pbf-header.ts';
import { unreadable } from './unreadable.ts';
import { XmlText } from './xml-text.ts';

type Attributes = Readonly<Record<string, string | undefined>>;
type Kind = 'node' | 'way' | 'relation';

const objectsPerBlock = 8000;
/** A tag's value has at most 255 characters; a tag with all its attributes never comes near this. */
const maxTagLength = 1_000_000;

/** Reads OSM XML that comes in pieces into a block, and hands that over whenever it is full. */
export class XmlReader {
  readonly header: { -readonly [K in keyof FileHeader]: FileHeader[K] } = {};
  private readonly file: string;
  private readonly block: Block;
  private readonly use: () => void;
  private readonly text: XmlText;
  private readonly parser = new SaxesParser();
  private strings = new XmlStrings();
  private objects = 0;
  private depth = 0;
  /** Where the last tag was whole, counted in characters. */
  private lastTagAt = 0;
  /** The object that is open; "deleted" for one that is to be left out. */
  private current: Kind | 'deleted' | undefined;
  private piece = { text: '', position: 0, offset: 0 };

  /** After `use` the block is emptied. */
  constructor(file: string, block: Block, use: () => void) {
    this.file = file;
    this.block = block;
    this.use = use;
    this.text = new XmlText(file);
    this.clear();
    this.parser.on('error', (error) => this.refuse(`broken XML (${error.message.replace(/^\d+:\d+: /, '')})`));
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) this.refuse(`XML in ${encoding}; only UTF-8 is read`);
    });
    this.parser.on('opentag', (tag) => this.open(tag));
    this.parser.on('closetag', (tag) => this.close(tag.name));
  }

  write(bytes: Uint8Array): void {
    const { offset } = this.text;
    const text = this.text.take(bytes);
    // The parser's own position is right only while it reads, so characters are counted here.
    this.piece = { text, position: this.piece.position + this.piece.text.length, offset };
    this.parser.write(text);
    const end = this.piece.position + text.length;
    if (end - this.lastTagAt > maxTagLength) this.refuse(`more than ${maxTagLength} characters without a whole tag`);
  }

  end(): void {
    this.text.end();
    this.parser.close();
    this.use();
  }

  private clear(): void {
    this.block.clear();
    this.strings = new XmlStrings();
    this.block.strings = this.strings;
    this.objects = 0;
  }

  private open({ name, attributes }: SaxesTagPlain): void {
    const given: Attributes = attributes;
    this.lastTagAt = this.piece.position + this.piece.text.length;
    this.depth++;
    if (this.depth === 1) this.openRoot(name, given);
    else if (this.depth === 2) this.openObject(name, given);
    else if (this.depth === 3 && this.current !== undefined && this.current !== 'deleted') this.openPart(name, given);
  }

  private openRoot(name: string, attributes: Attributes): void {
    if (name === 'osmChange') this.refuse('a file of changes (osmChange), not of a map');
    if (name !== 'osm') this.refuse(`XML, but not of OSM: its root is <${name}>`);
    const dataAsOf = attributes.osmosis_replication_timestamp ?? attributes.timestamp;
    if (attributes.generator !== undefined) this.header.generator = attributes.generator;
    if (dataAsOf !== undefined) this.header.dataAsOf = dataAsOf;
  }

  private openObject(name: string, attributes: Attributes): void {
    if (name === 'meta' && attributes.osm_base !== undefined) this.header.dataAsOf = attributes.osm_base;
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

  private openPart(name: string, attributes: Attributes): void {
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

  private close(name: string): void {
    this.lastTagAt = this.piece.position + this.piece.text.length;
    this.depth--;
    if (this.depth !== 1 || this.current === undefined) return;
    const { nodes, ways, relations } = this.block;
    if (this.current === name) {
      const objects = name === 'node' ? nodes : name === 'way' ? ways : relations;
      objects.tagEnds.push(objects.tags.length);
      if (name === 'way') ways.itemEnds.push(ways.items.length);
      if (name === 'relation') relations.itemEnds.push(relations.items.length);
    }
    this.current = undefined;
    if (++this.objects < objectsPerBlock) return;
    this.use();
    this.clear();
  }

  private id(text: string | undefined, what: string): number {
    const id = Number(text);
    if (text === undefined || !/^-?\d+$/.test(text)) this.refuse(`${what} without a number: ${JSON.stringify(text)}`);
    if (!Number.isSafeInteger(id)) this.refuse(`${what} with a number that is too large: ${text}`);
    return id === 0 ? 0 : id;
  }

  private refuse(seen: string): never {
    const { text, position, offset } = this.piece;
    const before = new TextEncoder().encode(text.slice(0, Math.max(0, this.parser.position - position)));
    const place = { file: this.file, offset: offset + before.length };
    throw unreadable(place, `${seen}, in line ${this.parser.line}`);
  }
}

/** A string table that grows while a block is filled. */
class XmlStrings implements StringTable {
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  get count(): number {
    return this.texts.length;
  }

  get(number: number): string {
    return this.texts[number];
  }

  number(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.numbers.set(text, number);
    }
    return number;
  }
}

/** Units of 1e-7 degree, or NOWHERE for what is missing, no number, or off the earth. */
function toUnits(text: string | undefined, maxDegrees: number): number {
  const degrees = text === undefined || text.trim() === '' ? NaN : Number(text);
  return Math.abs(degrees) <= maxDegrees ? Math.round(degrees * 1e7) + 0 : NOWHERE;
}
