/** A third-party generator, and our additions to its output. */
export interface Generator {
  /** The language, which is also its folder in clients/. */
  readonly name: string;
  /** Programs that must be installed. */
  readonly needs: readonly string[];
  /** The generator with its version. */
  readonly generator: string;
  /** Our sources that shape the output. */
  readonly sources: readonly string[];
  /** The output folder, which contains nothing else. */
  readonly folder: string;
  /** Generates from the clients' contract into an empty folder. */
  generate(contractFile: string, folder: string): void;
}
