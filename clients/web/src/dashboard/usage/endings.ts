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

/** What the contract calls deprecated: it says so half a year before, and until when. */
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
