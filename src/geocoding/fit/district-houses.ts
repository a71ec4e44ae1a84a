import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { bitsOf } from '../atoms/masks.ts';
import type { Hit, Retrieved } from '../query/hit.ts';

/** Houses scanned for one query. */
const MOST_HOUSES = 20_000;

/** Finds the districts that a street passes through by its houses, since a street has only the areas of its middle. */
export class DistrictHouses {
  private readonly search: AtlasSearch;
  private readonly named: readonly Hit[];
  /** The named areas in each chain of areas, as bits. */
  private readonly chains = new Map<number, number>();
  private readonly streets = new Map<number, readonly Hit[]>();
  private left = MOST_HOUSES;

  constructor(search: AtlasSearch, { containerHits }: Retrieved) {
    this.search = search;
    const { starts, containers } = search;
    this.named = [...containerHits.values()].filter(({ feature }) =>
      feature >= starts.areas && feature < starts.streets
      && !containers.isBorderless(feature - starts.areas)).slice(0, 30);
  }

  /** The named areas in which a street has houses. */
  reachedBy(feature: number): readonly Hit[] {
    if (this.named.length === 0) return this.named;
    let found = this.streets.get(feature);
    if (found) return found;
    const bits = this.bitsOfStreet(feature - this.search.starts.streets);
    found = this.named.filter((_, bit) => bits & (1 << bit));
    this.streets.set(feature, found);
    return found;
  }

  private bitsOfStreet(street: number): number {
    const { soleChain, tables: { streets: { houses: runs }, houses: { chain } } } = this.search;
    const [first, end] = [runs[street], Math.min(runs[street + 1], runs[street] + this.left)];
    this.left -= end - first;
    const sole = soleChain(street);
    if (sole !== NONE) return first < end ? this.namedIn(sole) : 0;
    let bits = 0;
    let before = NONE;
    for (let house = first; house < end; house++) {
      // Neighbouring houses mostly lie in the same areas.
      if (chain[house] === before) continue;
      before = chain[house];
      bits |= this.namedIn(before);
    }
    return bits;
  }

  /** Whether a house lies outside a named area that its street passes through. */
  isAstray(house: number, { feature }: Hit, containerHits: readonly Hit[]): boolean {
    const isStreet = feature >= this.search.starts.streets && feature < this.search.starts.pois;
    if (!isStreet || this.named.length === 0) return false;
    const bits = this.namedAround(house);
    return this.reachedBy(feature).some((container) =>
      containerHits.includes(container) && (bits & (1 << this.named.indexOf(container))) === 0);
  }

  /** The number of named areas that a house lies in. */
  countAround(house: number): number {
    return this.named.length === 0 ? 0 : bitsOf(this.namedAround(house));
  }

  /** The named areas that a house lies in, as bits. */
  private namedAround(house: number): number {
    return this.namedIn(this.search.tables.houses.chain[house]);
  }

  private namedIn(chain: number): number {
    const { starts, tables: { chains, chainAreas } } = this.search;
    let bits = this.chains.get(chain);
    if (bits === undefined) {
      const areas = chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]);
      bits = this.named.reduce((sum, { feature }, bit) =>
        (areas.includes(feature - starts.areas) ? sum | (1 << bit) : sum), 0);
      this.chains.set(chain, bits);
    }
    return bits;
  }
}
