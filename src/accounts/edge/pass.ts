import { createHmac, createSecretKey } from 'node:crypto';
import { TIME_ID, timeOfId } from '../../kernel/ids/time-id.ts';
import { sameText, type Digest } from '../digest.ts';

/** The header by which an edge tells a node what it has found out of a request. Whoever stands before it cannot. */
export const EDGE_HEADER = 'X-Geokod-Edge';

/** What a node believes an edge: which request this is, whichever region answered it before, and who sent it. */
export interface Passed {
  readonly requestId: string;
  /** The client's network address. */
  readonly clientAddress: string;
}

/** The edge and the nodes make it of the `SECRET` that they share; it opens nothing else. */
export const edgeKeyOf = (digest: Digest): string => digest('edge', 'passes of requests');

const FORM = new RegExp(`^(${TIME_ID}) ([\\da-fA-F:.]{2,45}) ([\\w-]{43})$`);
/** A request is passed on when it comes; clocks of machines differ a little. */
const VALID_MS = 300_000;

export interface EdgePasses {
  write(passed: Passed): string;
  /** Undefined for what is no pass, was made by somebody else, or is of another time. */
  read(text: string, now: number): Passed | undefined;
}

export function edgePassesWith(edgeKey: string): EdgePasses {
  const key = createSecretKey(edgeKey, 'utf8');
  const proofOf = (requestId: string, clientAddress: string): string =>
    createHmac('sha256', key).update(`${requestId} ${clientAddress}`).digest('base64url');
  return {
    write: ({ requestId, clientAddress }) =>
      `${requestId} ${clientAddress} ${proofOf(requestId, clientAddress)}`,
    read(text, now) {
      const [, requestId, clientAddress, proof] = FORM.exec(text) ?? [];
      if (requestId === undefined || Math.abs(now - timeOfId(requestId)) > VALID_MS) return undefined;
      return sameText(proof, proofOf(requestId, clientAddress)) ? { requestId, clientAddress } : undefined;
    },
  };
}
