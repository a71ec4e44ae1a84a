import { distanceMeters, toUnits } from '../../kernel/geo.ts';
import { townsOf } from '../fit/elsewhere/towns-named.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { SearchOptions } from '../query/found.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { MOST_NEARBY } from '../retrieve/container-hits.ts';
import { openWithin, type Within } from '../retrieve/within.ts';
import type { Answer } from './answer.ts';
import type { Stages } from './stages.ts';

const MOST_CONTAINER_SUBJECTS = 40;
const MOST_POSTCODES = 3;
/** Candidates assembled for all readings of a query together; after that, each reading assembles only its best few. */
const MOST_ASSEMBLED = 192;
const FEW_HITS = 24;
/** Longer texts are hardly ever addresses: they are read twice at most, and with fewer candidates. */
export const MANY_ATOMS = 16;

/** The number of answers to return, between 1 and 20. */
export const limitOf = ({ limit = 5 }: SearchOptions): number => Math.max(1, Math.min(20, limit));

/** Answers the readings of a query one after another, within limits that they share. */
export class Attempts {
  /** Features near this point are likelier. */
  near: { readonly lat: number; readonly lon: number } | undefined;
  private readonly search: AtlasSearch;
  private readonly stages: Stages;
  private readonly limit: number;
  private readonly within: Within | undefined;
  private assembled = 0;

  constructor(search: AtlasSearch, options: SearchOptions, stages: Stages) {
    this.search = search;
    this.stages = stages;
    this.limit = limitOf(options);
    this.within = openWithin(search, options);
    if (options.bias) this.near = { lat: toUnits(options.bias.lat), lon: toUnits(options.bias.lon) };
  }

  answer(words: QueryWords): Answer {
    const { search, stages, within } = this;
    const nearby = (feature: number): number => this.nearby(feature);
    const retrieved = stages.retrieve(search, words, { nearby: this.near ? nearby : undefined, within });
    const assembler = stages.fit(search, words, retrieved, nearby);
    const promising = this.mostPromising(words, retrieved);
    const isSubject = ({ feature }: Hit): boolean => feature >= search.starts.streets;
    // An area that the map only mentions has no point.
    const isAllowed = ({ feature, lat, lon }: Candidate): boolean =>
      (lat !== 0 || lon !== 0) && (!within || within.holds(feature, lat, lon));
    const townMask = townsOf(search, retrieved.containerHits.values());
    const parts = { subjectHits: promising.filter(isSubject), others: promising.filter((hit) => !isSubject(hit)) };
    const options = { limit: this.limit, townMask, isAllowed };
    const candidates = stages.judge(search, words, parts, assembler, options);
    this.assembled += assembler.assembled;
    return { words, townMask, subjectHits: retrieved.subjectHits, containerHits: retrieved.containerHits, candidates };
  }

  /** The hits to assemble: all of them, or the most promising of many. */
  private mostPromising(words: QueryWords, { subjectHits, containerHits, postcodes }: Retrieved): readonly Hit[] {
    const mayHold = ({ feature }: Hit): boolean => !this.within || this.within.mayHold(feature);
    const hits = [
      ...subjectHits, ...[...containerHits.values()].filter(mayHold).slice(0, MOST_CONTAINER_SUBJECTS),
      ...postcodes.filter(mayHold).slice(0, MOST_POSTCODES),
    ];
    const most = words.atoms.length > MANY_ATOMS || this.assembled >= MOST_ASSEMBLED ? FEW_HITS : Infinity;
    return hits.length <= most ? hits : hits.toSorted((a, b) => b.gain - a.gain).slice(0, most);
  }

  private nearby(feature: number): number {
    const { near } = this;
    if (!near || feature >= this.search.starts.postcodes) return 0;
    const { lat, lon } = this.search.containers.point(feature);
    const kilometers = distanceMeters(near.lat, near.lon, lat, lon) / 1000;
    return MOST_NEARBY / (1 + kilometers / 10);
  }
}
