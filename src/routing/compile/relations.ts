import { NONE } from '../../kernel/columns.ts';
import type { Profile } from '../graph.ts';
import { turnRules, type TurnRule } from '../profile/turn-rule.ts';
import type { Tags } from '../profile/tags.ts';
import type { Source } from './uses.ts';

/** A turn restriction between ways, as mapped. */
export interface Relation {
  readonly rules: readonly { readonly kind: TurnRule['kind']; readonly condition: number }[];
  readonly from: number;
  /** A road node, or NONE if the restriction goes over ways. */
  readonly viaNode: number;
  readonly viaWays: readonly number[];
  readonly to: number;
  readonly isUTurn: boolean;
}

const NODE = 0;

/** The restrictions that a profile heeds. Several ways "from" or "to" (no_entry, no_exit) become a relation each. */
export function readRelations(profile: Profile, source: Source, count: (reason: string) => void): Relation[] {
  const { restrictions, restrictionMembers } = source.network;
  const roleText = (role: number): string => source.textOf(role);
  const found: Relation[] = [];
  for (let row = 0; row < restrictions.rows; row++) {
    const tags = source.tagsOf(restrictions.tags[row]);
    const { rules, isUnderstood } = turnRules(profile, tags);
    if (!isUnderstood) count('restriction: not understood');
    if (rules.length === 0) continue;
    const members: Record<string, { kind: number; row: number }[]> = { from: [], via: [], to: [] };
    for (let i = restrictions.members[row]; i < restrictions.members[row + 1]; i++) {
      members[roleText(restrictionMembers.role[i])]?.push({
        kind: restrictionMembers.kind[i], row: restrictionMembers.row[i],
      });
    }
    const { from, via, to } = members;
    const nodes = via.filter(({ kind }) => kind === NODE);
    const isWhole = from.length > 0 && to.length > 0 && via.length > 0 &&
      [...from, ...to].every(({ kind }) => kind !== NODE);
    if (!isWhole || (nodes.length > 0 && via.length > 1)) {
      count('restriction: its members are of the wrong kind');
      continue;
    }
    // "no_entry" has several roads from, "no_exit" several to; with any other value it is unclear which is meant.
    const values = restrictionValues(tags);
    const isOne = (list: readonly { row: number }[]): boolean =>
      new Set(list.map(({ row: way }) => source.network.roadWays.osm[way])).size === 1;
    if ((!isOne(from) && !values.includes('no_entry')) || (!isOne(to) && !values.includes('no_exit'))) {
      count('restriction: of several roads');
      continue;
    }
    const numbered = rules.map(({ kind, condition }) =>
      ({ kind, condition: condition === undefined ? NONE : source.textNumber(condition) }));
    const isUTurn = values.includes('u_turn');
    for (const start of from) {
      for (const end of to) {
        found.push({
          rules: numbered, from: start.row, to: end.row, isUTurn,
          viaNode: nodes[0]?.row ?? NONE, viaWays: nodes.length > 0 ? [] : via.map((member) => member.row),
        });
      }
    }
  }
  return found;
}

/** The restriction values in any form of the key, hours included. */
const restrictionValues = (tags: Tags): string =>
  Object.entries(tags).map(([key, value]) => (key.startsWith('restriction') ? value : '')).join(' ');

/** Marks road nodes that must stay junctions because a restriction refers to them. */
export function markRelations({ network }: Source, relations: readonly Relation[], mark: (node: number) => void): void {
  const { roadWays, roadWayNodes } = network;
  const nodesOf = (way: number) => roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1]);
  for (const { from, viaNode, viaWays, to } of relations) {
    if (viaNode !== NONE) mark(viaNode);
    const ways = [from, ...viaWays, to];
    for (let i = 1; viaNode === NONE && i < ways.length; i++) {
      const before = new Set(nodesOf(ways[i - 1]));
      for (const node of nodesOf(ways[i])) if (before.has(node)) mark(node);
    }
  }
}
