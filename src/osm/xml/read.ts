import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Block } from '../block.ts';
import { boxOnEarth, type FileHeader } from '../pbf/header.ts';
import { unreadable } from '../unreadable.ts';
import { XmlObjects, type Attributes } from './objects.ts';
import { XmlText } from './text.ts';

/** A tag's value has at most 255 characters; a tag with all its attributes is far shorter than this. */
const maxTagLength = 1_000_000;

/** Reads OSM XML, piece by piece, into a block, and hands the block over whenever it is full. */
export class XmlReader {
  readonly header: { -readonly [K in keyof FileHeader]: FileHeader[K] } = {};
  private readonly file: string;
  private readonly text: XmlText;
  private readonly parser = new SaxesParser();
  private readonly objects: XmlObjects;
  private depth = 0;
  /** The position up to which the last whole tag was read, in characters. */
  private lastTagAt = 0;
  private piece = { text: '', position: 0, offset: 0 };

  /** After `use` the block is emptied. */
  constructor(file: string, block: Block, use: () => void) {
    this.file = file;
    this.text = new XmlText(file);
    this.objects = new XmlObjects(block, use, (seen) => this.refuse(seen));
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
    this.objects.end();
  }

  private open({ name, attributes }: SaxesTagPlain): void {
    this.lastTagAt = this.piece.position + this.piece.text.length;
    this.depth++;
    if (this.depth === 1) this.openRoot(name, attributes);
    else if (this.depth === 2) this.openSecond(name, attributes);
    else if (this.depth === 3) this.objects.openPart(name, attributes);
  }

  private openRoot(name: string, attributes: Attributes): void {
    if (name === 'osmChange') this.refuse('a file of changes (osmChange), not of a map');
    if (name !== 'osm') this.refuse(`XML, but not of OSM: its root is <${name}>`);
    const dataAsOf = attributes.osmosis_replication_timestamp ?? attributes.timestamp;
    if (attributes.generator !== undefined) this.header.generator = attributes.generator;
    if (dataAsOf !== undefined) this.header.dataAsOf = dataAsOf;
  }

  private openSecond(name: string, attributes: Attributes): void {
    if (name === 'meta' && attributes.osm_base !== undefined) this.header.dataAsOf = attributes.osm_base;
    if (name === 'bounds') {
      const { minlat, minlon, maxlat, maxlon } = attributes;
      const [minLat, minLon, maxLat, maxLon] = [minlat, minlon, maxlat, maxlon].map(Number);
      this.header.bbox = boxOnEarth({ minLat, minLon, maxLat, maxLon });
    }
    this.objects.open(name, attributes);
  }

  private close(name: string): void {
    this.lastTagAt = this.piece.position + this.piece.text.length;
    this.depth--;
    if (this.depth === 1) this.objects.close(name);
  }

  private refuse(seen: string): never {
    const { text, position, offset } = this.piece;
    const before = new TextEncoder().encode(text.slice(0, Math.max(0, this.parser.position - position)));
    const place = { file: this.file, offset: offset + before.length };
    throw unreadable(place, `${seen}, in line ${this.parser.line}`);
  }
}
