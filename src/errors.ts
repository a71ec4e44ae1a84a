/** Every failure with a defined meaning. Anything else that is thrown is a bug. */
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
  | 'limit_reached' // more of something than we promise to hold
  | 'row_exists' // a unique index refused a second row
  | 'journal_in_use' // two processes on one data folder
  | 'result_in_use' // two processes on one result
  | ContractCode;

/** Codes that customers see: the contract's list, against which `src/http` checks this one. */
export type ContractCode =
  | 'invalid_parameter'
  | 'unknown_parameter'
  | 'invalid_json'
  | 'matrix_too_large'
  | 'key_missing'
  | 'key_invalid'
  | 'key_revoked'
  | 'key_legacy_expired'
  | 'session_required'
  | 'quota_exhausted'
  | 'spend_cap_reached'
  | 'account_suspended'
  | 'forbidden'
  | 'not_found'
  | 'job_not_found'
  | 'no_recording'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'idempotency_in_progress'
  | 'account_limit_reached'
  | 'webhook_disabled'
  | 'job_not_ready'
  | 'job_finished'
  | 'result_expired'
  | 'payload_too_large'
  | 'batch_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'no_route'
  | 'point_off_road'
  | 'batch_empty'
  | 'batch_encoding'
  | 'batch_columns'
  | 'webhook_url_refused'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'internal'
  | 'overloaded'
  | 'temporarily_unavailable'
  | 'timeout';

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
