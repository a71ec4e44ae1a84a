import { NOWHERE, type Block, type StringTable } from '../block.ts';
import { PbfCursor } from './cursor.ts';
import type { Place } from '../unreadable.ts';

const nanoPerUnit = 100;
const maxLat = 900_000_000;
const maxLon = 1_800_000_000;

/** What to decode: the rest is skipped, which is much cheaper. */
export interface Wanted {
  readonly nodes: boolean;
  readonly ways: boolean;
  readonly relations: boolean;
}

export const everything: Wanted = { nodes: true, ways: true, relations: true };

/** Decodes an unpacked OSMData blob into the block, which is emptied first. */
export function readPbfBlock(content: Uint8Array, place: Place, block: Block, wanted: Wanted = everything): void {
  block.clear();
  const cursor = new PbfCursor(content, place);
  const groups: PbfCursor[] = [];
  const scale = { granularity: nanoPerUnit, latOffset: 0, lonOffset: 0 };
  let strings = new PbfStrings();
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1) strings = readStrings(cursor.message());
    else if (field === 2) groups.push(cursor.message());
    else if (field === 17 && cursor.type === 0) scale.granularity = cursor.varint();
    else if (field === 19 && cursor.type === 0) scale.latOffset = cursor.int64();
    else if (field === 20 && cursor.type === 0) scale.lonOffset = cursor.int64();
    else cursor.skip();
  }
  block.strings = strings;
  for (const group of groups) readGroup(group, block, wanted, scale);
}

interface Scale {
  readonly granularity: number;
  readonly latOffset: number;
  readonly lonOffset: number;
}

/** A block's string table. Most strings are never used, so each is decoded on demand. */
class PbfStrings implements StringTable {
  private readonly bytes: Uint8Array[] = [];
  private readonly texts: string[] = [];

  get count(): number {
    return this.bytes.length;
  }

  add(bytes: Uint8Array): void {
    this.bytes.push(bytes);
  }

  get(number: number): string {
    return (this.texts[number] ??= decoder.decode(this.bytes[number]));
  }
}

// A byte order mark is part of a tag like any other character.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function readStrings(cursor: PbfCursor): PbfStrings {
  const strings = new PbfStrings();
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1) strings.add(cursor.blob());
    else cursor.skip();
  }
  return strings;
}

function readGroup(group: PbfCursor, block: Block, wanted: Wanted, scale: Scale): void {
  for (let field = group.field(); field > 0; field = group.field()) {
    if (field === 1 && wanted.nodes) readNode(group.message(), block, scale);
    else if (field === 2 && wanted.nodes) readDense(group.message(), block, scale);
    else if (field === 3 && wanted.ways) readWay(group.message(), block);
    else if (field === 4 && wanted.relations) readRelation(group.message(), block);
    else group.skip();
  }
}

/** Units of 1e-7 degree, or NOWHERE. */
function toUnits(value: number, granularity: number, offset: number, max: number): number {
  const units = granularity === nanoPerUnit && offset === 0
    ? value
    : Math.round((offset + granularity * value) / nanoPerUnit);
  return units >= -max && units <= max ? units : NOWHERE;
}

function readDense(cursor: PbfCursor, block: Block, scale: Scale): void {
  let [ids, lats, lons, tags]: (PbfCursor | undefined)[] = [];
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1) ids = cursor.message();
    else if (field === 8) lats = cursor.message();
    else if (field === 9) lons = cursor.message();
    else if (field === 10) tags = cursor.message();
    else cursor.skip();
  }
  if (!ids) return;
  if (!lats || !lons) cursor.refuse('dense nodes without coordinates');
  const { nodes } = block;
  let [id, lat, lon] = [0, 0, 0];
  while (ids.pos < ids.end) {
    id = ids.after(id);
    lat = lats.after(lat);
    lon = lons.after(lon);
    nodes.ids.push(id);
    nodes.lats.push(toUnits(lat, scale.granularity, scale.latOffset, maxLat));
    nodes.lons.push(toUnits(lon, scale.granularity, scale.lonOffset, maxLon));
    if (tags && tags.pos < tags.end) readDenseTags(tags, block);
    nodes.tagEnds.push(nodes.tags.length);
  }
}

