import { NONE } from '../../kernel/columns.ts';
import { Machine, type Program } from '../../kernel/machine-code.ts';
import { FAR } from './arcs.ts';
import type { Climbs } from './climbs.ts';
import type { LinkCosts } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** The number of points that climb together. */
export const PARTY = 4;

const NUMBER_BYTES = 4;
const VECTOR_BYTES = PARTY * NUMBER_BYTES;
/** A node's state: the weights of its routes, then the links by which they arrive. */
const NODE_BYTES = 2 * VECTOR_BYTES;
const LINK_BYTES = 2 * NUMBER_BYTES;
/** More than the links of a city's upper nodes need. At this size all are dropped and written anew. */
const MOST_LINK_BYTES = 2 ** 22;

/**
 * Goes from `own`, the deepest of `count` node states, up to the root, and follows the links of each, whose addresses
 * are in `nodes`. A node's links: first where they end and an unused word, then for each the address of its upper
 * node's state and its weight. A link that is as good as the known one makes a tie.
 */
const program: Program = {
  parameters: ['nodes', 'count', 'own', 'answer'],
  numbers: ['link', 'end', 'high'],
  vectors: ['weight', 'sum', 'known', 'less', 'tie'],
  code: `
    block
    loop
      local.get $count
      i32.eqz
      br_if 1
      local.get $own
      v128.load 0
      local.set $weight
      local.get $nodes
      i32.load 0
      local.tee $link
      i32.load 0
      local.set $end

      block
      loop
        local.get $link
        i32.const ${LINK_BYTES}
        i32.add
        local.tee $link
        local.get $end
        i32.ge_u
        br_if 1

        local.get $weight
        local.get $link
        v128.load32_splat ${NUMBER_BYTES}
        i32x4.add
        local.tee $sum
        local.get $link
        i32.load 0
        local.tee $high
        v128.load 0
        local.tee $known
        i32x4.lt_u
        local.set $less
        local.get $sum
        local.get $known
        i32x4.eq
        local.get $tie
        v128.or
        local.set $tie

        local.get $high
        local.get $sum
        local.get $known
        i32x4.min_u
        v128.store 0
        local.get $high
        local.get $link
        i32x4.splat
        local.get $high
        v128.load ${VECTOR_BYTES}
        local.get $less
        v128.bitselect
        v128.store ${VECTOR_BYTES}
        br 0
      end
      end

      local.get $nodes
      i32.const ${NUMBER_BYTES}
      i32.add
      local.set $nodes
      local.get $own
      i32.const ${NODE_BYTES}
      i32.sub
      local.set $own
      local.get $count
      i32.const 1
      i32.sub
      local.set $count
      br 0
    end
    end
    local.get $answer
    local.get $tie
    v128.store 0
  `,
};

let machine: Machine | undefined;

/**
 * The upper part of four climbs at once, from the node where all of them have joined up to the root. Most links of a
 * climb are there, and each is visited once for all four.
 */
export class SharedClimb {
  private readonly machine = (machine ??= new Machine(program));
  private readonly hierarchy: Hierarchy;
  /** By node: the number of nodes above it. */
  private readonly depth: Uint32Array;
  private costs: LinkCosts | undefined;
  /** By node whose links were written to the memory: their address. */
  private readonly addressOf = new Map<number, number>();
  /**
   * The address for the next links. The memory begins with the ties, the node states, and the addresses of their links.
   */
  private free = 0;
  private readonly addressesAt: number;
  /** By number of a link in the memory: its row. */
  private linkAt = new Uint32Array(0);

  constructor(hierarchy: Hierarchy) {
    this.hierarchy = hierarchy;
    this.depth = depthsOf(hierarchy);
    const height = this.depth.reduce((most, depth) => Math.max(most, depth + 1), 0);
    this.addressesAt = VECTOR_BYTES + height * NODE_BYTES;
  }

  /** Makes further climbs use these costs; ends climbs begun earlier, also by other instances in this thread. */
  begin(costs: LinkCosts): void {
    this.costs = costs;
    this.forget();
  }

