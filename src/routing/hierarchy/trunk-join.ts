import { NONE } from '../../kernel/columns.ts';
import { Machine, type Program } from '../../kernel/machine-code.ts';
import { FAR } from './arcs.ts';
import type { Climbs } from './climbs.ts';

/** The number of ends joined at once. */
const LANES = 4;
const NUMBER_BYTES = 4;
const VECTOR_BYTES = LANES * NUMBER_BYTES;

/**
 * Finds the best meetings of one start with groups of four ends, on their trunks. A start is, from the root down, pairs
 * of a node and its route's weight; a group of ends is four nodes and four weights at each depth, up to `depths` of
 * them. Two trunks have the nodes of equal depth in common down to some depth, and none below it: there the loop leaves
 * the group. If only some of the four continue, the others' sums become the largest number.
 */
const program: Program = {
  parameters: ['start', 'depths', 'ends', 'groupBytes', 'groups', 'answer', 'answerBytes'],
  numbers: ['up', 'down', 'depth'],
  vectors: ['common', 'sum', 'less', 'weight', 'place', 'tie', 'count'],
  code: `
    block
    loop
      local.get $groups
      i32.eqz
      br_if 1

      i32.const ${FAR}
      i32x4.splat
      local.set $weight
      i32.const 0
      local.tee $depth
      i32x4.splat
      local.tee $place
      local.tee $tie
      local.set $count
      local.get $start
      local.set $up
      local.get $ends
      local.set $down

      block
      loop
        local.get $depth
        local.get $depths
        i32.ge_u
        br_if 1
        local.get $up
        v128.load32_splat 0
        local.get $down
        v128.load 0
        i32x4.eq
        local.tee $common
        v128.any_true
        i32.eqz
        br_if 1

        local.get $count
        local.get $common
        i32x4.sub
        local.set $count

        local.get $up
        v128.load32_splat ${NUMBER_BYTES}
        local.get $down
        v128.load ${VECTOR_BYTES}
        i32x4.add
        local.get $common
        v128.not
        v128.or
        local.tee $sum
        local.get $weight
        i32x4.lt_u
        local.set $less

        local.get $tie
        local.get $less
        v128.andnot
        local.get $sum
        local.get $weight
        i32x4.eq
        v128.or
        local.set $tie

        local.get $depth
        i32x4.splat
        local.get $place
        local.get $less
        v128.bitselect
        local.set $place
        local.get $sum
        local.get $weight
        i32x4.min_u
        local.set $weight

        local.get $up
        i32.const ${2 * NUMBER_BYTES}
        i32.add
        local.set $up
        local.get $down
        i32.const ${2 * VECTOR_BYTES}
        i32.add
        local.set $down
        local.get $depth
        i32.const 1
        i32.add
        local.set $depth
        br 0
      end
      end

      local.get $answer
      local.get $weight
      v128.store 0
      local.get $answer
      local.get $answerBytes
      i32.add
      local.tee $up
      local.get $place
      v128.store 0
      local.get $up
      local.get $answerBytes
      i32.add
      local.tee $up
      local.get $count
      v128.store 0
      local.get $up
      local.get $answerBytes
      i32.add
      local.get $tie
      v128.store 0

      local.get $answer
      i32.const ${VECTOR_BYTES}
      i32.add
      local.set $answer
      local.get $ends
      local.get $groupBytes
      i32.add
      local.set $ends
      local.get $groups
      i32.const 1
      i32.sub
      local.set $groups
      br 0
    end
    end
  `,
};

let machine: Machine | undefined;

/**
 * Joins the trunks of climbs, their parts that are one path to the root: most routes meet there. Adjacent ends should
 * be below the same nodes. State is lost when another instance is used.
 */
export class TrunkJoin {
  private readonly machine = (machine ??= new Machine(program));
  private groups = 0;
  private depths = 0;
  /** After `join`, by end: the weight of the best meeting (FAR if there is none), and its depth below the root. */
  weight = NOTHING;
  depth = NOTHING;
  /** How many nodes the trunks have in common. */
  common = NOTHING;
  /** Not 0 if another meeting weighs the same. */
  tie = NOTHING;

  /** Sets the ends to join. */
  setEnds(down: Climbs, ends: readonly number[]): void {
    this.groups = Math.ceil(ends.length / LANES);
    this.depths = ends.reduce((most, end) => Math.max(most, trunkOf(down, end)), 0);
    this.divideMemory();
    const { machine: { words }, depths } = this;
    words.fill(NONE, 0, this.startAt);
    ends.forEach((end, column) => {
      const root = down.end[end] - 1;
      const trunk = trunkOf(down, end);
      const first = Math.floor(column / LANES) * depths * 2 * LANES + (column % LANES);
      for (let depth = 0; depth < trunk; depth++) {
        words[first + depth * 2 * LANES] = down.row[root - depth];
        words[first + depth * 2 * LANES + LANES] = down.weight[root - depth];
      }
    });
  }

  join(up: Climbs, start: number): void {
    const { machine: { words, run }, depths, groups, startAt } = this;
    const root = up.end[start] - 1;
    const shared = Math.min(depths, trunkOf(up, start));
    for (let depth = 0; depth < shared; depth++) {
      words[startAt + 2 * depth] = up.row[root - depth];
      words[startAt + 2 * depth + 1] = up.weight[root - depth];
    }
    run(
      startAt * NUMBER_BYTES, shared, 0, depths * 2 * VECTOR_BYTES, groups,
      this.weight.byteOffset, groups * VECTOR_BYTES,
    );
  }

  /** The start's offset, after the ends. */
  private get startAt(): number {
    return this.groups * this.depths * 2 * LANES;
  }

  /** Lays out the ends, a start, and the result arrays one after the other. */
  private divideMemory(): void {
    const answerAt = this.startAt + 2 * this.depths;
    const length = this.groups * LANES;
    this.machine.reserve((answerAt + 4 * length) * NUMBER_BYTES);
    const { words } = this.machine;
    [this.weight, this.depth, this.common, this.tie] =
      [0, 1, 2, 3].map((index) => words.subarray(answerAt + index * length, answerAt + (index + 1) * length));
  }
}

const NOTHING = new Uint32Array(0);

const trunkOf = ({ trunk, end }: Climbs, list: number): number => end[list] - trunk[list];
