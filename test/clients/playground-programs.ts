import type { ApiCall, Target } from '../../clients/web/src/playground/request/call.ts';
import { languages, type LanguageId } from '../../clients/web/src/playground/request/languages.ts';

const from = { lat: 54.442, lon: 148.3408 };
const to = { lat: 54.441, lon: 148.3405 };

/** Calls of the playground with every field that it ever sends. */
const playgroundCalls: readonly (readonly [name: string, call: ApiCall])[] = [
  ['geocode', { operation: 'geocode', query: { q: 'Ветроград, Посадская 11', lang: 'ru', explain: true } }],
  ['geocode-of-signs', { operation: 'geocode', query: { q: 'д\'Артаньян "$HOME" \\n `id` %s {0}', lang: 'en' } }],
  ['suggest', { operation: 'suggest', query: { q: 'Ветр', lat: 54, lon: 148.34, lang: 'ru' } }],
  ['reverse', { operation: 'reverse', query: { ...from, lang: 'ru' } }],
  ['route', {
    operation: 'route',
    body: {
      profile: 'car', points: [from, to], traffic: 'auto', departure_time: '2026-11-23T08:00:00+11:00', alternatives: 2,
      steps: true, geometry: 'geojson', lang: 'ru',
    },
  }],
  ['route-on-foot', {
    operation: 'route',
    body: { profile: 'walk', points: [from, to, from], steps: true, geometry: 'geojson', lang: 'en' },
  }],
  ['matrix', { operation: 'matrix', body: { profile: 'car', origins: [from, to], traffic: 'off' } }],
  ['matrix-by-bicycle', { operation: 'matrix', body: { profile: 'bike', origins: [from, to] } }],
  ['file', { operation: 'submitBatch', query: { column: '2', lang: 'ru' }, file: 'addresses.csv' }],
];

/** The programs that the playground shows for these calls, by name. */
export function playgroundPrograms(language: LanguageId, target: Partial<Target> = {}): [name: string, text: string][] {
  const { write } = languages.find(({ id }) => id === language)!;
  const whom = { baseUrl: 'http://localhost:8080', sandbox: false, key: 'gk_live_…', ...target };
  return playgroundCalls.map(([name, call]) => [name, write(call, whom)]);
}
