import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSED, travelModes, type Profile } from '../../src/routing/graph.ts';
import type { Moment } from '../../src/routing/profile/opening-hours.ts';
import type { Place } from '../../src/routing/profile/speed-limit.ts';
import { ask } from './ask.ts';
import { drawTown, type Drawn } from './town.ts';

/** The lines of a table: trimmed cells between bars. Lines of dashes are decoration. */
export const rowsOf = (table: string): string[][] =>
  table.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !/^[-|\s]+$/u.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const letters: Readonly<Record<string, string>> = {
  drive: 'd', ride: 'r', walk: 'w', push: 'p', steps: 's', ferry: 'f', train: 't',
};

/** Centiseconds; a higher penalty means entering a road that is not for everybody. */
const MOST_FOR_TURNING = 4000;

/**
 * A way between two streets, or a node in the middle of it, as `forward, backward`: d drives, r rides, w walks, p
 * pushes a bicycle, s climbs steps, f takes a ferry, t a train; `-` is not allowed. A capital means that entering has a
 * price: the road is only for journeys that begin or end there.
 */
function passage(profile: Profile, wayTags: string, nodeTags = '', place: Partial<Place> = {}): string {
  const town = drawTown({
    map: 'x-a-b-c-y', place, nodes: nodeTags === '' ? {} : { b: nodeTags },
    ways: { xa: 'residential', abc: wayTags, cy: 'residential' },
  });
  const { graph } = town.compiled(profile);
  const { edges, edgePieces, arcs } = graph;
  const one = (isBackward: number): string => {
    let letter = '';
    const [from, to] = isBackward ? ['y', 'x'] : ['x', 'y'];
    if (!ask(town, profile, from, to)) return '-';
    for (let arc = 0; arc < arcs.rows; arc++) {
      if (arcs.durationCentiseconds[arc] === CLOSED) continue;
      const edge = arcs.edge[arc];
      for (let row = edges.pieces[edge]; row < edges.pieces[edge + 1]; row++) {
        if (town.wayName(edgePieces.way[row]) !== 'abc') continue;
        // An edge may go against its way; the direction of the way counts.
        const isAgainst = arcs.isBackward[arc] ^ (edgePieces.from[row] > edgePieces.to[row] ? 1 : 0);
        if (isAgainst !== isBackward) continue;
        const modes = arcs.isBackward[arc] ? edgePieces.backwardMode : edgePieces.forwardMode;
        const own = letters[travelModes[modes[row]]];
        // The price of dismounting is in its letter; the rest is the price of turning.
        const dismounting = own === 'p' ? arcs.durationCentiseconds[arc] + 2000 : 0;
        const isPriced = arcs.penaltyCentiseconds[arc] > dismounting + MOST_FOR_TURNING;
        if (letter === '' || isPriced) letter = isPriced ? own.toUpperCase() : own;
      }
    }
    return letter;
  };
  return one(0) + one(1);
}

/** One line per way: `tags | car | bike | walk`; with `hasNodes` the tags are of a node on it. */
export function wayTable(title: string, table: string, { hasNodes = false } = {}): void {
  for (const cells of rowsOf(table)) {
    // A bar within a tag is drawn double.
    const tags = cells[0].replaceAll('\u2016', '|');
    const [wayTags, nodeTags] = hasNodes ? ['residential', tags] : [tags, ''];
    const expected = cells.slice(1);
    test(`${title}: ${cells[0]} | ${expected.join(' | ')}`, () => {
      const profiles = ['car', 'bike', 'walk'] as const;
      const seen = expected.map((cell, i) => (cell === '' ? '' : passage(profiles[i], wayTags, nodeTags)));
      assert.deepEqual(seen, expected);
    });
  }
}

/** Queries in one drawn town: `profile from to | letters of the route, or nowhere | moment`. */
export function townTable(title: string, drawn: Drawn, table: string): void {
  const town = drawTown(drawn);
  for (const [question, expected, when = ''] of rowsOf(table)) {
    const [profile, from, to] = question.split(/\s+/u);
    test(`${title}: ${question} goes ${expected} ${when}`.trim(), () => {
      const found = ask(town, profile as Profile, from, to, when === '' ? undefined : momentOf(when));
      assert.equal(found?.nodes ?? 'nowhere', expected);
    });
  }
}

/** The same with the price of the route beyond its time: `profile from to | letters | seconds`. */
export function priceTable(title: string, drawn: Drawn, table: string): void {
  const town = drawTown(drawn);
  for (const [question, expected, seconds] of rowsOf(table)) {
    const [profile, from, to] = question.split(/\s+/u);
    test(`${title}: ${question} goes ${expected} for ${seconds} s`, () => {
      const found = ask(town, profile as Profile, from, to);
      assert.deepEqual([found?.nodes, found?.priceSeconds], [expected, Number(seconds)]);
    });
  }
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * "Tu 08:30" or "Tu 08:30 15.07" (day and month, of 2026 or of a given year; else 1 June). The weekday is taken as
 * given. The only public holiday is 4 November.
 */
export function momentOf(text: string): Moment {
  const [day, clock, date = '01.06'] = text.split(' ');
  const [hour, minute] = clock.split(':').map(Number);
  const [dayOfMonth, month, year = 2026] = date.split('.').map(Number);
  const isHoliday: Moment['isHoliday'] = (_, ...date) => date.join() === '11,4';
  return { weekday: days.indexOf(day), minute: hour * 60 + minute, day: dayOfMonth, month, year, isHoliday };
}
