import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { bitsOf } from '../atoms/masks.ts';
import type { Hit, Retrieved } from '../query/hit.ts';

/** Houses of streets that are looked at for one query. */
const MOST_HOUSES = 20_000;

/** A street is where its middle is, but may reach through several districts: its houses tell through which. */
export class DistrictHouses {
  private readonly search: AtlasSearch;
  private readonly named: readonly Hit[];
  /** Of chains of areas: which of the named are in them, as bits. */
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

  /** The named areas that a street has houses in. */
  reachedBy(feature: number): readonly Hit[] {
    if (this.named.length === 0) return this.named;
    let found = this.streets.get(feature);
    if (found) return found;
    const { starts, tables: { streets: { houses: runs } } } = this.search;
    const [first, end] = [runs[feature - starts.streets], runs[feature - starts.streets + 1]];
    const { chain } = this.search.tables.houses;
    let bits = 0;
    let before = NONE;
    for (let house = first; house < end && this.left > 0; house++, this.left--) {
      // Neighbours are in the same areas, most of them.
      if (chain[house] === before) continue;
      before = chain[house];
      bits |= this.namedIn(before);
    }
    found = this.named.filter((_, bit) => bits & (1 << bit));
    this.streets.set(feature, found);
    return found;
  }

  /** Whether the house of a street is in another part of it than the query says. */
  isAstray(house: number, { feature }: Hit, containerHits: readonly Hit[]): boolean {
    const isStreet = feature >= this.search.starts.streets && feature < this.search.starts.pois;
    if (!isStreet || this.named.length === 0) return false;
    const bits = this.namedAround(house);
    return this.reachedBy(feature).some((container) =>
      containerHits.includes(container) && (bits & (1 << this.named.indexOf(container))) === 0);
  }

  /** In how many of the named it is. */
  countAround(house: number): number {
    return this.named.length === 0 ? 0 : bitsOf(this.namedAround(house));
  }

  /** Which of the named it is in, as bits. */
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
