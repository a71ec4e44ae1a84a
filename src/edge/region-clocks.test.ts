import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RegionClocks } from './region-clocks.ts';

const NOON = Date.parse('2026-11-30T12:00:00Z');
const dateIn = (seconds: number): string => new Date(NOON + seconds * 1000).toUTCString();

const clocksAt = (dates: Record<string, string | undefined>): RegionClocks => {
  const clocks = new RegionClocks({ now: () => NOON });
  for (const [region, date] of Object.entries(dates)) clocks.note(region, date);
  return clocks;
};

for (const [name, dates, skewSeconds, reason] of [
  ['as all regions', { 'msk-1': dateIn(0), 'spb-1': dateIn(-1) }, 0, undefined],
  ['as one region, while another is wrong', { 'msk-1': dateIn(0), 'spb-1': dateIn(-400) }, 0, undefined],
  ['two seconds off, as requests take a while', { 'msk-1': dateIn(-2) }, 2, undefined],
  ['ahead of all', { 'msk-1': dateIn(-300), 'spb-1': dateIn(-3600) }, 300, /300 s ahead of the nearest region's/],
  ['behind', { 'msk-1': dateIn(7) }, -7, /7 s behind the nearest region's/],
  ['not known, as no region says', { 'msk-1': undefined, 'spb-1': 'noon' }, undefined, undefined],
] as const) {
  test(`the clock of an edge is ${name}`, () => {
    const clocks = clocksAt(dates);
    assert.equal(clocks.skewSeconds, skewSeconds);
    if (reason) assert.throws(() => clocks.refuseOff(), reason);
    else clocks.refuseOff();
  });
}

test('a region whose date is no longer known does not count', () => {
  const clocks = clocksAt({ 'msk-1': dateIn(0), 'spb-1': dateIn(-400) });
  clocks.note('msk-1', undefined);
  assert.equal(clocks.skewSeconds, 400);
});
