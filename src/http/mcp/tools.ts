import type { Geokod } from '../../../clients/typescript/src/index.ts';
import { inputSchemaOf } from './input-schema.ts';

/** A tool of the assistant: an operation of the contract with a description for models and a shortened answer. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** The parameters or fields it takes; their schemas and descriptions come from the contract. */
  readonly takes: readonly string[];
  /** Says why the answer would be too long for a model; undefined if it is not. */
  readonly tooMuch?: (given: Loose) => string | undefined;
  readonly call: (geokod: Geokod, given: never) => Promise<object>;
}

type Loose = Readonly<Record<string, unknown>>;

/** A pair takes some ten characters twice: 100 x 100 points would take 200,000. */
const MOST_PAIRS = 625;

export const tools: readonly Tool[] = [
  {
    name: 'geocode',
    description:
      'Finds an address, place or thing in Russia and the CIS: coordinates, the normalised address, its postal code ' +
      '(`postal_code_source`: where that is from), how exact the point is (`precision`) and how probable the match ' +
      'is (`confidence`, 0 to 1). Write the whole address into `q`, in any language; misspellings are all right. An ' +
      'empty list: nothing is known there.',
    takes: ['q', 'limit', 'country', 'lat', 'lon', 'lang'],
    async call(geokod, query) {
      const { results } = await geokod.geocode({ query });
      return { results: results.map(({ address, lat, lon, precision, confidence, postal_code, postal_code_source }) =>
        ({ address, lat, lon, precision, confidence, postal_code, postal_code_source })) };
    },
  },
  {
    name: 'reverse',
    description: 'Tells the address at a point, the nearest first, and how far it is (`distance_m`).',
    takes: ['lat', 'lon', 'limit', 'radius_m', 'lang'],
    async call(geokod, query) {
      const { results } = await geokod.reverse({ query });
      return { results: results.map((
        { address, lat, lon, type, district, postal_code, postal_code_source, distance_m },
      ) => ({ address, lat, lon, type, district, postal_code, postal_code_source, distance_m })) };
    },
  },
  {
    name: 'suggest',
    description: 'Completes the beginning of an address or a name; for a whole address use geocode.',
    takes: ['q', 'limit', 'country', 'lat', 'lon', 'types', 'lang'],
    async call(geokod, query) {
      const { suggestions } = await geokod.suggest({ query });
      return { suggestions: suggestions.map(({ text, lat, lon, type }) => ({ text, lat, lon, type })) };
    },
  },
  {
    name: 'route',
    description:
      'The best way by car, on foot or by bicycle through 2 to 25 points: metres, seconds and, with `steps`, what to ' +
      'do on the way. Addresses have to be geocoded first.',
    takes: ['profile', 'points', 'departure_time', 'traffic', 'steps', 'lang'],
    async call(geokod, body: Parameters<Geokod['route']>[0]['body']) {
      const { routes } = await geokod.route({ body: { ...body, geometry: 'none' } });
      return { routes: routes.map(({ distance_m, duration_s, legs }) => {
        const steps = legs.flatMap((leg) => leg.steps);
        const brief = steps.map(({ instruction, distance_m }) => ({ instruction, distance_m }));
        return { distance_m, duration_s, ...(brief.length > 0 && { steps: brief }) };
      }) };
    },
  },
  {
    name: 'matrix',
    description:
      'Seconds and metres from each origin to each destination (from each to each where there are no destinations); ' +
      `null: there is no way. At most ${MOST_PAIRS} pairs a call.`,
    takes: ['profile', 'origins', 'destinations', 'departure_time', 'traffic'],
    tooMuch({ origins, destinations }) {
      // Left to the contract's validation.
      if (destinations !== undefined && !Array.isArray(destinations)) return undefined;
      const [from, to] = [countOf(origins), countOf(destinations)];
      const pairs = from * (to || from);
      return pairs > MOST_PAIRS ? `${pairs} pairs are too many for one answer; ${MOST_PAIRS} at most.` : undefined;
    },
    async call(geokod, body) {
      const { durations_s, distances_m } = await geokod.matrix({ body });
      return { durations_s: rounded(durations_s), distances_m: rounded(distances_m) };
    },
  },
];

const countOf = (points: unknown): number => (Array.isArray(points) ? points.length : 0);

/** Models report whole metres and seconds. */
const rounded = (rows: readonly (readonly (number | null)[])[]): (number | null)[][] =>
  rows.map((row) => row.map((cell) => cell === null ? null : Math.round(cell)));

/** The tool in the protocol's form. */
export function toolOf({ name, description, takes }: Tool, document: Readonly<Record<string, unknown>>) {
  const inputSchema = inputSchemaOf(document, name, takes);
  return { name, description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } };
}
