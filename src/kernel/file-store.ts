/**
 * Files by name, in a folder or an object store. Names are `a/b/c` of letters, digits, dots, `-` and `_`; no part
 * begins with a dot, and no name is the folder of another. A disk that is full and a server that is away are
 * `temporarily_unavailable`; what the operator must mend is `file_unwritable` or `config_invalid`.
 */
export interface FileStore {
  /**
   * Whole or not there, also after a crash. Replaces what has this name; who reads that meanwhile never gets a
   * mixture. Answers how many bytes were kept. What the content throws is thrown as it is. A put that failed because
   * nobody answered may be done later all the same, as a whole: another attempt with other content needs another name.
   */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** From `from` up to before `to`, or to the end. `file_missing`, at the first step, when there is no such file. */
  read(name: string, range?: { readonly from: number; readonly to?: number }): AsyncIterable<Uint8Array>;
  findSize(name: string): Promise<number | undefined>;
  /** All whose names begin so. None of them is no failure. */
  removeAll(prefix: string): Promise<void>;
  /** In no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Waits for nothing that is being put or read. */
  close(): Promise<void>;
}
