import type { Progress } from '../../kernel/progress.ts';
import type { TextTables } from '../../kernel/text.ts';
import type { Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import type { RoadNetwork } from '../../routing/network.ts';
import type { Extract } from '../extract.ts';
import { indexAreas, packAreas } from './area-index.ts';
import { gatherAreas } from './areas.ts';
import { chainAreas, findSettlements, type Stated } from './around.ts';
import { gatherHouses, type Candidates } from './house-candidates.ts';
import { addInterpolated } from './interpolation.ts';
import { gatherKilometerMarks } from './kilometer-marks.ts';
import { mergeHouses } from './merge-houses.ts';
import { gatherNetwork } from './network.ts';
import { ownHouses } from './own-houses.ts';
import { gatherPlaces, settleParts, type Places } from './places.ts';
import { findPieces, type Pieces } from './pieces.ts';
import { findPostcodes } from './postcodes.ts';
import { settleHouses } from './settle-houses.ts';
import { openSource, type Source } from './source.ts';
import { gatherStreets, type Streets } from './streets.ts';
import { findCountries } from './countries-by-address.ts';
import { writeGazetteer } from './write-gazetteer.ts';

export interface Assembled {
  readonly gazetteer: Gazetteer;
  readonly network: RoadNetwork;
  readonly text: TextTables;
}

/**
 * Assembles addresses and roads from the objects of map files. Areas come first, then the places in them, then their
 * streets, then the houses, which depend on all of these.
 */
export function assemble(extract: Extract, stated: Stated, progress: Progress): Assembled {
  const stages = ['areas', 'places', 'streets', 'houses', 'owners', 'postcodes', 'gazetteer', 'roads', 'texts'];
  progress.phase('assembling', stages.length);
  progress.advance(0, stages[0]);
  let done = 0;
  const stage = (): void => progress.advance(1, stages[++done]);

  const source = openSource(extract);
  const areas = gatherAreas(source);
  const ground = packAreas(areas);
  const areasAt = indexAreas(areas, ground);
  stage();
  const places = gatherPlaces(source, areas);
  const settlements = findSettlements(areas, places, areasAt);
  settleParts(places, settlements.onGround);
  stage();
  const streets = gatherStreets(source, settlements.at);
  stage();
  const candidates = gatherHouses(source);
  addInterpolated(source, candidates);
  const settled = settleHouses(source, candidates, areas, places, settlements, stated);
  stage();
  const owners = ownHouses(source, candidates, settled, streets, places);
  settleParts(places, settlements.at);
  const merged = mergeHouses(source, candidates, owners, streets.list.length, places.list.length);
  stage();
  const postcodes = findPostcodes(source, candidates, merged, owners, { streets, places, areas, areasAt });
  stage();
  const pieces = piecesOf(source, candidates, streets, places);
  const chains = chainAreas(source, areas, areasAt, {
    stated, pieces, countryAt: findCountries(source, candidates, { areas, areasAt, pieces }),
  });
  const gazetteer = writeGazetteer(source, {
    areas, ground, places, streets, candidates, settled, owners, merged, postcodes, chains, pieces,
    kilometers: gatherKilometerMarks(source, streets.list), settlementAt: settlements.at,
  });
  stage();
  const network = gatherNetwork(source);
  stage();
  const text = extract.text.finish();
  stage();
  return { gazetteer, network, text };
}

/** The pieces of the map: roads and rivers join the villages of one extract, and leave far cities apart. */
function piecesOf(source: Source, { table }: Candidates, streets: Streets, places: Places): Pieces {
  const { nodes } = source.extract;
  const drawn = { rows: nodes.count, lat: (row: number) => nodes.lat(row), lon: (row: number) => nodes.lon(row) };
  const ofList = (list: readonly { readonly lat: number; readonly lon: number }[]) =>
    ({ rows: list.length, lat: (row: number) => list[row].lat, lon: (row: number) => list[row].lon });
  const { lat, lon } = table.columns;
  const houses = { rows: table.rows, lat: (row: number) => lat.at(row), lon: (row: number) => lon.at(row) };
  return findPieces([drawn, houses, ofList(streets.list), ofList(places.list)]);
}
