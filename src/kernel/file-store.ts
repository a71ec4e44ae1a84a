/** Files by name, in a folder or an object store. Names are `a/b/c` of letters, digits, dots, `-` and `_`. */
export interface FileStore {
  /** Whole or not there, also after a crash. Replaces what has this name. Answers how many bytes were kept. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** From `from` up to before `to`. `file_missing` when there is no such file. */
  read(name: string, range?: { readonly from: number; readonly to?: number }): AsyncIterable<Uint8Array>;
  findSize(name: string): Promise<number | undefined>;
  /** All whose names begin so. None of them is no failure. */
  removeAll(prefix: string): Promise<void>;
  list(prefix: string): AsyncIterable<string>;
  close(): Promise<void>;
}