function readDenseTags(tags: PbfCursor, block: Block): void {
  for (let key = tags.varint(); key !== 0; key = tags.pos < tags.end ? tags.varint() : 0) {
    block.nodes.tags.push(stringNumber(tags, key, block));
    block.nodes.tags.push(stringNumber(tags, tags.varint(), block));
  }
}

function stringNumber(cursor: PbfCursor, number: number, block: Block): number {
  if (number >= block.strings.count) {
    cursor.refuse(`string ${number} of a table of ${block.strings.count}`);
  }
  return number;
}

function readNode(cursor: PbfCursor, block: Block, scale: Scale): void {
  let [id, lat, lon]: (number | undefined)[] = [];
  let keys: PbfCursor | undefined;
  let values: PbfCursor | undefined;
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1 && cursor.type === 0) id = cursor.after(0);
    else if (field === 2) keys = cursor.message();
    else if (field === 3) values = cursor.message();
    else if (field === 8 && cursor.type === 0) lat = cursor.after(0);
    else if (field === 9 && cursor.type === 0) lon = cursor.after(0);
    else cursor.skip();
  }
  if (id === undefined || lat === undefined || lon === undefined) cursor.refuse('a node without id or coordinates');
  const { nodes } = block;
  nodes.ids.push(id);
  nodes.lats.push(toUnits(lat, scale.granularity, scale.latOffset, maxLat));
  nodes.lons.push(toUnits(lon, scale.granularity, scale.lonOffset, maxLon));
  readTags(cursor, block, nodes, keys, values);
}

type Objects = Block['nodes'] | Block['ways'];

function readTags(cursor: PbfCursor, block: Block, objects: Objects, keys?: PbfCursor, values?: PbfCursor): void {
  while (keys && keys.pos < keys.end) {
    if (!values) cursor.refuse('tags without values');
    objects.tags.push(stringNumber(keys, keys.varint(), block));
    objects.tags.push(stringNumber(values, values.varint(), block));
  }
  objects.tagEnds.push(objects.tags.length);
}

function readWay(cursor: PbfCursor, block: Block): void {
  let id: number | undefined;
  let [keys, values, refs]: (PbfCursor | undefined)[] = [];
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1 && cursor.type === 0) id = cursor.int64();
    else if (field === 2) keys = cursor.message();
    else if (field === 3) values = cursor.message();
    else if (field === 8) refs = cursor.message();
    else cursor.skip();
  }
  if (id === undefined) cursor.refuse('a way without id');
  const { ways } = block;
  ways.ids.push(id);
  readTags(cursor, block, ways, keys, values);
  let node = 0;
  while (refs && refs.pos < refs.end) ways.items.push((node = refs.after(node)));
  ways.itemEnds.push(ways.items.length);
}

function readRelation(cursor: PbfCursor, block: Block): void {
  let id: number | undefined;
  let [keys, values, roles, members, kinds]: (PbfCursor | undefined)[] = [];
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1 && cursor.type === 0) id = cursor.int64();
    else if (field === 2) keys = cursor.message();
    else if (field === 3) values = cursor.message();
    else if (field === 8) roles = cursor.message();
    else if (field === 9) members = cursor.message();
    else if (field === 10) kinds = cursor.message();
    else cursor.skip();
  }
  if (id === undefined) cursor.refuse('a relation without id');
  const { relations } = block;
  relations.ids.push(id);
  readTags(cursor, block, relations, keys, values);
  let member = 0;
  while (members && members.pos < members.end) {
    if (!roles || !kinds) cursor.refuse('relation members without roles or kinds');
    relations.items.push((member = members.after(member)));
    relations.roles.push(stringNumber(roles, roles.varint(), block));
    const kind = kinds.varint();
    if (kind > 2) kinds.refuse(`a relation member of the unknown kind ${kind}`);
    relations.kinds.push(kind);
  }
  relations.itemEnds.push(relations.items.length);
}
