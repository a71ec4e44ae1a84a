import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, duration, liveProgress } from './progress.ts';

/** A screen that records what is written, with a clock that only moves when it is set. */
function drawnScreen(columns: number) {
  const written: string[] = [];
  const clock = { millis: 0 };
  const write = (text: string): void => void written.push(text);
  const progress = liveProgress({ write, now: () => clock.millis, columns: () => columns });
  return { progress, written, clock, text: () => written.join('') };
}

test('a log gets a line every five seconds and one at the end of each stage', () => {
  const { progress, clock, text } = drawnScreen(0);
  progress.phase('reading a.osm.pbf', 20_000_000, 'bytes');
  for (let second = 1; second <= 10; second++) {
    clock.millis = second * 1000;
    progress.advance(2_000_000);
  }
  progress.phase('writing');
  clock.millis += 400;
  progress.end();
  assert.equal(
    text(),
    'reading a.osm.pbf  50 %, 10.0 MB of 20.0 MB, 2.0 MB/s, 5.0 s left\n' +
      'reading a.osm.pbf  100 %, 20.0 MB of 20.0 MB, 2.0 MB/s, 10 s\n' +
      'reading a.osm.pbf: 20.0 MB in 10 s (2.0 MB/s)\n' +
      'writing: 0.4 s\n',
  );
});

test('a terminal shows one line that is redrawn at most ten times a second', () => {
  const { progress, clock, written } = drawnScreen(120);
  progress.phase('sorting', 1000, 'objects');
  for (let i = 0; i < 1000; i++) {
    clock.millis = i;
    progress.advance(i === 0 ? 0 : 1);
  }
  assert.equal(written.length, 10); // the start, then at 100, 200 … 900
  assert.match(written[5], /^\rsorting {2}\[#{10}\.{10}\] 50 %, 500 of 1,000, 1,000\/s, 0\.5 s left\x1b\[K$/);
  progress.end();
  assert.match(written[10], /^\rsorting: 999 in 1\.0 s \(1,000\/s\)\x1b\[K\n$/);
});

test('after a standstill the time left is measured from where it goes on', () => {
  const { progress, clock, written } = drawnScreen(120);
  progress.phase('geocoding', 100_000, 'objects');
  const advance = (seconds: number, rows: number): string => {
    clock.millis += seconds * 1000;
    progress.advance(rows);
    return written.at(-1)!;
  };
  advance(1, 1_000);
  assert.match(advance(10, 10_000), /, 1,000\/s, 1 min 29 s left/);
  assert.match(advance(15, 0), /, 1,000\/s, 1 min 29 s left/, 'a poll without news');
  assert.doesNotMatch(advance(30, 0), /left|\/s/, 'a server that is away');
  for (let poll = 0; poll < 20; poll++) advance(15, 0);
  assert.doesNotMatch(advance(15, 10), /left|\/s/, 'it goes on');
  assert.match(advance(10, 5_000), /, 500\/s, 2 min 48 s left/);
});

test('the live line never wraps', () => {
  const { progress, clock, written } = drawnScreen(30);
  progress.phase('a stage with quite a long name that goes on', 100);
  clock.millis = 200;
  progress.advance(50);
  for (const line of written) assert(line.replace(/\r|\x1b\[K/g, '').length < 30, line);
});

test('an error leaves the live line where it is and starts a new one, once', () => {
  const { progress, written } = drawnScreen(80);
  progress.phase('reading', 10);
  progress.break();
  progress.break();
  assert.equal(written.filter((text) => text === '\n').length, 1);
});

test('without a known total, the count and elapsed time are shown', () => {
  const { progress, clock, text } = drawnScreen(0);
  progress.phase('looking', undefined, 'objects');
  clock.millis = 6000;
  progress.advance(3_000_000, 'b.osm');
  assert.equal(text(), 'looking  3,000,000, 500,000/s, 6.0 s, b.osm\n');
});

test('steps without a unit are counted while running, and only timed at the end', () => {
  const { progress, clock, text } = drawnScreen(0);
  progress.phase('assembling', 4);
  clock.millis = 6000;
  progress.advance(1, 'areas');
  progress.end();
  assert.equal(text(), 'assembling  25 %, 1 of 4, 18 s left, areas\nassembling: 6.0 s\n');
});

test('the time left follows a change of speed within seconds, without jumping', () => {
  const { progress, clock, written } = drawnScreen(200);
  progress.phase('downloading', 100_000, 'objects');
  const run = (millis: number, perMillisecond: number) => {
    for (const end = clock.millis + millis; clock.millis < end; ) {
      clock.millis += 100;
      progress.advance(100 * perMillisecond);
    }
    return Number(/([\d,]+)\/s/.exec(written.at(-1) ?? '')?.[1].replaceAll(',', ''));
  };
  assert.equal(run(10_000, 1), 1000);
  const soon = run(1000, 5);
  assert(soon > 1500 && soon < 3000, `${soon}`);
  const later = run(10_000, 5);
  assert(later > 4500, `${later}`);
});

for (const [value, unit, expected] of [
  [0, 'bytes', '0 B'],
  [999, 'bytes', '999 B'],
  [999_950, 'bytes', '1.0 MB'],
  [5_368_709_120, 'bytes', '5.4 GB'],
  [1234.5, 'objects', '1,235'],
] as const) {
  test(`${value} ${unit} are shown as ${expected}`, () => assert.equal(amount(value, unit), expected));
}

for (const [millis, expected] of [
  [40, '0.0 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [185_000, '3 min 05 s'],
  [7_620_000, '2 h 07 min'],
] as const) {
  test(`${millis} ms are shown as ${expected}`, () => assert.equal(duration(millis), expected));
}
