import type { Answer } from './engine.ts';
import { isRight, isWrongHouse } from './judge.ts';
import type { KnownHouse } from './known-house.ts';
import { bareKey, fold, toStreetName } from './street-name.ts';

/** A text typed letter by letter. */
export interface TypedAddress {
  readonly house: KnownHouse;
  readonly right: readonly KnownHouse[];
  readonly text: string;
  /** The length at which the first letter of the street is typed. */
  readonly streetFrom: number;
  /** The length at which the first digit of the number is typed. */
  readonly houseFrom: number;
}

/** "Ветроград, улица Ленина, 5": the order in which people type with suggestions. */
export function typedAddress(house: KnownHouse, right: readonly KnownHouse[]): TypedAddress | undefined {
  if (!house.street) return undefined;
  const street = [house.settlement, house.street.whole].filter(Boolean).join(', ');
  const streetFrom = street.length - house.street.whole.length + 1;
  return { house, right, text: `${street}, ${house.label}`, streetFrom, houseFrom: street.length + 3 };
}

/** The results of typing one address letter by letter. */
export interface Typing {
  readonly typed: TypedAddress;
  /** The shortest text at which the street, or the house, was in the list; 0 means never. */
  readonly lettersNeeded: number;
  /** How often the expected answer left the list after it had been in it. */
  readonly flickers: number;
  readonly flickeredAt: readonly string[];
  readonly isThereAtTheEnd: boolean;
  readonly isFirstAtTheEnd: boolean;
  readonly millis: readonly number[];
}

/** Types an address letter by letter; `ask` answers a prefix and measures the time. */
export function type(
  typed: TypedAddress, ask: (prefix: string) => { readonly answers: readonly Answer[]; readonly millis: number },
): Typing {
  const flickeredAt: string[] = [];
  const millis: number[] = [];
  let [lettersNeeded, wasIn, last] = [0, false, [] as readonly Answer[]];
  for (let length = 1; length <= typed.text.length; length++) {
    const prefix = typed.text.slice(0, length);
    const { answers, millis: spent } = ask(prefix);
    millis.push(spent);
    // From its first letter on, the street is expected instead of the settlement; from the first digit on, the house.
    if (length === typed.streetFrom || length === typed.houseFrom) wasIn = false;
    const isIn = answers.some((answer) => isWanted(answer, typed, length));
    if (wasIn && !isIn) flickeredAt.push(prefix);
    if (isIn && lettersNeeded === 0) lettersNeeded = length;
    [wasIn, last] = [isIn, answers];
  }
  const isHouse = (answer: Answer | undefined): boolean => answer !== undefined && isRight(answer, typed.right);
  return {
    typed, lettersNeeded, flickers: flickeredAt.length, flickeredAt, millis,
    isThereAtTheEnd: last.some(isHouse), isFirstAtTheEnd: isHouse(last[0]),
  };
}

/** Whether an answer is what is being typed: the settlement, the street, or already the house. */
function isWanted(answer: Answer, { house, right, streetFrom, houseFrom }: TypedAddress, length: number): boolean {
  if (answer.precision === 'house' && isRight(answer, right) && !isWrongHouse(answer, right)) return true;
  if (length >= houseFrom) return false;
  const street = house.street && bareKey(house.street);
  const town = house.settlement === undefined ? undefined : fold(house.settlement);
  const namesTown = town !== undefined && answer.address.split(', ').some((part) => fold(part) === town);
  if (answer.street === undefined) return length < streetFrom && namesTown;
  // A street of the same name in another town does not count.
  return bareKey(toStreetName(answer.street)) === street && (namesTown || town === undefined);
}

export interface TypingScore {
  readonly addresses: number;
  readonly prefixes: number;
  readonly inListAtTheEnd: number;
  readonly firstAtTheEnd: number;
  readonly flickers: number;
  readonly medianLettersNeeded: number;
}

export function scoreTyping(typings: readonly Typing[]): TypingScore {
  const needed = typings.map(({ lettersNeeded }) => lettersNeeded).filter((letters) => letters > 0)
    .toSorted((a, b) => a - b);
  const share = (passes: (typing: Typing) => boolean): number =>
    typings.length === 0 ? 0 : typings.filter(passes).length / typings.length;
  return {
    addresses: typings.length,
    prefixes: typings.reduce((sum, { millis }) => sum + millis.length, 0),
    inListAtTheEnd: share(({ isThereAtTheEnd }) => isThereAtTheEnd),
    firstAtTheEnd: share(({ isFirstAtTheEnd }) => isFirstAtTheEnd),
    flickers: typings.reduce((sum, { flickers }) => sum + flickers, 0),
    medianLettersNeeded: needed.length === 0 ? 0 : needed[Math.floor(needed.length / 2)],
  };
}
