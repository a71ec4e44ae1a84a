import { Growing } from '../src/kernel/columns.ts';
import { toUnits, type Box } from '../src/kernel/geo.ts';
import { Interner } from '../src/kernel/text.ts';
import { osmReference } from '../src/geocoding/gazetteer/schema.ts';
import { assemble, type Assembled } from '../src/osm/assemble/assemble.ts';
import type { Stated } from '../src/osm/assemble/around.ts';
import { drawGround, type DrawingBoard } from '../src/osm/ground/draw-ground.ts';
import type { OsmElement, OsmMember } from '../src/osm/element.ts';
import { TaggedObjects, type Extract } from '../src/osm/extract.ts';
import { silent } from '../src/kernel/progress.ts';
import { TextReader } from '../src/kernel/text.ts';

type Tags = Readonly<Record<string, string>>;

/** An Extract made of elements at once, without a file: for tests of what comes after reading. */
export function extractOf(elements: readonly OsmElement[]): Extract {
  const text = new Interner();
  const points = new TaggedObjects();
  const ways = Object.assign(new TaggedObjects(), { refs: new Growing('f64'), refStarts: new Growing('u32') });
  const relations = Object.assign(new TaggedObjects(), {
    members: new Growing('f64'), roles: new Growing('u32'), memberStarts: new Growing('u32'),
  });
  const rows = new Map<number, number>();
  const lats: number[] = [];
  const lons: number[] = [];
  const add = (objects: TaggedObjects, id: number, tags: Tags = {}): void => {
    objects.ids.push(id);
    objects.tagStarts.push(objects.tags.length);
    for (const [key, value] of Object.entries(tags)) objects.tags.append([text.string(key), text.string(value)]);
  };
  for (const element of elements) {
    if (element.type === 'node') {
      rows.set(element.id, lats.push(toUnits(element.lat)) - 1);
      lons.push(toUnits(element.lon));
      if (Object.keys(element.tags ?? {}).length > 0) add(points, element.id, element.tags);
    } else if (element.type === 'way') {
      add(ways, element.id, element.tags);
      ways.refStarts.push(ways.refs.length);
      ways.refs.append(element.nodes);
    } else {
      add(relations, element.id, element.tags);
      relations.memberStarts.push(relations.members.length);
      for (const member of element.members) {
        relations.members.push(osmReference(member.type, member.id));
        relations.roles.push(text.string(member.role));
      }
    }
  }
  return {
    text, points, ways, relations,
    nodes: { count: lats.length, find: (id) => rows.get(id) ?? -1, lat: (row) => lats[row], lon: (row) => lons[row] },
    sources: [], seen: { nodes: 0, ways: 0, relations: 0 }, dropped: new Map(),
  };
}

/** Draws map objects around 54° N, 148° E: positions are metres north and east of there. */
export class Drawing {
  readonly elements: OsmElement[] = [];
  private id = 0;

  node(north: number, east: number, tags?: Tags): number {
    const id = ++this.id;
    const [lat, lon] = [54 + north / 111_195, 148 + east / 65_359];
    this.elements.push({ type: 'node', id, lat, lon, tags });
    return id;
  }

  way(nodes: readonly (number | readonly [number, number])[], tags?: Tags): number {
    const ids = nodes.map((node) => (typeof node === 'number' ? node : this.node(node[0], node[1])));
    const id = ++this.id;
    this.elements.push({ type: 'way', id, nodes: ids, tags });
    return id;
  }

  /** A closed rectangle by its south-west corner and size. */
  box(north: number, east: number, height: number, width: number, tags?: Tags): number {
    const corners = [[0, 0], [0, width], [height, width], [height, 0]].map(([y, x]) => this.node(north + y, east + x));
    return this.way([...corners, corners[0]], tags);
  }

  building(north: number, east: number, tags: Tags): number {
    return this.box(north, east, 10, 12, { building: 'yes', ...tags });
  }

  relation(members: readonly OsmMember[], tags: Tags): number {
    const id = ++this.id;
    this.elements.push({ type: 'relation', id, members, tags });
    return id;
  }
}

/** What is drawn on a board of the ground of a drawing, whose file states that it fills a box. */
export function groundOf(draw: (drawing: Drawing) => void, bbox?: Box): Parameters<DrawingBoard['add']>[0][] {
  const drawing = new Drawing();
  draw(drawing);
  const drawn: Parameters<DrawingBoard['add']>[0][] = [];
  const sources = bbox ? [{ name: 'drawing.osm', bytes: 1, bbox }] : [];
  drawGround({ ...extractOf(drawing.elements), sources }, { add: (one) => void drawn.push(one) }, silent);
  return drawn;
}

export interface Town extends Assembled {
  readonly dropped: ReadonlyMap<string, number>;
  name(set: number): string;
  /** Houses as "street or place, label", in the order of the atlas. */
  houses(): string[];
}

/** Draws, assembles, and reads back by name. */
export function assembled(draw: (drawing: Drawing) => void, stated: Stated = {}): Town {
  const drawing = new Drawing();
  draw(drawing);
  const extract = extractOf(drawing.elements);
  const result = assemble(extract, stated, silent);
  const text = new TextReader(result.text);
  const { gazetteer } = result;
  const name = (set: number): string => text.tags(set).name ?? '';
  const owner = (house: number): string => {
    const [street, place] = [gazetteer.houses.street[house], gazetteer.houses.place[house]];
    return street < gazetteer.streets.rows ? name(gazetteer.streets.names[street])
      : place < gazetteer.places.rows ? name(gazetteer.places.names[place]) : '';
  };
  return {
    ...result, name, dropped: extract.dropped,
    houses: () => Array.from(gazetteer.houses.label, (label, row) => `${owner(row)}, ${text.string(label)}`),
  };
}
