import type { SeenProbe } from '../../ops/index.ts';

/**
 * Which regions refuse the edge's proofs. A region with another SECRET believes neither the request id nor the client's
 * address that the edge states, so that a repeated request is billed twice and limits count the edge as one client.
 */
export class Proofs {
  /** Outcomes of the last probes, by region and operation. */
  private readonly outcomes = new Map<string, Map<string, SeenProbe['outcome']>>();

  note({ region, operation, outcome }: SeenProbe): void {
    let ofRegion = this.outcomes.get(region);
    if (!ofRegion) this.outcomes.set(region, (ofRegion = new Map()));
    ofRegion.set(operation, outcome);
  }

  /** The regions whose every operation refuses probes; one refused operation may be due to another version. */
  get refusedBy(): string[] {
    return Array.from(this.outcomes)
      .filter(([, ofRegion]) => Array.from(ofRegion.values()).every((outcome) => outcome === 'unknown'))
      .map(([region]) => region);
  }
}
