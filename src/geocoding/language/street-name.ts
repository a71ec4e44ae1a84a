import { fold } from '../text/fold.ts';
import { typeReadings } from './type-words.ts';

/** A word of a name on the map. */
export interface NameWord {
  readonly text: string;
  readonly key: string;
}

/** A name on the map, word by word. */
export interface StreetName {
  readonly keys: readonly string[];
  readonly words: readonly NameWord[];
  /** Codes of its type words. */
  readonly types: ReadonlySet<string>;
}

const known = new Map<string, StreetName>();
const MOST_CACHED = 5_000;

/** Reads a name; recent ones are cached. */
export function streetName(name: string): StreetName {
  let read = known.get(name);
  if (!read) {
    const texts = name.toLowerCase().split(/[\s.-]+/u);
    const words = texts.map((text) => ({ text, key: fold(text) })).filter(({ key }) => key !== '');
    const keys = words.map(({ key }) => key);
    const types = [...keys, fold(name.split(' ')[0]), fold(name.split(' ').at(-1)!)].flatMap((key) => {
      const codes = (typeReadings(key) ?? []).filter(({ level }) => level === 'street').map(({ code }) => code);
      return key.length > 1 ? codes : [];
    });
    read = { keys, words, types: new Set(types) };
    if (known.size >= MOST_CACHED) known.clear();
    known.set(name, read);
  }
  return read;
}

/** Adjectives of streets, but not "Абая". */
export const nominative = /(?:[^б]ая|яя|ый|ий|ое|[внр]ка)$/u;
const masculine = /ой$/u;
/** "Пионеров", "Строителей": named after many, so not after a person with an initial or a rank. */
export const ofMany = /(?:[оеё]в|ей)$/u;
/** Words that streets are named after and that are not persons. */
const causes = new Set(`мира труда победы свободы правды дружбы революции октября надежды славы науки весны юности
  молодежи коммуны конституции космонавтики индустрии энергетики связи авиации гвардии армии флота культуры знания
  согласия созидания просвещения прогресса космоса спорта единства независимости республики комсомола содружества
  братства партии интернационала`.split(/\s+/u).map((word) => fold(word)));
/** Words with the same first four letters count as one word in different cases. */
const FEWEST_SAME = 4;

export const isCause = (key: string): boolean => causes.has(key);

/** Finds a word of a query in the name, in any case; -1 if it is not there. */
export const placeIn = ({ words }: StreetName, key: string): number =>
  words.findIndex((word) => word.key.slice(0, FEWEST_SAME) === key.slice(0, FEWEST_SAME));

/** Whether a word of the name does not mean a person: an adjective of the street ("Полевой переулок") or a plural. */
export function namesNobody(name: StreetName, key: string): boolean {
  const { words } = name;
  const at = placeIn(name, key);
  if (at < 0) return false;
  const { text } = words[at];
  const isBeforeType = words[at + 1] !== undefined && (typeReadings(words[at + 1].key) ?? []).length > 0;
  return nominative.test(text) || ofMany.test(text) || (masculine.test(text) && isBeforeType);
}
