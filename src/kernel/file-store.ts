/**
 * Files by name, in a folder or an object store. Names are `a/b/c` of letters, digits, dots, `-` and `_`; no part
 * begins with a dot, and no name is the folder of another. A disk that is full and a server that is away are
 * `temporarily_unavailable`; what the operator must fix is `file_unwritable` or `config_invalid`.
 */
export interface FileStore {
  /**
   * Stored completely or not at all, even after a crash. Replaces an existing file of this name; a concurrent reader
   * never gets a mixture. Returns the number of bytes stored. Errors thrown by the content pass through unchanged. A
   * put that failed for lack of an answer may still complete later: a retry with different content needs another name.
   */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Reads from `from` up to before `to`, or to the end. Throws `file_missing` at the first step if it is missing. */
  read(name: string, range?: { readonly from: number; readonly to?: number }): AsyncIterable<Uint8Array>;
  findSize(name: string): Promise<number | undefined>;
  /** Removes all files whose names begin with this; finding none is not an error. */
  removeAll(prefix: string): Promise<void>;
  /** Lists files in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** Closes without waiting for pending puts and reads. */
  close(): Promise<void>;
}
