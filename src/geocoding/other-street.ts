import type { AtlasSearch } from './atlas-search.ts';
import type { Candidate } from './candidates.ts';
import { fold } from './fold.ts';
import { isSmallWord } from './known-names.ts';
import type { QueryWords } from './query-words.ts';
import { kinOf, typeReadings } from './type-words.ts';

/** `name`: a qualifier is told that the street has not. `type`: its kind is another one. */
export type OtherStreet = 'name' | 'type';

const keysOf = (words: string): string[] => words.split(' ').map((word) => fold(word));
const roots = 'больш мал нов стар верхн нижн средн';
const ends = 'ая ый ой ий ое ого ую яя ее его юю';
const qualifiers = new Set([
  ...roots.split(' ').flatMap((root) => keysOf(ends.split(' ').map((end) => root + end).join(' '))),
  ...keysOf('вялікая вялікі малая малы новая новы старая стары верхні ніжняя ніжні велика мала нова стара'),
]);
const shortQualifiers = new Set(keysOf('б бол мал нов стар верх ниж ср'));
const prefixes = keysOf('ново старо верхне нижне средне мало больше');
const ordinalEnds = new Set(['й', 'я', 'го', 'ой', 'ый', 'ий', 'ая', 'ое', 'ую']);
const adjective = /(?:ая|яя|ый|ий|ой)$/u;
const FEWEST_LETTERS = 3;

/**
 * Whether the words beside a street's name make it another street: the 2-я, the Малая and the Ново… of a name are not
 * that without, and a переулок is no улица. What is optional in the data stands there as another name, and is found.
 */
export function isOtherStreet(search: AtlasSearch, words: QueryWords, candidate: Candidate): OtherStreet | undefined {
  const { starts, tables: { streets }, tags } = search;
  const { thing, hit: { mask } } = candidate;
  if (thing < starts.streets || thing >= starts.pois) return undefined;
  let read: readonly ReadName[] | undefined;
  // Of most queries nothing stands beside the name that needs them.
  const names = (): readonly ReadName[] =>
    (read ??= Object.values(tags(streets.names[thing - starts.streets])).map(readName));
  const isQualified = hasQualifier(words, candidate) || words.atoms.some(({ key }, at) =>
    (mask & (1 << at)) !== 0 && isGlued(key, names));
  if (isQualified) return 'name';
  return hasOtherType(words, candidate, names) ? 'type' : undefined;
}

interface ReadName {
  readonly keys: readonly string[];
  readonly types: ReadonlySet<string>;
}

const known = new Map<string, ReadName>();
const MOST_REMEMBERED = 5_000;

function readName(name: string): ReadName {
  let read = known.get(name);
  if (!read) {
    const keys = name.split(/[\s.-]+/u).map((word) => fold(word)).filter(Boolean);
    const types = [...keys, fold(name.split(' ')[0]), fold(name.split(' ').at(-1)!)].flatMap((key) => {
      const codes = (typeReadings(key) ?? []).filter(({ level }) => level === 'street').map(({ code }) => code);
      return key.length > 1 ? codes : [];
    });
    read = { keys, types: new Set(types) };
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(name, read);
  }
  return read;
}

/** Beside the name, with nothing between but its type word. */
function hasQualifier(words: QueryWords, { hit, grounds, explained }: Candidate): boolean {
  const { atoms } = words;
  const own = hit.mask | hit.typeMask;
  // A qualifier alone is no ground: "Верхняя Арбузова" is not in the Верхняя зона.
  const taken = grounds.reduce((all, { mask }) => ((mask & (mask - 1)) === 0 ? all : all | mask), own);
  return atoms.some((atom, at) => {
    if (taken & (1 << at)) return false;
    const next = atoms[at + 1];
    const isBefore = (own & (2 << at)) !== 0 && next.before !== ',';
    const isBehind = at > 0 && (own & (1 << (at - 1))) !== 0 && atom.before !== ',' && endsName(words, at + 1);
    if (!isBefore && !isBehind) return false;
    if (atom.isNumber) return (explained & (1 << at)) === 0 && ordinalEnds.has(atom.suffix);
    if (qualifiers.has(atom.key)) return true;
    return isBefore && atom.hasDot && shortQualifiers.has(atom.key) && adjective.test(next.text.toLowerCase());
  });
}

/** Nothing follows that may be of one name with what stands before. */
function endsName({ atoms, types }: QueryWords, at: number): boolean {
  const next = atoms[at];
  return !next || next.isNumber || next.before === ',' || isSmallWord(next.key)
    || types[at].some(({ level }) => level === 'building') || types[at].some(({ level }) => level === 'street');
}

/** "Новогрузинская" for the Грузинская. */
function isGlued(key: string, names: () => readonly ReadName[]): boolean {
  const prefix = prefixes.find((one) => key.startsWith(one) && key.length > one.length + FEWEST_LETTERS);
  return prefix !== undefined && !names().some(({ keys }) => keys.some((own) => own.startsWith(prefix)));
}

function hasOtherType(words: QueryWords, { hit, grounds }: Candidate, names: () => readonly ReadName[]): boolean {
  const { atoms, partMask } = words;
  const own = hit.mask | hit.typeMask;
  const taken = grounds.reduce((all, { mask, typeMask }) => all | mask | typeMask, own | partMask);
  return atoms.some((atom, at) => {
    if (atom.isNumber || taken & (1 << at)) return false;
    const codes = words.types[at].filter(({ level }) => level === 'street').map(({ code }) => code);
    if (codes.length === 0 || words.types[at].some(({ level }) => level === 'building')) return false;
    const isBefore = (own & (2 << at)) !== 0 && atoms[at + 1].before !== ',';
    const isBehind = at > 0 && (own & (1 << (at - 1))) !== 0 && atom.before !== ',' && endsName(words, at + 1);
    if (!isBefore && !isBehind) return false;
    // "ул. Серебряный бульвар": the other one is what it is.
    if (codes.includes('ul') && hit.typeMask !== 0) return false;
    const types = new Set(names().flatMap((name) => [...name.types]));
    return types.size > 0
      && !codes.some((code) => types.has(code) || [...kinOf(code)].some((kin) => types.has(kin)));
  });
}
