import { toUnits } from '../../kernel/geo.ts';
import type { OsmNode } from '../element.ts';
import type { StringNumbers } from './string-numbers.ts';
import { PbfBytes } from './bytes.ts';

/** Nodes in columns, each number as the difference from the one before it. */
export class DenseNodes {
  private readonly strings: StringNumbers;
  private readonly ids = new PbfBytes(1 << 15);
  private readonly lats = new PbfBytes(1 << 15);
  private readonly lons = new PbfBytes(1 << 15);
  private readonly tags = new PbfBytes(1 << 16);
  private last = { id: 0, lat: 0, lon: 0 };

  constructor(strings: StringNumbers) {
    this.strings = strings;
  }

  get bytes(): number {
    return this.ids.length + this.lats.length + this.lons.length + this.tags.length;
  }

  add(node: OsmNode): void {
    const { last, strings, tags } = this;
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
      tags.varint(strings.number(key));
      tags.varint(strings.number(node.tags[key]));
    }
    tags.varint(0);
  }

  /** Writes the columns as a message and empties them. */
  finish(message: PbfBytes): void {
    const { ids, lats, lons, tags } = this;
    message.clear();
    message.field(1, ids.view());
    message.field(8, lats.view());
    message.field(9, lons.view());
    message.field(10, tags.view());
    for (const column of [ids, lats, lons, tags]) column.clear();
    this.last = { id: 0, lat: 0, lon: 0 };
  }
}
