import type { ProbeCall } from '../running/status/probes.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { exampleOf } from './listeners/warm-up.ts';

/** Requests for probes: the contract's examples of all metered operations except batches. */
export const probeCallsOf = ({ operations }: Contract): ProbeCall[] =>
  operations
    .filter(({ units, takesUpload }) => units && !takesUpload)
    .map((operation) => ({
      operation: operation.operationId,
      method: operation.method,
      path: pathOf(operation),
      body: operation.bodyExample === undefined ? undefined : JSON.stringify(operation.bodyExample),
    }));

function pathOf(operation: ContractOperation): string {
  const query = new URLSearchParams(exampleOf(operation) as Record<string, string>).toString();
  return query === '' ? operation.path : `${operation.path}?${query}`;
}
