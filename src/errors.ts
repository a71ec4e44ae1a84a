/** Every failure that has a meaning for somebody. Anything else that is thrown is a bug. */
export type ErrorCode =
  | 'bad_argument' // a command was called wrongly
  | 'config_invalid' // a variable of the environment, or a place it points to
  | 'cannot_listen' // the port is taken or not ours
  | 'file_missing'
  | 'file_unreadable' // the bytes are not what they claim to be
  | 'file_unwritable' // no room, or no right to write there
  | 'atlas_refused' // wrong magic, version, checksum or bounds
  | 'area_unknown' // nothing to download under that name
  | 'download_failed'
  | 'limit_reached'; // more of something than we promise to hold

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
