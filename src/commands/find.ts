import type { Composed } from '../geocoding/tell/compose.ts';
import type { Found } from '../geocoding/query/found.ts';
import type { Suggestion } from '../geocoding/suggest.ts';
import { geocode, openEngines } from '../serving/engines.ts';
import { readAtlas } from '../store/files/atlas/read.ts';
import { AppError } from '../errors.ts';
import { atlasOption, defineCommand, exits, jsonOption } from './frame/frame.ts';
import { renderExplanation } from './explain-text.ts';
import { columns } from './frame/help.ts';

export const command = defineCommand({
  name: 'find',
  summary: 'find an address, a place or a point of interest by free text',
  operands: { usage: 'TEXT', least: 1, most: 200 },
  options: {
    atlas: atlasOption,
    limit: { type: 'integer', value: 'N', summary: 'at most this many answers', fallback: '5', least: 1, most: 20 },
    lat: { type: 'number', value: 'DEGREES', summary: 'rank near matches first; needs --lon', least: -90, most: 90 },
    lon: { type: 'number', value: 'DEGREES', summary: 'likewise', least: -180, most: 180 },
    prefix: { type: 'flag', summary: 'treat the text as half-typed: suggest completions' },
    explain: { type: 'flag', summary: 'show what each word was taken for, and what speaks against each answer' },
    language: { type: 'text', value: 'CODE', summary: 'of the answer: ru, en or local', fallback: 'ru' },
    json: jsonOption,
  },
  details: [
    'Several words are one text, so no quotes are needed.',
    'With --explain: costs add up, and the lowest cap counts; all are in src/geocoding/query/doubts.ts.',
  ].join('\n'),
  examples: [
    'geokod find ветроград невский 28/21', 'geokod find "ul. Abaya 10" --atlas kz.atlas --json',
    'geokod find "10, напротив пер. Тверского, Ветроград" --explain',
  ],
  run: async ({ operands, options, io }) => {
    const { lat, lon, limit } = options;
    const language = toLanguage(options.language);
    const bias = lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
    if (!bias && (lat ?? lon) !== undefined) throw new AppError('bad_argument', 'find needs --lat and --lon together');
    const atlas = await readAtlas(options.atlas ?? io.readConfig().atlas, { progress: io.progress });
    io.progress.end();
    const engines = openEngines(atlas.tables, atlas.path);
    const text = operands.join(' ');
    if (options.prefix) {
      const suggestions = engines.suggest.suggest(text, { limit, near: bias, language });
      if (options.json) io.printJson({ suggestions });
      else io.print(renderSuggestions(suggestions));
      return suggestions.length === 0 ? exits.nothingFound : exits.ok;
    }
    const answers = geocode(engines, text, { limit, bias, language }).map(toFoundAnswer);
    const explanation = options.explain ? engines.search.explain(text, { limit, bias }) : undefined;
    if (options.json) io.printJson({ results: answers, explanation });
    else io.print([renderAnswers(answers), ...(explanation ? [renderExplanation(explanation)] : [])].join('\n\n'));
    return answers.length === 0 ? exits.nothingFound : exits.ok;
  },
});

const languages = ['ru', 'en', 'local'] as const;
type Language = (typeof languages)[number];

function toLanguage(text = 'ru'): Language {
  const language = languages.find((known) => known === text);
  if (language) return language;
  throw new AppError('bad_argument', `--language is ${languages.join(', ')}, "${text}" is none of them`);
}

/** An answer with its address as text. */
export type FoundAnswer =
  Pick<Composed, 'id' | 'type' | 'address' | 'lat' | 'lon' | 'postalCode' | 'postalCodeSource' | 'components'> &
  Pick<Found, 'precision' | 'confidence' | 'match' | 'unparsed'>;

const toFoundAnswer = (
  {
    id, type, address, lat, lon, precision, confidence, postalCode, postalCodeSource, components, match, unparsed,
  }: FoundAnswer,
): FoundAnswer => ({
  id, type, address, lat, lon, precision, confidence, postalCode, postalCodeSource, components, match, unparsed,
});

/** Renders suggestions for people, with the typed part in brackets. */
export function renderSuggestions(suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return 'nothing was found';
  return columns(suggestions.map(({ text, highlights, precision, lat, lon }) => {
    const marked = highlights.toReversed().reduce(
      (shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`, text);
    return [`${precision.padEnd(13)}  ${lat.toFixed(6)}, ${lon.toFixed(6)}`, marked];
  })).join('\n');
}

/** Renders answers for people: the best first, then the unparsed words. */
export function renderAnswers(answers: readonly FoundAnswer[]): string {
  if (answers.length === 0) return 'nothing was found';
  const rows = answers.map(({ address, lat, lon, precision, confidence, postalCode }) => {
    const place = `${lat.toFixed(6)}, ${lon.toFixed(6)}`;
    const code = postalCode === '' || address.includes(postalCode) ? '' : `, ${postalCode}`;
    return [`${confidence.toFixed(2)}  ${precision.padEnd(13)}  ${place}`, address + code] as const;
  });
  const { unparsed } = answers[0];
  const left = unparsed.length > 0 ? [`no part of the address: ${unparsed.join(', ')}`] : [];
  return [...columns(rows), ...left].join('\n');
}
