import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { geocodeCall, matrixCall, reverseCall, suggestCall } from '../../clients/web/src/playground/ask/calls.ts';
import { recordedIn } from '../../clients/web/src/playground/ask/recorded-calls.ts';
import type { ApiCall } from '../../clients/web/src/playground/request/call.ts';
import { startView } from '../../clients/web/src/playground/state/view.ts';

const isRecorded = recordedIn(
  readFileSync(new URL('../../openapi/recordings/calls.txt', import.meta.url), 'utf8'));
const now = new Date('2026-11-26T06:00:00Z');
const dots = [
  { lat: 54.442, lon: 148.3408 }, { lat: 54.4554, lon: 148.3262 }, { lat: 54.4218, lon: 148.3041 },
  { lat: 54.4339, lon: 148.2842 },
];

for (const lang of ['ru', 'en'] as const) {
  const asking = { lang, isSandbox: true };
  const calls: readonly (readonly [name: string, call: ApiCall | undefined, isKnown: boolean])[] = [
    ['an example', geocodeCall({ ...startView, q: 'Ветроград, Посадская 11' }, asking), true],
    ['another address', geocodeCall({ ...startView, q: 'Ветроград, Посадская 12' }, asking), false],
    ['the letters of an example', suggestCall('Ветро', undefined, asking), true],
    ['other letters', suggestCall('qz', undefined, asking), false],
    ['a point', reverseCall({ ...startView, at: dots[0] }, asking), true],
    ['a point beside it', reverseCall({ ...startView, at: { lat: 54.4421, lon: 148.3408 } }, asking), false],
    ['a matrix', matrixCall({ ...startView, dots }, asking, now), true],
    ['a smaller one', matrixCall({ ...startView, dots: dots.slice(1) }, asking, now), false],
  ];
  for (const [name, call, isKnown] of calls) {
    test(`${name} in ${lang} ${isKnown ? 'has' : 'has no'} recording`, () => assert.equal(isRecorded(call!), isKnown));
  }
}
