/**
 * The rows of one file, as columns. It has one kind: live speeds, typical speeds (with `hour`), or turns, without
 * speeds. Nodes are given by their ids in the source.
 */
export interface Upload {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** 0: closed. */
  readonly kmh: Float32Array;
  /** Hour of the week in local time: 0 is Monday 00:00 to 00:59, 167 the last of Sunday. */
  readonly hour: Uint8Array | undefined;
  /** The line of each row in the file. */
  readonly line: Uint32Array;
  readonly turns: UploadedTurns;
}

/** The delay of going from a node over the next to a third. */
export interface UploadedTurns {
  readonly from: Float64Array;
  readonly via: Float64Array;
  readonly to: Float64Array;
  readonly seconds: Float32Array;
  readonly line: Uint32Array;
}
