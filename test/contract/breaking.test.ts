import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakingChanges, type Document, type Operation } from '../../openapi/breaking.ts';

const today = new Date('2027-06-01');
const one = (operation: Operation): Document => ({ paths: { '/v2/a': { get: operation } } });
const nothing: Document = { paths: {} };
const live: Operation = { operationId: 'a', responses: { 200: {}, 404: {} } };
const leaving = (announced: string, sunset: string): Operation => ({
  ...live,
  deprecated: true,
  'x-announced': announced,
  'x-sunset': sunset,
});

const cases: readonly [string, Document, Document, RegExp | undefined][] = [
  ['nothing changed', one(live), one(live), undefined],
  ['a new operation', nothing, one(live), undefined],
  ['a new reply', one(live), one({ ...live, responses: { ...live.responses, 429: {} } }), undefined],
  ['an operation is gone', one(live), nothing, /GET \/v2\/a \(a\) is gone/],
  ['a function of clients has another name', one(live), one({ ...live, operationId: 'b' }), /operationId a became b/],
  ['an error status is gone', one(live), one({ ...live, responses: { 200: {} } }), /reply 404 is gone/],
  ['an operation is gone as announced', one(leaving('2026-11-01', '2027-05-31')), nothing, undefined],
  ['an operation is gone before its day', one(leaving('2026-11-01', '2027-06-02')), nothing, /is gone/],
  ['an operation is gone after too short a notice', one(leaving('2027-01-01', '2027-05-31')), nothing, /is gone/],
  ['an announcement long enough', one(live), one(leaving('2027-06-01', '2027-12-01')), undefined],
  ['an announcement too short', one(live), one(leaving('2027-06-01', '2027-11-30')), /at least 183 days/],
  ['an announcement without a day', one(live), one({ ...live, deprecated: true }), /x-announced/],
];
for (const [name, released, current, expected] of cases) {
  test(`breaking changes: ${name}`, () => {
    const problems = breakingChanges(released, current, today);
    if (expected) assert.match(problems.join('\n'), expected);
    else assert.deepEqual(problems, []);
  });
}
