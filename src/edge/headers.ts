/** Of one connection, not of the request: they are never passed on. What a client names in `Connection` is neither. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect',
]);

/** Only an edge says these, and this one says them itself. */
const ofEdge: ReadonlySet<string> = new Set(['x-geokod-edge', 'x-forwarded-for', 'x-client-position']);

export interface Added {
  /** Names and values, one after the other. */
  readonly headers: readonly string[];
  /** For a client so old that it names none. */
  readonly host: string;
  /** Of a body that is kept; the client's own length, or chunks, of one that passes through. */
  readonly bodyBytes: number | undefined;
}

/** The head that goes to a region: as it came, in its order and spelling, without what ends at the edge. */
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

/** The head of an answer for the client; how its body is cut into pieces is decided anew. */
export function toClientHeaders(raw: readonly string[]): string[] {
  const named = namedInConnection(raw);
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at].toLowerCase();
    if (!ofConnection.has(name) && !named?.has(name)) kept.push(raw[at], raw[at + 1]);
  }
  return kept;
}

/** What must arrive stays, whoever says that it is of the connection only. */
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
