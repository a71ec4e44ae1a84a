import { UnexpectedAnswerError } from './errors.ts';

/** Far more than the contract lets an answer have that is read into memory. */
const LONGEST_BYTES = 64 * 2 ** 20;

/** The whole body of an answer; one that goes on and on is none. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return joined(parts, length);
    parts.push(value);
    length += value.length;
    if (length <= LONGEST_BYTES) continue;
    reader?.cancel().catch(() => undefined);
    const beginning = new TextDecoder().decode(parts[0]);
    throw new UnexpectedAnswerError(response, beginning, `it is longer than ${LONGEST_BYTES} bytes`);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A text in UTF-8, without the mark of its byte order; undefined where it is none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
