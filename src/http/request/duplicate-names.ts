/**
 * Finds the first duplicate name in an object of a JSON text, as a JSON Pointer; undefined if there is none.
 * `JSON.parse` uses the last of the two, but a proxy in front may have checked the first. The text must be valid
 * JSON.
 */
export function findDuplicateName(text: string): string | undefined {
  const inside: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    const level = inside.at(-1);
    if (character === '{') inside.push({ names: new Set(), isName: true, place: '' });
    else if (character === '[') inside.push({ names: undefined, isName: false, place: 0 });
    else if (character === '}' || character === ']') inside.pop();
    else if (character === ',') nextIn(level!);
    else if (character === '"') {
      const end = endOfText(text, at);
      if (level?.names && level.isName) {
        const name = JSON.parse(text.slice(at, end)) as string;
        level.place = name;
        level.isName = false;
        if (level.names.has(name)) return pointerTo(inside);
        level.names.add(name);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** An object or list around the current position: the names so far, and the current name or index. */
interface Level {
  readonly names: Set<string> | undefined;
  isName: boolean;
  place: string | number;
}

function nextIn(level: Level): void {
  if (level.names) level.isName = true;
  else level.place = Number(level.place) + 1;
}

/** The position after the closing quote of the string that begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
}

const pointerTo = (inside: readonly Level[]): string =>
  inside.map(({ place }) => `/${String(place).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
