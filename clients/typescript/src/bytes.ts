import { UnexpectedAnswerError } from './errors.ts';

/** Far more than the contract allows for JSON or a problem. */
const LONGEST_BYTES = 64 * 2 ** 20;
/** More than the largest result: 256 MB, doubled by UTF-8, and a million rows of 250 bytes. */
const LONGEST_FILE_BYTES = 2 ** 30;

/** Reads the whole body of an answer, with a size limit that is larger for files of these types. */
export async function bytesOf(
  response: Response, fileTypes: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const longestBytes = isFile(response, fileTypes) ? LONGEST_FILE_BYTES : LONGEST_BYTES;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return joined(parts, length);
    parts.push(value);
    length += value.length;
    if (length <= longestBytes) continue;
    reader?.cancel().catch(() => undefined);
    const beginning = new TextDecoder().decode(parts[0]);
    throw new UnexpectedAnswerError(response, beginning, `it is longer than ${longestBytes} bytes`);
  }
}

/** Whether the head of an answer describes a file, whole or in part. */
export function isFile({ status, headers }: Response, types: readonly string[]): boolean {
  const [type] = (headers.get('content-type') ?? '').split(';', 1);
  return (status === 200 || status === 206) && types.includes(type.trim().toLowerCase());
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

/** Decodes UTF-8, without a byte order mark; undefined if it is malformed. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
