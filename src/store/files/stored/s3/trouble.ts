import { AppError } from '../../../../errors.ts';

/** The name an S3 server gives an error ("NoSuchKey", "SlowDown"), or the system's code for a network error. */
function troubleName(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  const label = name && name !== 'Error' ? name : (code ?? name ?? 'Error');
  return /^[\w.-]{1,60}$/.test(label) ? label : 'Error';
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Whether an object of that name is missing; a missing bucket is a different error. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404 && troubleName(error) !== 'NoSuchBucket';

/** Whether the requested range starts beyond the end. */
export const isBehindTheEnd = (error: unknown): boolean => statusOf(error) === 416;

const OURS = new Set(['NoSuchBucket', 'AuthorizationHeaderMalformed', 'PermanentRedirect', 'InvalidBucketName']);

/**
 * Converts an error to a configuration error that the operator must fix, or to a temporary one. The client's errors
 * hold the whole exchange, including credentials, so that only their name is passed on.
 */
export function toTrouble(error: unknown, work: string, where: string): AppError {
  if (error instanceof AppError) return error;
  const [name, status] = [troubleName(error), statusOf(error)];
  const details = { cause: name, status, where };
  if (status === 401 || status === 403 || OURS.has(name)) {
    const lookAt = 'look at the bucket, the region and the credentials';
    return new AppError('config_invalid', `FILES_URL: ${where} refuses to ${work} (${name}): ${lookAt}.`, details);
  }
  return new AppError('temporarily_unavailable', `${where} does not ${work} now (${name}).`, details);
}
