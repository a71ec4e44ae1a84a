import { toDegrees, type Box } from '../../../kernel/geo.ts';
import { MAX_ZOOM } from '../../../tiles/open-tiles.ts';
import { layers } from '../../../tiles/sheets/kinds.ts';
import { SPEEDS_FROM_ZOOM } from '../../../tiles/speeds.ts';
import type { MapService } from '../../services.ts';

/** Required attributions: to the map's authors, and for readers who might take fictional places for real ones. */
const OSM = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors, ODbL</a>';
const FICTIONAL = 'Fictional demonstration country';

const degreesOf = ({ minLon, minLat, maxLon, maxLat }: Box): number[] =>
  [minLon, minLat, maxLon, maxLat].map(toDegrees);

interface Description {
  readonly mark: string;
  /** The address of this service as the client sees it. */
  readonly base: string;
  readonly visitsADay: number;
}

/** TileJSON 3.0.0 of the atlas in force. */
export function mapJson({ facts }: MapService, { mark, base, visitsADay }: Description): string {
  const { fictional, box, settled, builtAt, sources } = facts;
  const bounds = degreesOf(box ?? { minLat: 0, minLon: 0, maxLat: 0, maxLon: 0 });
  const [west, south, east, north] = bounds;
  const dates = sources.flatMap(({ dataAsOf }) => dataAsOf ?? []).sort();
  return JSON.stringify({
    tilejson: '3.0.0',
    name: 'Geokod',
    scheme: 'xyz',
    tiles: [`${base}/tiles/{z}/{x}/{y}.mvt?v=${mark}`],
    minzoom: 0,
    maxzoom: MAX_ZOOM,
    bounds,
    center: [(west + east) / 2, (south + north) / 2, 10],
    // The box of nearly all houses, for a first view.
    settled: settled ? degreesOf(settled) : bounds,
    attribution: fictional ? FICTIONAL : OSM,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
    atlas: { mark, fictional, built_at: builtAt, data_as_of: dates.at(-1) ?? null },
    // Requests a day that a visitor of the map may make without a key.
    visits_a_day: visitsADay,
    speeds: {
      tiles: [`${base}/tiles/speeds/{z}/{x}/{y}.mvt`],
      minzoom: SPEEDS_FROM_ZOOM,
      maxzoom: MAX_ZOOM,
      vector_layers: [{ id: 'speed', fields: {} }],
    },
  });
}