  /**
   * Continues the climbs of four lists from the node where they stopped, and writes the results into them. The lists
   * end with that node and all above it. Returns which lists must be recomputed because two routes of equal weight were
   * found.
   */
  run(climbs: Climbs, lists: readonly number[], from: number): readonly boolean[] {
    const { parent } = this.hierarchy.nodes;
    const { depth } = this;
    if (this.free > MOST_LINK_BYTES) this.forget();
    let address = this.addressesAt;
    for (let row = from; row !== NONE; row = parent[row], address += NUMBER_BYTES) {
      const links = this.linksOf(row);
      this.machine.words[address / NUMBER_BYTES] = links;
    }
    const count = depth[from] + 1;
    lists.forEach((list, lane) => this.take(climbs, list, lane, count));
    this.machine.run(this.addressesAt, count, nodeAddress(depth[from]), 0);
    lists.forEach((list, lane) => this.give(climbs, list, lane, count));
    return lists.map((_, lane) => this.machine.words[lane] !== 0);
  }

  private take({ end, weight }: Climbs, list: number, lane: number, count: number): void {
    const { words } = this.machine;
    const root = end[list] - 1;
    for (let depth = 0, at = nodeAddress(0) / NUMBER_BYTES + lane; depth < count; depth++, at += 2 * PARTY) {
      words[at] = weight[root - depth];
      words[at + PARTY] = 0;
    }
  }

  /** No result is an entry: entries are at the lowest of the nodes, or below. */
  private give(climbs: Climbs, list: number, lane: number, count: number): void {
    const { machine: { words }, linkAt, depth: depths, hierarchy: { links: { low } } } = this;
    const { weight, link, below } = climbs;
    const root = climbs.end[list] - 1;
    for (let depth = 0, at = nodeAddress(0) / NUMBER_BYTES + lane; depth < count; depth++, at += 2 * PARTY) {
      const by = words[at + PARTY];
      if (by === 0) continue;
      weight[root - depth] = words[at];
      link[root - depth] = linkAt[by / LINK_BYTES];
      below[root - depth] = root - depths[low[linkAt[by / LINK_BYTES]]];
    }
  }

  /** The address of a node's links, written on first use. */
  private linksOf(row: number): number {
    const known = this.addressOf.get(row);
    if (known !== undefined) return known;
    const { nodes: { up }, links } = this.hierarchy;
    const { worth, weight } = this.costs!;
    const [first, end] = worth ? [worth.first[row], worth.first[row + 1]] : [up[row], up[row + 1]];
    this.reserve(this.free + (end - first + 1) * LINK_BYTES);
    const address = this.free;
    for (let at = first; at < end; at++) {
      if (worth) this.write(worth.link[at], worth.high[at], worth.weight[at]);
      else if (weight[at] < FAR) this.write(at, links.high[at], weight[at]);
    }
    this.free += LINK_BYTES;
    this.machine.words[address / NUMBER_BYTES] = this.free;
    this.addressOf.set(row, address);
    return address;
  }

  /** Appends a link; the first slot holds the end of the links. */
  private write(link: number, high: number, weight: number): void {
    this.free += LINK_BYTES;
    const at = this.free / NUMBER_BYTES;
    this.machine.words[at] = nodeAddress(this.depth[high]);
    this.machine.words[at + 1] = weight;
    this.linkAt[this.free / LINK_BYTES] = link;
  }

  private forget(): void {
    this.addressOf.clear();
    const height = (this.addressesAt - VECTOR_BYTES) / NODE_BYTES;
    this.free = Math.ceil((this.addressesAt + height * NUMBER_BYTES) / LINK_BYTES) * LINK_BYTES;
    this.reserve(this.free);
  }

  private reserve(bytes: number): void {
    this.machine.reserve(bytes + LINK_BYTES);
    const links = this.machine.words.byteLength / LINK_BYTES;
    if (this.linkAt.length >= links) return;
    const grown = new Uint32Array(links);
    grown.set(this.linkAt);
    this.linkAt = grown;
  }
}

/** The address of a node's state, by its depth. */
const nodeAddress = (depth: number): number => VECTOR_BYTES + depth * NODE_BYTES;

function depthsOf({ nodes: { rows, parent } }: Hierarchy): Uint32Array {
  const depth = new Uint32Array(rows);
  for (let row = rows - 1; row >= 0; row--) if (parent[row] !== NONE) depth[row] = depth[parent[row]] + 1;
  return depth;
}
