/** The place of files that `FILES_URL` names. */
export type FilesPlace = FolderPlace | S3Place;

export interface FolderPlace {
  readonly kind: 'folder';
  readonly folder: string;
}

/** A bucket of an S3 server; `prefix` is empty or ends with a slash. */
export interface S3Place {
  readonly kind: 's3';
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string;
  /** Undefined if they are in environment variables of their own. */
  readonly credentials: S3Credentials | undefined;
}

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** The allowed forms of `FILES_URL`, for error messages. */
export const FILES_PLACE_WORDS =
  'file:FOLDER or s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&tls=off] (in KEY and SECRET / is %2F)';

/** Undefined for an invalid text. A bucket name is never taken for a host: the host is always explicit. */
export function toFilesPlace(text: string): FilesPlace | undefined {
  if (text.includes('\0')) return undefined;
  if (text.startsWith('file:')) return text === 'file:' ? undefined : { kind: 'folder', folder: text.slice(5) };
  return text.startsWith('s3://') ? toS3Place(text) : undefined;
}

function toS3Place(text: string): S3Place | undefined {
  const url = URL.parse(text);
  if (!url || !/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(url.hostname) || url.hash) return undefined;
  const [bucket = '', ...parts] = url.pathname.replace(/\/+$/, '').split('/').slice(1);
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket) || !parts.every(isPart)) return undefined;
  const settings: Record<string, string> = Object.fromEntries(url.searchParams);
  const { region = 'us-east-1', tls = 'on', ...unknown } = settings;
  if (!/^[\w-]{1,40}$/.test(region) || !/^(on|off)$/.test(tls) || Object.keys(unknown).length > 0) return undefined;
  const credentials = toCredentials(url);
  if (credentials === 'half') return undefined;
  const prefix = parts.map((part) => `${part}/`).join('');
  return {
    kind: 's3', region, bucket, prefix, credentials, endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
  };
}

/** Reads the credentials: both, or none; 'half' for only one. */
function toCredentials({ username, password }: URL): S3Credentials | undefined | 'half' {
  if (username === '' && password === '') return undefined;
  try {
    const [accessKeyId, secretAccessKey] = [decodeURIComponent(username), decodeURIComponent(password)];
    return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : 'half';
  } catch {
    return 'half';
  }
}

const isPart = (part: string): boolean => /^[\w-][\w.-]*$/.test(part);

/** The place in words for logs: without its credentials. */
export const filesPlaceText = (place: FilesPlace): string =>
  place.kind === 'folder' ? place.folder : `${place.endpoint}/${place.bucket}/${place.prefix}`;
