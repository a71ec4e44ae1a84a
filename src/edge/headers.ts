/** Headers of a connection, not of a request: never forwarded. Nor are those that a client names in `Connection`. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect',
]);

/** Headers that only an edge may set; those of the client are dropped. */
const ofEdge: ReadonlySet<string> = new Set(['x-geokod-edge', 'x-forwarded-for', 'x-client-position']);

export interface Added {
  /** Names and values alternate. */
  readonly headers: readonly string[];
  /** For a client too old to send a Host header. */
  readonly host: string;
  /** Length of a kept body. One that passes through keeps the client's own length or chunks. */
  readonly bodyBytes: number | undefined;
}

/** The head for a region: the client's headers in their order and spelling, without those that end at the edge. */
export function toRegionHeaders(raw: readonly string[], { headers, host, bodyBytes }: Added): string[] {
  const named = namedInConnection(raw);
  const kept: string[] = [];
  let hasHost = false;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at].toLowerCase();
    if (ofConnection.has(name) || ofEdge.has(name) || named?.has(name)) continue;
    if (name === 'content-length' && bodyBytes !== undefined) continue;
    if (name === 'host') hasHost = true;
    kept.push(raw[at], raw[at + 1]);
  }
  if (!hasHost) kept.push('Host', host);
  if (bodyBytes !== undefined && bodyBytes >= 0) kept.push('Content-Length', String(bodyBytes));
  kept.push(...headers);
  return kept;
}

/** The head of an answer for the client. The framing of its body is chosen anew. */
export function toClientHeaders(raw: readonly string[]): string[] {
  const named = namedInConnection(raw);
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at].toLowerCase();
    if (!ofConnection.has(name) && !named?.has(name)) kept.push(raw[at], raw[at + 1]);
  }
  return kept;
}

/** Headers that must arrive, even if a client names them in `Connection`. */
const neverNamed: ReadonlySet<string> = new Set([
  'authorization', 'content-length', 'content-type', 'cookie', 'host', 'idempotency-key', 'origin', 'close',
]);

function namedInConnection(raw: readonly string[]): Set<string> | undefined {
  let named: Set<string> | undefined;
  for (let at = 0; at < raw.length; at += 2) {
    const value = raw[at + 1];
    if (raw[at].length !== 10 || raw[at].toLowerCase() !== 'connection' || value === 'keep-alive') continue;
    const words = value.toLowerCase().split(',').map((word) => word.trim());
    named = new Set([...(named ?? []), ...words.filter((word) => !neverNamed.has(word))]);
  }
  return named;
}
