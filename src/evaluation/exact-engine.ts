import { toDegrees } from '../kernel/geo.ts';
import type { Answer, Engine } from './engine.ts';
import { labelKey } from './house-label.ts';
import type { KnownHouse, KnownHouses } from './known-house.ts';
import { fold } from './street-name.ts';

/**
 * The slow twin of the engine: finds only addresses spelt as on the map, by comparing the words of a query with
 * those of every house. It shows what each category demands beyond that, and tests the scoring.
 */
export function openExactEngine(known: KnownHouses): Pick<Engine, 'geocode'> {
  const houses = Array.from(known.rows, known.get).map((house) => ({ house, words: wordsOf(house) }));
  const byLabel = Map.groupBy(houses, ({ house }) => labelKey(house.label));
  return {
    geocode: (text) => {
      const spoken = words(text);
      const found = labelsIn(text).flatMap((label) => byLabel.get(label) ?? [])
        .filter((candidate) => candidate.words.every((word) => spoken.has(word)))
        .toSorted((a, b) => b.words.length - a.words.length);
      return [...new Set(found)].slice(0, 5).map(({ house }) => toAnswer(house, found.length));
    },
  };
}

const words = (text: string): Set<string> => new Set(fold(text).split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean));

const wordsOf = ({ street, settlement = '' }: KnownHouse): string[] =>
  [...words(`${street?.whole ?? ''} ${settlement}`)];

/** Texts that could be the label: parts of the query and words with a digit. */
function labelsIn(text: string): string[] {
  const pieces = text.split(',').map((piece) => piece.trim());
  const ends = pieces.flatMap((piece) => [piece, ...piece.split(' ')]);
  return [...new Set([...ends, pieces.slice(-2).join(' ')].filter((end) => /\d/u.test(end)).map(labelKey))];
}

const toAnswer = (house: KnownHouse, rivals: number): Answer => ({
  lat: toDegrees(house.lat),
  lon: toDegrees(house.lon),
  precision: 'house',
  confidence: 1 / rivals,
  address: [house.settlement, house.street?.whole, house.label].filter(Boolean).join(', '),
  osm: house.osm,
  label: house.label,
  street: house.street?.whole,
});
