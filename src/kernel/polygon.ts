import { i32, newBuilders, finishTables, ref, runs, u32, type TableBuilder, type Tables } from './columns.ts';

/**
 * Polygons cut into horizontal stripes, so that a test of a point looks at the edges of one stripe only.
 *
 * An edge is named by its first point; the second is the next point of its ring. Level edges are left out, since the
 * rule never needs them. An edge is listed in each stripe that it touches.
 */
export const stripeSchema = {
  areaStripes: {
    minLat: i32, // where the first stripe starts
    heightUnits: u32, // of each of its stripes
    stripes: runs('stripes'),
  },
  stripes: { edges: runs('stripeEdges') },
  stripeEdges: { point: ref('ringPoints') },
} as const;

export type StripeTables = Tables<typeof stripeSchema>;

/** Areas of rings of points, as columns: `rings` and `points` hold starts of runs, and one more closes the last. */
export interface Shapes {
  readonly areas: { readonly rows: number; readonly rings: Uint32Array };
  readonly rings: { readonly points: Uint32Array };
  readonly ringPoints: { readonly lat: Int32Array; readonly lon: Int32Array };
}

/** Products up to this are exact in floating point. */
const EXACT = 2 ** 53;
const FEWEST_EDGES_PER_STRIPE = 4;
const MOST_STRIPES = 65_536;

/**
 * Whether a point lies in an area, by the even-odd rule over all its rings. Whole units of 1e-7 degree.
 *
 * Half-open and exact: of areas that share borders, each point, including those on the borders, is in exactly one. A
 * point on a border counts as lying slightly to the east and, less than that, to the north of it.
 */
export function isInside(shapes: Shapes, stripes: StripeTables, area: number, lat: number, lon: number): boolean {
  const first = stripes.areaStripes.stripes[area];
  const end = stripes.areaStripes.stripes[area + 1];
  const above = lat - stripes.areaStripes.minLat[area];
  if (first === end || above < 0) return false;
  const stripe = first + Math.floor(above / stripes.areaStripes.heightUnits[area]);
  if (stripe >= end) return false;
  const lats = shapes.ringPoints.lat;
  const lons = shapes.ringPoints.lon;
  const points = stripes.stripeEdges.point;
  const last = stripes.stripes.edges[stripe + 1];
  let inside = false;
  for (let i = stripes.stripes.edges[stripe]; i < last; i++) {
    const point = points[i];
    const lat1 = lats[point];
    const lat2 = lats[point + 1];
    if (lat1 > lat === lat2 > lat) continue;
    const lon1 = lons[point];
    const lon2 = lons[point + 1];
    if (lon < lon1 && lon < lon2) inside = !inside;
    else if ((lon < lon1 || lon < lon2) && isWestOf(lat, lon, lat1, lon1, lat2, lon2)) inside = !inside;
  }
  return inside;
}

/** Whether the point is west of, and not on, an edge whose box it is in. */
function isWestOf(lat: number, lon: number, lat1: number, lon1: number, lat2: number, lon2: number): boolean {
  const dLat = lat2 - lat1;
  const dLon = lon2 - lon1;
  const side = Math.abs(dLat * dLon) < EXACT
    ? (lon - lon1) * dLat - (lat - lat1) * dLon
    : Number(BigInt(lon - lon1) * BigInt(dLat) - BigInt(lat - lat1) * BigInt(dLon));
  return dLat > 0 ? side < 0 : side > 0;
}

/** Builds stripes for every area; areas without rings get none, and contain no point. */
export function buildStripes(shapes: Shapes): StripeTables {
  const builders = newBuilders(stripeSchema);
  for (let area = 0; area < shapes.areas.rows; area++) {
    const edges = edgesOf(shapes, area);
    const { minLat, heightUnits, count } = layOut(shapes, edges);
    builders.areaStripes.add({ minLat, heightUnits, stripes: builders.stripes.rows });
    addStripes(builders.stripes, builders.stripeEdges, shapes, edges, { minLat, heightUnits, count });
  }
  return finishTables(stripeSchema, builders);
}

function edgesOf({ areas, rings, ringPoints }: Shapes, area: number): Uint32Array {
  const first = rings.points[areas.rings[area]];
  const end = rings.points[areas.rings[area + 1]];
  const edges = new Uint32Array(Math.max(0, end - first));
  let count = 0;
  for (let ring = areas.rings[area]; ring < areas.rings[area + 1]; ring++) {
    for (let point = rings.points[ring]; point + 1 < rings.points[ring + 1]; point++) {
      if (ringPoints.lat[point] !== ringPoints.lat[point + 1]) edges[count++] = point;
    }
  }
  return edges.subarray(0, count);
}

interface Layout {
  readonly minLat: number;
  readonly heightUnits: number;
  readonly count: number;
}

/**
 * Chooses the number of stripes that keeps lists short: with E edges of which a parallel crosses V on average, each of
 * S stripes has E / S + V edges. S = E / V makes both terms equal, and the lists together no longer than 2 E.
 */
function layOut({ ringPoints: { lat } }: Shapes, edges: Uint32Array): Layout {
  if (edges.length === 0) return { minLat: 0, heightUnits: 1, count: 0 };
  let minLat = Infinity;
  let maxLat = -Infinity;
  let climbed = 0;
  for (const point of edges) {
    minLat = Math.min(minLat, lat[point], lat[point + 1]);
    maxLat = Math.max(maxLat, lat[point], lat[point + 1]);
    climbed += Math.abs(lat[point + 1] - lat[point]);
  }
  const units = maxLat - minLat + 1;
  const crossed = Math.max(FEWEST_EDGES_PER_STRIPE, climbed / units);
  const wanted = Math.min(MOST_STRIPES, Math.max(1, Math.floor(edges.length / crossed)));
  const heightUnits = Math.ceil(units / wanted);
  return { minLat, heightUnits, count: Math.ceil(units / heightUnits) };
}

type StripeBuilder<K extends keyof typeof stripeSchema> = TableBuilder<(typeof stripeSchema)[K]>;

function addStripes(
  stripes: StripeBuilder<'stripes'>, stripeEdges: StripeBuilder<'stripeEdges'>,
  { ringPoints: { lat } }: Shapes, edges: Uint32Array, { minLat, heightUnits, count }: Layout,
): void {
  const stripeOf = (units: number): number => Math.floor((units - minLat) / heightUnits);
  const starts = new Uint32Array(count + 2);
  for (const point of edges) {
    const last = stripeOf(Math.max(lat[point], lat[point + 1]));
    for (let s = stripeOf(Math.min(lat[point], lat[point + 1])); s <= last; s++) starts[s + 2]++;
  }
  for (let s = 2; s < starts.length; s++) starts[s] += starts[s - 1];
  const listed = new Uint32Array(starts[count + 1]);
  for (const point of edges) {
    const last = stripeOf(Math.max(lat[point], lat[point + 1]));
    for (let s = stripeOf(Math.min(lat[point], lat[point + 1])); s <= last; s++) listed[starts[s + 1]++] = point;
  }
  for (let s = 0; s < count; s++) stripes.add({ edges: stripeEdges.rows + starts[s] });
  stripeEdges.columns.point.append(listed);
  stripeEdges.rows += listed.length;
}
