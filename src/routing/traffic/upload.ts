/**
 * The rows of one file, as columns. It is of one kind: speeds of now, typical speeds (with `hour`), or turns, where
 * it has no speeds. Nodes are given by their ids in the source.
 */
export interface Upload {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** 0: closed. */
  readonly kmh: Float32Array;
  /** Of the week, by the clocks of the place: 0 is Monday 00:00 to 00:59, 167 the last of Sunday. */
  readonly hour: Uint8Array | undefined;
  /** Where each row stands in the file. */
  readonly line: Uint32Array;
  readonly turns: UploadedTurns;
}

/** What it costs to come from a node by the next to a third. */
export interface UploadedTurns {
  readonly from: Float64Array;
  readonly via: Float64Array;
  readonly to: Float64Array;
  readonly seconds: Float32Array;
  readonly line: Uint32Array;
}
