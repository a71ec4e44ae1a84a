import { createHmac, createSecretKey } from 'node:crypto';
import { TIME_ID, timeOfId } from '../../kernel/ids/time-id.ts';
import { sameText, type Digest } from '../digest.ts';

/** The header in which an edge passes a request's identity to a node. Clients cannot forge it. */
export const EDGE_HEADER = 'X-Geokod-Edge';

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

export interface EdgePasses {
  write(passed: Passed): string;
  /** Undefined for a malformed or forged pass, or one of another time. */
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
