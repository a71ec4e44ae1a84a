import type { Incident } from '../../ops/index.ts';
import { AppError } from '../errors.ts';
import { regions } from '../config.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import { withStores } from './with-stores.ts';

const DAY_MS = 86_400_000;
const LONGEST_NOTE = 1000;

export const command = defineCommand({
  name: 'incident',
  summary: 'list incidents of the last 90 days, open one, add a note, or close one',
  operands: { usage: '[open REGION TEXT | note ID TEXT | close ID]', least: 0, most: 3 },
  options: { json: jsonOption },
  details:
    'Incidents open and close automatically, from what is observed of regions; notes tell customers more, and are\n' +
    'published at once. An incident closed too early reopens by itself.',
  examples: [
    'geokod incident', 'geokod incident open spb-1 "The provider replaces a switch at 14:00."',
    'geokod incident note ID "It takes an hour longer."', 'geokod incident close ID',
  ],
  run: ({ operands: [verb, subject, text], options, io }) =>
    withStores(io, async ({ statusHistory: { incidents }, sql }) => {
      const now = await sql.now();
      if (verb === undefined) {
        const listed = await incidents.list(now - 90 * DAY_MS);
        if (options.json) io.printJson(listed);
        else io.print(listed.length === 0 ? 'no incidents' : listed.map(toText).join('\n'));
        return exits.ok;
      }
      if (verb === 'open') io.print(await incidents.report(regionOf(subject), noteOf(text), now));
      else if (verb === 'note') await incidents.note(idOf(subject), noteOf(text), now);
      else if (verb === 'close') await incidents.close(idOf(subject), now);
      else throw new AppError('bad_argument', `${verb} is not one of open, note, close`);
      return exits.ok;
    }),
});

function toText({ id, region, origin, openedAt, closedAt, notes }: Incident): string {
  const from = new Date(openedAt).toISOString();
  const to = closedAt === undefined ? 'open' : new Date(closedAt).toISOString();
  // notes from before may have control characters, which a terminal would obey
  const lines = notes.map(({ at, text }) => `  ${new Date(at).toISOString()}  ${withoutControls(text)}`);
  return [`${id}  ${region}  ${from} .. ${to}  ${origin}`, ...lines].join('\n');
}

function regionOf(text: string | undefined): string {
  const region = regions.find((known) => known === text);
  if (!region) throw new AppError('bad_argument', `the region must be one of ${regions.join(', ')}`);
  return region;
}

function idOf(text: string | undefined): string {
  if (text === undefined) throw new AppError('bad_argument', 'say which incident: geokod incident lists them');
  return text;
}

/** Control characters but tabs and line feeds become spaces, as on the page of the status. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');

function noteOf(given = ''): string {
  const note = withoutControls(given).trim();
  if (note === '' || note.length > LONGEST_NOTE) {
    throw new AppError('bad_argument', `say what happened, in quotes and at most ${LONGEST_NOTE} characters`);
  }
  return note;
}
