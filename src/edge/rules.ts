import type { IncomingHttpHeaders } from 'node:http';

/** What the contract says of an operation, as far as it concerns whoever sends it again. */
export interface OperationFacts {
  readonly operationId: string;
  readonly method: string;
  /** May be sent again by whoever did not get the answer. */
  readonly repeatable: boolean;
  readonly takesIdempotencyKey: boolean;
  /** The body is a file, which is read while it comes. */
  readonly takesUpload: boolean;
  /** An answer of an engine, which needs neither a database nor another service. */
  readonly isEngine: boolean;
}

/** How a request is treated. */
export interface Rule {
  /** As metrics name it. */
  readonly operation: string;
  /** May be sent to another region though this one may have done its work. */
  readonly repeatable: boolean;
  /** Its body is kept, if it is small, so that it can be sent again; else it passes through. */
  readonly keepsBody: boolean;
  /** How long a region may be silent before the next one is asked; only of what is repeatable. */
  readonly patienceMs: number;
  /** How it is answered says something of the region: it needs nothing that regions share. */
  readonly isEvidence: boolean;
  /** Its answer may take longer than others, and so may its body. */
  readonly isLong: boolean;
}

/**
 * A matrix of 100 x 100 takes 6 to 34 ms of a core, in a city and over a million junctions. One in traffic that expires
 * on the way may take 4 s and counts as late: that is what the budget of repeats is for, and why one late answer leaves
 * no region out. What needs the database waits for other things besides.
 */
const ENGINE_PATIENCE_MS = 4000;
const WORK_PATIENCE_MS = 20_000;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The rule of an operation, or of what is none: pages, files, unknown paths. An `Idempotency-Key` makes a request that
 * takes one repeatable, as long as its body is no file: two regions that work on it tell each other by the database.
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
  // HEAD does nothing, whatever GET does.
  const repeatable = method === 'HEAD' || facts.repeatable ||
    (facts.takesIdempotencyKey && hasIdempotencyKey && !takesUpload);
  return {
    operation: operationId,
    repeatable,
    keepsBody: !takesUpload,
    patienceMs: isEngine ? ENGINE_PATIENCE_MS : WORK_PATIENCE_MS,
    isEvidence: isEngine,
    isLong: takesUpload,
  };
}

/**
 * Refusals for now. None proves that nothing was done: a 503 may follow a COMMIT whose answer was lost, 502 and 504 are
 * of proxies between the edge and a region.
 */
const refusals: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether another region may be asked after this answer. 500 is a fault of ours that the next one would repeat. */
export const isWorthRepeating = (status: number, { repeatable }: Pick<Rule, 'repeatable'>): boolean =>
  repeatable && refusals.has(status);

/** An answer as far as it says whose fault it is. `bytes`: all of its body, where it is small. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer | undefined;
}

/**
 * Whether such an answer speaks against the region. A node that is full or shedding works: its refusals have an id and
 * the format of our errors. What has neither is of a proxy before it that reaches nobody.
 */
export const isFailure = (answer: Answer): boolean =>
  refusals.has(answer.status) && (!comesFromNode(answer.headers) || isWant(answer));

/**
 * A node lacks what this request needs, as its database for a key that it has not seen. It refused without working, so
 * that asking another region doubles no work; others may have what it lacks.
 */
export function isWant({ status, headers, bytes }: Answer): boolean {
  return status === 503 && bytes !== undefined && comesFromNode(headers) && codeIn(bytes) === 'temporarily_unavailable';
}

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
