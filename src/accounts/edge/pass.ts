import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { TIME_ID, timeOfId } from '../../kernel/ids/time-id.ts';
import { sameText, type Digest } from '../digest.ts';

/** The header in which an edge passes a request's identity to a node. Clients cannot forge it. */
export const EDGE_HEADER = 'X-Geokod-Edge';
/** Where nodes accept withdrawals from edges, followed by the operation. */
export const WITHDRAWALS_PATH = '/edge/withdrawals/';
/** Where nodes accept what the probes of edges saw. */
export const REPORTS_PATH = '/edge/reports';
/** The header with the digest of a report, so that its pass is checked before its body is read. */
export const DIGEST_HEADER = 'X-Geokod-Digest';
export const digestOfReport = (body: string): string => createHash('sha256').update(body).digest('hex');

/** What a node accepts from an edge: the request's id, whichever region it was tried in before, and its sender. */
export interface Passed {
  readonly requestId: string;
  /** The client's network address. */
  readonly clientAddress: string;
}

/** The key shared by edges and nodes, derived from their `SECRET`; good for nothing else. */
export const edgeKeyOf = (digest: Digest): string => digest('edge', 'passes of requests');

const FORM = new RegExp(`^(${TIME_ID}) ([\\da-fA-F:.]{2,45}) ([\\w-]{43})$`);
/** A request is passed on when it arrives; the clocks of machines differ a little. */
const VALID_MS = 300_000;
/** Edges withdraw requests for as long as no region can be reached, up to this. */
export const WITHDRAWABLE_MS = 900_000;

export interface EdgePasses {
  write(passed: Passed): string;
  /** For the withdrawal of that request. */
  writeWithdrawal(passed: Passed): string;
  /** Undefined for a malformed or forged pass, or one of another time. */
  read(text: string, now: number): Passed | undefined;
  readWithdrawal(text: string, now: number): Passed | undefined;
  /** For a report with this digest. */
  writeReport(passed: Passed, digest: string): string;
  readReport(text: string, digest: string, now: number): Passed | undefined;
}

export function edgePassesWith(edgeKey: string): EdgePasses {
  const key = createSecretKey(edgeKey, 'utf8');
  const passesFor = (purpose: string, validMs: number) => {
    const proofOf = ({ requestId, clientAddress }: Passed): string =>
      createHmac('sha256', key).update(`${purpose}${requestId} ${clientAddress}`).digest('base64url');
    const write = (passed: Passed): string => `${passed.requestId} ${passed.clientAddress} ${proofOf(passed)}`;
    const read = (text: string, now: number): Passed | undefined => {
      const [, requestId, clientAddress, proof] = FORM.exec(text) ?? [];
      if (requestId === undefined || Math.abs(now - timeOfId(requestId)) > validMs) return undefined;
      return sameText(proof, proofOf({ requestId, clientAddress })) ? { requestId, clientAddress } : undefined;
    };
    return { write, read };
  };
  const requests = passesFor('', VALID_MS);
  const withdrawals = passesFor('withdrawal ', WITHDRAWABLE_MS + VALID_MS);
  const reportsOf = (digest: string) => passesFor(`report ${digest} `, VALID_MS);
  return {
    ...requests,
    writeWithdrawal: withdrawals.write,
    readWithdrawal: withdrawals.read,
    writeReport: (passed, digest) => reportsOf(digest).write(passed),
    readReport: (text, digest, now) => reportsOf(digest).read(text, now),
  };
}
