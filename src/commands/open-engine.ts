import type { Answer, PartialEngine } from '../evaluation/engine.ts';
import { hideHouses } from '../evaluation/hidden-houses.ts';
import { openComposer, openMaterials } from '../geocoding/tell/compose.ts';
import { subjectOf } from '../geocoding/tell/found-subject.ts';
import { fromOsmReference } from '../geocoding/gazetteer/schema.ts';
import { buildIndexes } from '../geocoding/near/indexes.ts';
import { openReverse, type Reversed } from '../geocoding/reverse.ts';
import { openSearch } from '../geocoding/search.ts';
import { buildSearch } from '../geocoding/names/search-index.ts';
import type { Doubt } from '../geocoding/query/doubt.ts';
import type { Subject } from '../geocoding/tell/location.ts';
import { buildSuggest } from '../geocoding/suggest/lists.ts';
import { openSuggest } from '../geocoding/suggest.ts';
import { TextReader } from '../kernel/text.ts';
import type { AtlasTables } from '../store/files/atlas/schema.ts';

const MOST_ANSWERS = 5;

/** The engine over the tables of an atlas, in the form that the evaluation needs. */
export function openEngine(tables: AtlasTables): PartialEngine {
  const materials = openMaterials(tables);
  const { geocode } = openSearch(tables);
  const { reverse } = openReverse(tables, materials);
  const { suggestSubjects } = openSuggest(tables, materials);
  const composer = openComposer(materials);
  const describe = openDescriber(tables);
  return {
    geocode: (text, { near: bias, box, countries } = {}) =>
      geocode(text, { limit: MOST_ANSWERS, bias, box, countries }).map((found): Answer => ({
        lat: found.lat,
        lon: found.lon,
        precision: found.precision,
        confidence: found.confidence,
        evidence: found.evidence,
        score: found.score,
        costs: costsOf(found.doubts),
        address: composer.compose(subjectOf(tables, found), 'local').address,
        unparsed: found.unparsed,
        ...describe(found),
      })),
    reverse: (lat, lon) => reverse(lat, lon, { limit: MOST_ANSWERS, language: 'local' }).map(toAnswer),
    suggest: (text) =>
      suggestSubjects(text, { language: 'local' }).map(({ suggestion, subject }): Answer => {
        const { lat, lon, precision, address } = suggestion;
        const own = describe(subject);
        // A suggested place has no street.
        return { lat, lon, precision, address, ...own, ...(subject.kind === 'place' && { street: undefined }) };
      }),
  };
}

/** The same without these houses: indexes are rebuilt, because they would reveal them. */
export function openEngineWithout(tables: AtlasTables, rows: readonly number[]): PartialEngine {
  const fewer = hideHouses(tables, rows);
  const found = { ...fewer, ...buildIndexes(fewer), ...buildSearch(fewer) };
  return openEngine({ ...found, ...buildSuggest(found) });
}

/** Sums costs by name: a corner may have the same doubt once for each street. */
function costsOf(doubts: readonly Doubt[]): Record<string, number> {
  const costs: Record<string, number> = {};
  for (const { name, cost } of doubts) if (cost > 0) costs[name] = (costs[name] ?? 0) + cost;
  return costs;
}

/** Describes the map object behind an answer. */
function openDescriber(tables: AtlasTables): (found: Subject) => Pick<Answer, 'osm' | 'label' | 'street'> {
  const { houses, streets, places, areas, pois } = tables;
  const text = new TextReader(tables);
  return ({ house, street, place, area, poi }) => {
    const osm = house !== undefined ? houses.osm[house] : poi !== undefined ? pois.osm[poi]
      : street !== undefined ? streets.osm[street] : place !== undefined ? places.osm[place]
      : area !== undefined ? areas.osm[area] : undefined;
    const owner = street !== undefined ? streets.names[street] : place !== undefined ? places.names[place] : undefined;
    return {
      osm: osm === undefined ? undefined : osmText(osm),
      label: house === undefined ? undefined : text.string(houses.label[house]),
      street: owner === undefined ? undefined : text.tags(owner).name,
    };
  };
}

function osmText(reference: number): string {
  const { kind, id } = fromOsmReference(reference);
  return `${kind}/${id}`;
}

const kinds: Readonly<Record<string, string>> = { n: 'node', w: 'way', r: 'relation' };

const toAnswer = ({ id, lat, lon, precision, confidence, address, components }: Reversed): Answer => ({
  lat, lon, precision, confidence, address,
  osm: id.replace(/^([nwr])(\d+).*$/u, (_, kind: string, number: string) => `${kinds[kind]}/${number}`),
  label: components.house,
  street: components.street ?? components.place,
});
