import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OsmMember, OsmRelation, OsmWay } from '../osm/element.ts';
import { carGraph, find, lineOf, middleOf, pointOf, Raster, reachable, tag, takeCensus } from './census.ts';
import { demoCountry } from './country.ts';
import { overlap } from './towns/houses.ts';
import { distance, inside, meeting, seaBox, toPlane, type Point } from './drawing/plane.ts';

const census = takeCensus(demoCountry());
const { nodes, ways, relations } = census;
const nameOf = (relation: OsmRelation): string => tag(relation, 'name') ?? `relation ${relation.id}`;
const wayOf = (member: OsmMember): OsmWay => ways.get(member.id)!;
const buildings = [...ways.values()]
  .filter((way) => tag(way, 'building') && way.nodes[0] === way.nodes.at(-1))
  // Doors are nodes on the walls; without them, the corners remain.
  .map((way) => ({
    way,
    ring: way.nodes
      .slice(1)
      .filter((id) => !nodes.get(id)!.tags)
      .map((id) => pointOf(census, id)),
  }));

describe('the geometry of the demonstration country', () => {
  it('lies in the open sea with every node', () => {
    for (const { lat, lon } of nodes.values()) {
      assert.ok(
        lat > seaBox.minLat && lat < seaBox.maxLat && lon > seaBox.minLon && lon < seaBox.maxLon,
        `${lat}, ${lon}`,
      );
    }
  });

  it('refers only to existing elements', () => {
    for (const way of ways.values()) {
      assert.ok(way.nodes.length >= 2);
      for (const id of way.nodes) assert.ok(nodes.has(id), `way ${way.id} refers to node ${id}`);
    }
    for (const relation of relations) {
      for (const { type, id } of relation.members) {
        assert.ok(
          type === 'node' ? nodes.has(id) : type === 'way' && ways.has(id),
          `${nameOf(relation)} refers to ${type} ${id}`,
        );
      }
    }
  });

  it('closes the rings of every area, outer and inner separately', () => {
    const areas = relations.filter((relation) => ['boundary', 'multipolygon'].includes(tag(relation, 'type')!));
    assert.ok(areas.length > 60);
    for (const area of areas) {
      for (const role of ['outer', 'inner']) {
        const ends = new Map<number, number>();
        for (const member of area.members.filter((one) => one.type === 'way' && one.role === role)) {
          const { nodes: line } = wayOf(member);
          if (line[0] === line.at(-1)) continue;
          for (const end of [line[0], line.at(-1)!]) ends.set(end, (ends.get(end) ?? 0) + 1);
        }
        assert.ok(
          [...ends.values()].every((count) => count === 2),
          `${nameOf(area)}: its ${role} ring is open`,
        );
      }
    }
  });

  it('lets neighbouring districts share their winding border ways', () => {
    const districts = relations.filter((relation) => tag(relation, 'admin_level') === '6');
    assert.ok(districts.length >= 6);
    const owners = new Map<number, number>();
    for (const { members } of districts)
      for (const { type, id } of members) if (type === 'way') owners.set(id, (owners.get(id) ?? 0) + 1);
    for (const district of districts) {
      const shared = district.members.filter(({ type, id }) => type === 'way' && owners.get(id) === 2);
      assert.ok(shared.length > 0, `${nameOf(district)} shares no border`);
    }
    const straight = [...owners.keys()].filter((id) => ways.get(id)!.nodes.length < 4);
    assert.deepEqual(straight, []);
  });

  it('connects the members of every restriction', () => {
    const restrictions = relations.filter((relation) => tag(relation, 'type') === 'restriction');
    for (const { members, id } of restrictions) {
      const [from, via, to] = ['from', 'via', 'to'].map((role) => members.find((member) => member.role === role)!);
      const ends = (member: OsmMember): number[] =>
        member.type === 'node' ? [member.id] : [wayOf(member).nodes[0], wayOf(member).nodes.at(-1)!];
      const touch = (a: OsmMember, b: OsmMember): boolean => ends(a).some((end) => ends(b).includes(end));
      assert.ok(touch(from, via) && touch(via, to), `restriction ${id}`);
    }
  });

  it('lets a car drive from the capital to every settlement, and back', () => {
    const { forward, backward } = carGraph(census);
    const roads = new Raster<number>(1200);
    for (const id of forward.keys()) roads.add(pointOf(census, id), id);
    const nearest = (at: Point): number => {
      let [best, meters] = [-1, Infinity];
      for (const id of roads.near(at)) {
        const away = distance(at, pointOf(census, id));
        if (away < meters) [best, meters] = [id, away];
      }
      return best;
    };
    const places = find(census, 'place').filter(
      (one) => one.type === 'node' && /city|town|village|hamlet|allotments/.test(tag(one, 'place')!),
    );
    assert.ok(places.length > 60);
    const capital = places.find((one) => tag(one, 'name') === 'Ветроград')!;
    const at = (one: (typeof places)[number]): number =>
      nearest(toPlane((one as { lat: number }).lat, (one as { lon: number }).lon));
    const there = reachable(forward, at(capital));
    const back = reachable(backward, at(capital));
    for (const place of places) {
      assert.ok(there.has(at(place)) && back.has(at(place)), `${tag(place, 'name')} is cut off`);
    }
    const named = [...ways.values()].filter((way) => tag(way, 'name') && tag(way, 'highway') === 'residential');
    const lost = named.filter((way) => !way.nodes.some((id) => there.has(id) && back.has(id)));
    assert.deepEqual(
      lost.map((way) => tag(way, 'name')),
      [],
    );
  });

  it('has no overlapping houses', () => {
    const raster = new Raster<(typeof buildings)[number]>(120);
    const both: string[] = [];
    for (const building of buildings) {
      const middle = middleOf(building.ring);
      for (const other of raster.near(middle)) {
        if (overlap(building.ring, other.ring))
          both.push(`${tag(building.way, 'addr:street')} ${tag(building.way, 'addr:housenumber')}`);
      }
      raster.add(middle, building);
    }
    assert.deepEqual(both, []);
  });

  it('has no house in the water', () => {
    const rings = [...ways.values()]
      .filter((way) => tag(way, 'natural') === 'water')
      .map((way) => lineOf(census, way));
    const lake = relations.find((relation) => tag(relation, 'water') === 'lake')!;
    const [shore, island] = lake.members.map((member) => lineOf(census, wayOf(member)));
    const wet = (x: number, y: number): boolean =>
      rings.some((ring) => inside(ring, x, y)) || (inside(shore, x, y) && !inside(island, x, y));
    assert.ok(rings.length >= 2);
    for (const { ring, way } of buildings) {
      assert.ok(!ring.some(({ x, y }) => wet(x, y)), `${tag(way, 'addr:street')} ${tag(way, 'addr:housenumber')}`);
    }
  });

  it('has no street through a house', () => {
    const raster = new Raster<[Point, Point]>(150);
    const roads = [...ways.values()].filter((way) =>
      /^(trunk|primary|secondary|tertiary|unclassified|residential)$/.test(tag(way, 'highway') ?? ''),
    );
    for (const way of roads) {
      const line = lineOf(census, way);
      for (let i = 1; i < line.length; i++) {
        const parts = Math.ceil(distance(line[i - 1], line[i]) / 140);
        const at = (k: number): Point => ({
          x: line[i - 1].x + ((line[i].x - line[i - 1].x) * k) / parts,
          y: line[i - 1].y + ((line[i].y - line[i - 1].y) * k) / parts,
        });
        for (let k = 0; k < parts; k++) raster.add(middleOf([at(k), at(k + 1)]), [at(k), at(k + 1)]);
      }
    }
    const hit: string[] = [];
    for (const { ring, way } of buildings) {
      for (const [a, b] of raster.near(middleOf(ring))) {
        if (ring.some((point, i) => meeting(a, b, point, ring[(i + 1) % ring.length])))
          hit.push(
            `${tag(way, 'addr:street') ?? tag(way, 'addr:place')} ${tag(way, 'addr:housenumber') ?? tag(way, 'name')}`,
          );
      }
    }
    assert.deepEqual(hit, []);
  });
});
