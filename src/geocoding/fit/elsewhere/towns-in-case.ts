import type { AtlasSearch } from '../../names/atlas-search.ts';
import { CASE_COST, type Hit } from '../../query/hit.ts';
import type { Mention } from './mentions.ts';
import type { MisreadNames } from './misread-names.ts';

/** Tells towns in a case that a query names behind a preposition: "в Разъезде, Малая Дальняя, 25". */
export class TownsInCase {
  private readonly search: AtlasSearch;
  private readonly containerHits: ReadonlyMap<number, Hit>;
  private readonly misread: MisreadNames;

  constructor(search: AtlasSearch, containerHits: ReadonlyMap<number, Hit>, misread: MisreadNames) {
    this.search = search;
    this.containerHits = containerHits;
    this.misread = misread;
  }

  /** Whether words behind a preposition are those of a town or village of the map. */
  has({ mask, isSpoken = false }: Mention): boolean {
    return isSpoken && this.containerHits.values().some((hit) =>
      hit.feature < this.search.starts.areas && (mask & ~hit.mask) === 0 && this.misread.namesInCase(hit));
  }

  /**
   * Whether a town was taken for something else: "в Верхнем Токольдоше" for a Верхняя зона, "в Московском" for a
   * Московская улица.
   */
  isMisread(mention: Mention, hit: Hit, containerHits: readonly Hit[]): boolean {
    if (!mention.isSpoken) return false;
    const isStreet = hit.feature >= this.search.starts.streets && hit.isFuzzy && hit.typeMask === 0
      && (hit.mask & mention.mask) !== 0;
    const isPart = [hit, ...containerHits].some(({ mask }) => (mask & mention.mask) !== 0
      && (mention.mask & ~mask) !== 0);
    return (isStreet || isPart || this.isDistrict(mention, containerHits)) && this.has(mention);
  }

  /** Whether a village is meant rather than the district of that name: "в Тихореченском" is not in its район. */
  private isDistrict(mention: Mention, containerHits: readonly Hit[]): boolean {
    return containerHits.some(({ feature, cost, mask, typeMask }) => cost > CASE_COST && typeMask === 0
      && feature >= this.search.starts.areas && (mention.mask & mask) !== 0);
  }
}
