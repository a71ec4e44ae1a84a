import { finishTables, newBuilders, NONE } from '../../kernel/columns.ts';
import { networkSchema, type RoadNetwork } from '../../routing/network.ts';
import { knownPieces } from './geometry.ts';
import { referenceOf, type Member, type Source } from './source.ts';

type Builders = ReturnType<typeof newBuilders<typeof networkSchema>>;

/**
 * The roads with their tags, from which routing compiles graphs. A way that lost nodes becomes its known
 * pieces: consecutive rows with the same source id.
 */
export function gatherNetwork(source: Source): RoadNetwork {
  const { ways, relations, nodes } = source.extract;
  const builders = newBuilders(networkSchema);
  const roadNodeOf = new Uint32Array(nodes.count).fill(NONE);
  const roadOf = new Uint32Array(ways.rows).fill(NONE);
  const add = (reference: number, tags: number, way: number): void => {
    for (const refs of knownPieces(nodes, source.refs(way))) {
      const row = builders.roadWays.add({ osm: reference, tags, nodes: builders.roadWayNodes.rows });
      if (roadOf[way] === NONE) roadOf[way] = row;
      for (const id of refs) builders.roadWayNodes.add({ node: roadNode(source, builders, roadNodeOf, id) });
    }
  };
  for (let way = 0; way < ways.rows; way++) {
    const tags = new Map(source.tags(ways, way));
    if (isWay(tags)) add(referenceOf('way', ways, way), roadTags(source, tags), way);
  }
  // A square drawn as a relation is walked along the ways of its edge.
  for (let row = 0; row < relations.rows; row++) {
    const tags = new Map(source.tags(relations, row));
    if (tags.get('type') !== 'multipolygon' || !isWay(tags)) continue;
    for (const { kind, id } of source.members(row)) {
      const way = kind === 'way' ? source.findWay(id) : -1;
      if (way >= 0 && roadOf[way] === NONE) add(referenceOf('relation', relations, row), roadTags(source, tags), way);
    }
  }
  gatherRestrictions(source, builders, roadNodeOf, roadOf);
  return finishTables(networkSchema, builders);
}

const notWays = new Set(['proposed', 'razed', 'abandoned', 'bus_stop', 'services', 'rest_area']);

/** Ways that a car, a rider or a walker could use; routing decides who may. */
function isWay(tags: ReadonlyMap<string, string>): boolean {
  const highway = tags.get('highway');
  if (highway !== undefined) return !notWays.has(highway);
  return (
    tags.get('route') === 'ferry' || tags.get('route') === 'shuttle_train' || tags.get('man_made') === 'pier' ||
    tags.get('railway') === 'platform' || tags.get('public_transport') === 'platform'
  );
}

const ofAddresses = /^(?:addr|addr2|fias|building|population|is_in)(?:[:_]|$)/u;

const roadTags = (source: Source, tags: Iterable<[string, string]>): number =>
  source.extract.text.tagSet([...tags].filter(([key]) => !ofAddresses.test(key)));

function roadNode(source: Source, { roadNodes }: Builders, roadNodeOf: Uint32Array, id: number): number {
  const { nodes, points } = source.extract;
  const node = nodes.find(id);
  if (roadNodeOf[node] === NONE) {
    const point = source.findPoint(id);
    const tags = point < 0 ? source.extract.text.tagSet([]) : roadTags(source, source.tags(points, point));
    roadNodeOf[node] = roadNodes.add({ osm: id, lat: nodes.lat(node), lon: nodes.lon(node), tags });
  }
  return roadNodeOf[node];
}

function gatherRestrictions(source: Source, builders: Builders, roadNodeOf: Uint32Array, roadOf: Uint32Array): void {
  const { relations, nodes, text } = source.extract;
  const rowOf = ({ kind, id }: Member): number => {
    if (kind === 'relation') return NONE;
    const row = kind === 'way' ? source.findWay(id) : nodes.find(id);
    return row < 0 ? NONE : (kind === 'way' ? roadOf : roadNodeOf)[row];
  };
  for (let row = 0; row < relations.rows; row++) {
    if (!source.tag(relations, row, 'type')?.startsWith('restriction')) continue;
    const members = source.members(row).map((member) => ({ ...member, row: rowOf(member) }));
    const roles = new Set(members.map(({ role }) => role));
    if (!roles.has('from') || !roles.has('to') || !roles.has('via')) {
      source.report('restriction: without from, via or to');
      continue;
    }
    if (members.some((member) => member.row === NONE && /^(?:from|via|to)$/u.test(member.role))) {
      source.report('restriction: its members are not in the file');
      continue;
    }
    builders.restrictions.add({
      osm: relations.ids.at(row),
      tags: roadTags(source, source.tags(relations, row)),
      members: builders.restrictionMembers.rows,
    });
    for (const { kind, role, row: member } of members) {
      if (member === NONE) continue;
      builders.restrictionMembers.add({ role: text.string(role), kind: kind === 'way' ? 1 : 0, row: member });
    }
  }
}
