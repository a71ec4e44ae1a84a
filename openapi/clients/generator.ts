/** Somebody else's generator, and what we add to what it makes. */
export interface Generator {
  /** Of the language, as its folder in clients/. */
  readonly name: string;
  /** Programs that must be on the machine. */
  readonly needs: readonly string[];
  /** With its version. */
  readonly generator: string;
  /** What we add to it. */
  readonly sources: readonly string[];
  /** Where it writes, and nothing else is. */
  readonly folder: string;
  /** From a file with the contract of clients into an empty folder. */
  generate(contractFile: string, folder: string): void;
}
