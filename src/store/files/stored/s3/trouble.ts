import { AppError } from '../../../../errors.ts';

/** What an S3 server calls a failure: "NoSuchKey", "SlowDown"; for the network, the system's code. */
function troubleName(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  const label = name && name !== 'Error' ? name : (code ?? name ?? 'Error');
  return /^[\w.-]{1,60}$/.test(label) ? label : 'Error';
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** There is no object of that name; a bucket that is missing is another matter. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404 && troubleName(error) !== 'NoSuchBucket';

/** Asked for bytes behind the end. */
export const isBehindTheEnd = (error: unknown): boolean => statusOf(error) === 416;

const OURS = new Set(['NoSuchBucket', 'AuthorizationHeaderMalformed', 'PermanentRedirect', 'InvalidBucketName']);

/**
 * What the operator must mend, or what passes. Errors of the client hold the whole exchange, credentials too, and so
 * none of them gets out of here: only its name does.
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
