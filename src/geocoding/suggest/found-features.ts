import type { AtlasSearch } from '../names/atlas-search.ts';
import type { SuggestAssembler, SuggestCandidate } from './assemble.ts';

/** Collects candidates, the best for each feature and set of tokens. */
export class FoundFeatures {
  private readonly search: AtlasSearch;
  private readonly assembler: SuggestAssembler;
  private readonly found = new Map<number, SuggestCandidate>();
  private readonly added = new Set<number>();

  constructor(search: AtlasSearch, assembler: SuggestAssembler) {
    this.search = search;
    this.assembler = assembler;
  }

  /** All candidates, unordered. */
  list(): SuggestCandidate[] {
    return [...this.found.values()];
  }

  /** Adds the candidates of a feature by one of its names; false if that was done before. */
  add(feature: number, name: number, status: number): boolean {
    // An area that the map only mentions has no point.
    const { starts } = this.search;
    if (feature >= starts.areas && feature < starts.streets && this.isNowhere(feature)) return false;
    const identity = feature * 2 ** 26 + name;
    if (this.added.has(identity)) return false;
    this.added.add(identity);
    for (const candidate of this.assembler.assemble(feature, name, status)) {
      const key = feature * 2 ** 25 + candidate.mask;
      const known = this.found.get(key);
      if (!known || known.score < candidate.score) this.found.set(key, candidate);
    }
    return true;
  }

  private isNowhere(feature: number): boolean {
    const { lat, lon } = this.search.containers.point(feature);
    return lat === 0 && lon === 0;
  }
}
