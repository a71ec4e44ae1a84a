import type { IncomingHttpHeaders } from 'node:http';

/** The contract's facts about an operation that decide whether it may be resent. */
export interface OperationFacts {
  readonly operationId: string;
  readonly method: string;
  /** May be sent again if the answer was lost. */
  readonly repeatable: boolean;
  readonly takesIdempotencyKey: boolean;
  /** The body is a file, which is read while it arrives. */
  readonly takesUpload: boolean;
  /** Answered by an engine, without a database or another service. */
  readonly isEngine: boolean;
}

/** How a request is treated. */
export interface Rule {
  /** The label in metrics. */
  readonly operation: string;
  /** May be sent to another region although this one may have done its work. */
  readonly repeatable: boolean;
  /** A small body is kept, so that it can be sent again; others pass through. */
  readonly keepsBody: boolean;
  /** How long a repeatable request waits before the next region is asked. */
  readonly patienceMs: number;
  /** The answer says something about the region, since it depends on nothing that regions share. */
  readonly isEvidence: boolean;
  /** Answer and body may take longer than others. */
  readonly isLong: boolean;
}

/**
 * What engines answer takes milliseconds. A matrix of 100 x 100 takes 6 to 34 ms of a core, in a city and over a
 * million junctions; with traffic that expires on the way it may take 4 s and count as late: hence the budget of
 * repeats, and hence a single late answer excludes no region. Other operations also wait for the database.
 */
const ENGINE_PATIENCE_MS = 2000;
const HEAVY_PATIENCE_MS = 4000;
const heavy: ReadonlySet<string> = new Set(['matrix', 'geocodeMany', 'reverseMany']);
const WORK_PATIENCE_MS = 20_000;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The rule of an operation, or of a request without one: pages, files, unknown paths. An `Idempotency-Key` makes a
 * request that accepts one repeatable, unless its body is a file: regions that work on the same request coordinate
 * through the database.
 */
export function ruleOf(facts: OperationFacts | undefined, method: string, hasIdempotencyKey: boolean): Rule {
  const isReading = reading.has(method);
  if (!facts) {
    return {
      operation: 'none', repeatable: isReading, keepsBody: true, patienceMs: WORK_PATIENCE_MS, isEvidence: false,
      isLong: false,
    };
  }
  const { operationId, takesUpload, isEngine } = facts;
  // HEAD changes nothing, even where GET does.
  const repeatable = method === 'HEAD' || facts.repeatable ||
    (facts.takesIdempotencyKey && hasIdempotencyKey && !takesUpload);
  return {
    operation: operationId,
    repeatable,
    keepsBody: !takesUpload,
    patienceMs: !isEngine ? WORK_PATIENCE_MS : heavy.has(operationId) ? HEAVY_PATIENCE_MS : ENGINE_PATIENCE_MS,
    isEvidence: isEngine,
    isLong: takesUpload,
  };
}

/**
 * Statuses of a temporary refusal. None proves that nothing was done: a 503 may follow a COMMIT whose answer was lost,
 * 502 and 504 come from proxies between the edge and a region.
 */
const refusals: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether another region may be asked after this answer. Not after 500: it is our bug, and would repeat there. */
export const isWorthRepeating = (status: number, { repeatable }: Pick<Rule, 'repeatable'>): boolean =>
  repeatable && refusals.has(status);

/** The part of an answer that shows whose fault it is. `bytes`: the whole body of a small answer. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer | undefined;
}

/**
 * Whether an answer counts against the region. A node that is full or shedding load works: its refusals have a request
 * id and our error format. A refusal without both comes from a proxy that cannot reach a node.
 */
export const isFailure = (answer: Answer): boolean =>
  isForeign(answer) || (refusals.has(answer.status) && isWant(answer));

/** Whether a proxy in between refused, so that no node may have seen the request. Clients never get such an answer. */
export const isForeign = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
  refusals.has(status) && !comesFromNode(headers);

/**
 * Whether the node lacks what this request needs, such as its database for a key it has not cached. It refused without
 * working, so asking another region, which may have it, doubles no work.
 */
export function isWant({ status, headers, bytes }: Answer): boolean {
  return status === 503 && bytes !== undefined && comesFromNode(headers) && codeIn(bytes) === 'temporarily_unavailable';
}

/** Whether another process works on a request with the same `Idempotency-Key`. */
export const isWorkedOn = ({ status, bytes }: Answer): boolean =>
  status === 409 && bytes !== undefined && codeIn(bytes) === 'idempotency_in_progress';

const comesFromNode = (headers: IncomingHttpHeaders): boolean =>
  headers['x-request-id'] !== undefined && isProblem(headers);

export const isProblem = (headers: IncomingHttpHeaders): boolean =>
  (headers['content-type'] ?? '').startsWith('application/problem+json');

function codeIn(problem: Buffer): unknown {
  try {
    return (JSON.parse(problem.toString()) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
