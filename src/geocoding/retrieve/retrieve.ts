import { firstAtLeast } from '../../kernel/sorted.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { roles, type QueryWords } from '../query/words.ts';
import { alignNames } from './aligned-names.ts';
import { hitOf, statusCosts, type Alignment } from './alignment.ts';
import { Board } from './board.ts';
import { ContainerGains } from './container-gains.ts';
import { ContainerHits, LEAST_GAIN, MOST_NEARBY, type Wanted } from './container-hits.ts';

const MOST_CONTAINER_BEARERS = 6_000;
const MOST_SUBJECT_BEARERS = 60_000;
const MOST_PROMINENCE = 0.1;

export function retrieve(search: AtlasSearch, words: QueryWords, wanted: Wanted = {}): Retrieved {
  return new Retrieval(search, words, wanted).run();
}

class Retrieval {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly wanted: Wanted;
  private readonly containerHits = new ContainerHits();
  private readonly postcodes: Hit[] = [];
  private readonly board = new Board();
  /** The highest bonus a subject can get besides its name, by the mask of its words. */
  private readonly bonuses = new Map<number, number>();

  constructor(search: AtlasSearch, words: QueryWords, wanted: Wanted) {
    this.search = search;
    this.words = words;
    this.wanted = wanted;
  }

  run(): Retrieved {
    const names = alignNames(this.search, this.words);
    const { nameFeatures, searchNames } = this.search.tables;
    let left = MOST_CONTAINER_BEARERS;
    const firstSubjects = names.map(({ name }) => searchNames.features[name]);
    for (const [index, alignment] of names.entries()) {
      let at = firstSubjects[index];
      const end = searchNames.features[alignment.name + 1];
      const isAllowed = allows(this.words, alignment.mask, roles.container) && alignment.gain > LEAST_GAIN;
      for (; at < end && nameFeatures.feature[at] < this.search.starts.streets; at++) {
        if (!isAllowed || left-- <= 0) continue;
        this.containerHits.add(alignment, nameFeatures.feature[at], nameFeatures.status[at]);
      }
      firstSubjects[index] = at;
    }
    const containerHits = this.containerHits.best(this.wanted);
    this.addSubjects(names, firstSubjects, containerHits);
    const { others: otherContainerHits } = this.containerHits;
    return { containerHits, otherContainerHits, subjectHits: this.board.best(), postcodes: this.postcodes };
  }

  /** Adds streets, POI and postcodes; `firsts`: for each name, its first row after places and areas. */
  private addSubjects(
    names: readonly Alignment[], firsts: readonly number[], containerHits: ReadonlyMap<number, Hit>,
  ): void {
    const { tables: { nameFeatures, searchNames }, starts } = this.search;
    const gains = new ContainerGains(this.search, containerHits);
    let left = MOST_SUBJECT_BEARERS;
    // Subjects in named containers go first: they make most of the others hopeless.
    const elsewhere: number[] = [];
    for (const [index, alignment] of names.entries()) {
      const end = searchNames.features[alignment.name + 1];
      const most = alignment.gain + alignment.poiSpared;
      const isAllowed = allows(this.words, alignment.mask, roles.street) && most > LEAST_GAIN;
      // The most that any bearer of the name can get, wherever it lies.
      const bonus = this.mostBonus(containerHits, alignment.mask);
      const without = MOST_PROMINENCE + (this.wanted.nearby ? MOST_NEARBY : 0);
      const isHopeless = !isAllowed || most + bonus <= this.board.threshold;
      let at = isHopeless ? firstAtLeast(nameFeatures.feature, starts.postcodes, firsts[index], end) : firsts[index];
      let outside = 0;
      for (; at < end && left > 0; at++, left--) {
        const feature = nameFeatures.feature[at];
        if (feature >= starts.postcodes) {
          const isPostcode = allows(this.words, alignment.mask, roles.postcode);
          if (isPostcode) this.postcodes.push(hitOf(alignment, feature, nameFeatures.status[at], 0));
        } else if (isAllowed && most + bonus > this.board.threshold) {
          const gain = gains.gain(at, alignment.mask);
          if (gain > 0) this.addSubject(alignment, at, gain);
          else if (most + without > this.board.outside) elsewhere[outside++] = at;
        }
      }
      for (let i = 0; i < outside; i++) this.addSubject(alignment, elsewhere[i], 0);
    }
  }

  /** The most that containers, prominence and nearness can add to the gain of a name. */
  private mostBonus(containerHits: ReadonlyMap<number, Hit>, mask: number): number {
    let most = this.bonuses.get(mask);
    if (most === undefined) {
      most = 0;
      for (const hit of containerHits.values()) if ((hit.mask & mask) === 0 && hit.gain > most) most = hit.gain;
      most += MOST_PROMINENCE + (this.wanted.nearby ? MOST_NEARBY : 0);
      this.bonuses.set(mask, most);
    }
    return most;
  }

  /** `row`: in `nameFeatures`; `gain`: that of the best named container around it. */
  private addSubject(alignment: Alignment, row: number, gain: number): void {
    const { nameRows, tables: { nameFeatures } } = this.search;
    const [feature, status] = [nameFeatures.feature[row], nameFeatures.status[row]];
    const isStreet = feature < this.search.starts.pois;
    const clash = isStreet ? alignment.streetClash : alignment.poiClash - alignment.poiSpared;
    const more = clash + statusCosts[status];
    let score = alignment.gain - more + gain;
    const least = gain > 0 ? this.board.threshold : this.board.outside;
    if (score + MOST_PROMINENCE + (this.wanted.nearby ? MOST_NEARBY : 0) <= least) return;
    if (this.wanted.within && !this.wanted.within.mayHold(feature)) return;
    if (this.wanted.nearby) score += this.wanted.nearby(feature);
    if (score + MOST_PROMINENCE <= least) return;
    score += nameRows.prominence(row);
    if (score <= least) return;
    this.board.add(score, hitOf(alignment, feature, status, more, isStreet && clash > 0), gain > 0);
  }
}

const allows = ({ roles: allowed }: QueryWords, mask: number, role: number): boolean => {
  for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) {
    if (left & 1 && !(allowed[at] & role)) return false;
  }
  return true;
};
