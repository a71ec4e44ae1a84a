import { unreadable } from '../unreadable.ts';

/** Turns pieces of UTF-8 into text, and reports the byte at which they are not UTF-8. */
export class XmlText {
  /** Bytes turned into text so far. */
  offset = 0;
  private readonly file: string;
  private rest = new Uint8Array(0);

  constructor(file: string) {
    this.file = file;
  }

  /** The text of the next bytes. A character cut off at their end is completed by the next call. */
  take(bytes: Uint8Array): string {
    let whole = bytes;
    if (this.rest.length > 0) {
      whole = new Uint8Array(this.rest.length + bytes.length);
      whole.set(this.rest);
      whole.set(bytes, this.rest.length);
    }
    const end = endOfCharacters(whole);
    this.rest = whole.slice(end);
    const text = this.decode(whole.subarray(0, end));
    this.offset += end;
    return text;
  }

  end(): void {
    if (this.rest.length > 0) this.refuse(this.offset);
  }

  private decode(bytes: Uint8Array): string {
    try {
      return decoder().decode(bytes);
    } catch {
      // The longest valid beginning, by halving: this happens once a file.
      let [right, wrong] = [0, bytes.length];
      while (wrong - right > 1) {
        const middle = (right + wrong) >>> 1;
        if (startsWell(bytes.subarray(0, middle))) right = middle;
        else wrong = middle;
      }
      return this.refuse(this.offset + right);
    }
  }

  private refuse(offset: number): never {
    throw unreadable({ file: this.file, offset }, 'text that is not UTF-8; OSM XML in other encodings is not read');
  }
}

const decoder = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function startsWell(bytes: Uint8Array): boolean {
  try {
    decoder().decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns the end of the last complete character. */
function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back];
    if (byte < 0x80) break;
    if (byte < 0xc0) continue; // in the middle of a character
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
