import type { Chance } from '../drawing/chance.ts';
import { medianColumn } from '../towns/city-plan.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import { edgeKey, type MeshStreet } from '../drawing/mesh.ts';
import type { Settled } from '../towns/settle.ts';

/** Tags of a street: one-way, access, lanes. */
export function streetTags(chance: Chance): (street: MeshStreet) => Tags {
  return (street) => {
    const kind = street.cell?.kind;
    const tags: Record<string, string> = {};
    // Only inner northbound streets: eastbound ones stay two-way, so that nothing is cut off.
    if (
      street.axis === 'y' &&
      street.cell &&
      (kind === 'historic' || kind === 'private') &&
      chance.often(kind === 'historic' ? 0.5 : 0.07)
    ) {
      tags.oneway = chance.often(0.15) ? '-1' : 'yes';
      if (chance.often(0.35)) tags['oneway:bicycle'] = 'no';
      if (tags['oneway:bicycle'] && chance.often(0.4)) tags['cycleway:left'] = 'opposite_lane';
    }
    if (kind === 'panel') {
      if (chance.often(0.35)) tags.highway = 'living_street';
      else if (chance.often(0.2)) tags.service = 'driveway';
      if (chance.often(0.12)) tags.access = 'destination';
    }
    if (kind === 'industrial') tags.access = chance.often(0.5) ? 'private' : 'permissive';
    if (kind === 'historic' && chance.often(0.06)) tags.vehicle = 'destination';
    if (kind === 'historic' && street.axis === 'x' && chance.often(0.04))
      tags['motor_vehicle:conditional'] = 'no @ (Sa,Su 10:00-20:00)';
    if (!street.cell && chance.often(0.25)) tags['cycleway:right'] = 'lane';
    if (!street.cell && chance.often(0.4)) tags.sidewalk = 'both';
    return tags;
  };
}

type Arm = 'south' | 'east' | 'north' | 'west';
const arms: readonly Arm[] = ['south', 'east', 'north', 'west'];

/** The ways that meet at a crossing of two main lines, by direction. */
function armsAt({ edgeWays }: Settled, column: number, row: number): Partial<Record<Arm, number>> {
  return {
    south: edgeWays.get(edgeKey('y', column, row - 1)),
    north: edgeWays.get(edgeKey('y', column, row)),
    west: edgeWays.get(edgeKey('x', row, column - 1)),
    east: edgeWays.get(edgeKey('x', row, column)),
  };
}

const turns = [
  ['no_left_turn', 3],
  ['no_left_turn', 3],
  ['no_right_turn', 1],
  ['only_straight_on', 2],
  ['no_u_turn', 0],
  ['only_right_turn', 1],
  ['no_straight_on', 2],
  ['only_left_turn', 3],
] as const;

/** Adds a restriction at about every second crossing of avenues, `wanted` at most. */
export function addRestrictions(draft: Draft, settled: Settled, chance: Chance, wanted: number): number {
  const { columns, rows } = settled.mesh.plan;
  let count = 0;
  for (let column = 1; column + 1 < columns.length; column++) {
    for (let row = 1; row + 1 < rows.length; row++) {
      if (count >= wanted || !chance.often(0.7)) continue;
      const at = armsAt(settled, column, row);
      if (arms.some((arm) => at[arm] === undefined) || columns[column].street?.tags?.oneway) continue;
      const from = chance.whole(0, 3);
      const [restriction, turn] = chance.pick(turns);
      // Arms are clockwise (south, west, north, east): coming from arm k, the left turn leads into arm k - 1.
      const to = arms[(from + turn) % 4];
      const tags: Record<string, string> = { type: 'restriction', restriction };
      if (chance.often(0.25)) tags.except = chance.pick(['psv', 'bicycle', 'psv;bicycle']);
      if (chance.often(0.06)) {
        delete tags.restriction;
        tags['restriction:conditional'] = `${restriction} @ (Mo-Fr 07:00-20:00)`;
      }
      draft.relation(
        [
          member('way', at[arms[from]]!, 'from'),
          member('node', settled.mesh.vertex(column, row), 'via'),
          member('way', at[to]!, 'to'),
        ],
        tags,
      );
      count++;
    }
  }
  return count;
}

/** Forbids U-turns at the avenue with a median: the short link between the carriageways is the via way. */
export function addMedianRestrictions(draft: Draft, settled: Settled): number {
  const { edgeWays, mesh } = settled;
  let count = 0;
  for (let row = 1; row + 1 < mesh.plan.rows.length; row++) {
    const from = edgeWays.get(edgeKey('y', medianColumn + 1, row - 1));
    const link = edgeWays.get(edgeKey('x', row, medianColumn));
    const to = edgeWays.get(edgeKey('y', medianColumn, row - 1));
    if (from === undefined || link === undefined || to === undefined) continue;
    const tags: Tags = { type: 'restriction', restriction: 'no_u_turn', ...(row % 4 === 0 ? { except: 'psv' } : {}) };
    draft.relation([member('way', from, 'from'), member('way', link, 'via'), member('way', to, 'to')], tags);
    count++;
  }
  return count;
}

/** Adds lights where avenues cross, zebra crossings beside them, and some separate crossings. */
export function addLights(draft: Draft, settled: Settled, chance: Chance): void {
  const { mesh } = settled;
  const { columns, rows } = mesh.plan;
  for (let column = 0; column < columns.length; column++) {
    for (let row = 0; row < rows.length; row++) {
      const at = armsAt(settled, column, row);
      if (arms.filter((arm) => at[arm] !== undefined).length < 3 || !chance.often(0.55)) continue;
      draft.tagNode(mesh.vertex(column, row), { highway: 'traffic_signals' });
      if (at.north !== undefined) crossingOn(draft, mesh.chain('y', column, row));
      if (at.east !== undefined) crossingOn(draft, mesh.chain('x', row, column));
    }
  }
}

function crossingOn(draft: Draft, chain: readonly number[]): void {
  const node = chain[1];
  if (chain.length > 2 && !draft.isTagged(node)) draft.tagNode(node, { highway: 'crossing', crossing: 'marked' });
}

/** Adds gates and bollards in the yards, on nodes that are no junction. */
export function addBarriers(draft: Draft, settled: Settled, chance: Chance): void {
  const uses = new Map<number, number>();
  for (const street of settled.mesh.streets) {
    for (const { nodes } of street.pieces) for (const node of nodes) uses.set(node, (uses.get(node) ?? 0) + 1);
  }
  for (const street of settled.mesh.streets) {
    if (street.spec.highway !== 'service' || !chance.often(0.3)) continue;
    const lone = street.pieces[0].nodes.find((node) => uses.get(node) === 1);
    if (lone === undefined) continue;
    draft.tagNode(
      lone,
      chance.pick<Tags>([
        { barrier: 'gate' },
        { barrier: 'bollard' },
        { barrier: 'lift_gate', access: 'private' },
        { barrier: 'gate', access: 'permissive' },
        { barrier: 'block' },
      ]),
    );
  }
}
