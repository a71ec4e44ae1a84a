/** An operation that will stop working. */
export interface Ending {
  readonly id: string;
  /** The day, "2027-05-01". */
  readonly until: string;
}

interface Operation {
  readonly operationId?: string;
  readonly deprecated?: boolean;
  readonly 'x-sunset'?: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Reads the deprecated operations from the contract, which announces them half a year ahead with their last day. */
export async function readEndings(): Promise<Ending[]> {
  const response = await fetch('/openapi.json');
  if (!response.ok) throw new Error(`the contract: ${response.status}`);
  return endingsIn((await response.json()) as Contract);
}

const endingsIn = ({ paths }: Contract): Ending[] =>
  Object.values(paths).flatMap((path) => Object.values(path)).flatMap((operation) => {
    const { operationId: id, deprecated, 'x-sunset': until } = operation;
    return deprecated && id !== undefined && until !== undefined ? [{ id, until: until.slice(0, 10) }] : [];
  });
