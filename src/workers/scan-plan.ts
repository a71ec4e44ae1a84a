import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { basename } from 'node:path';
import { AppError } from '../errors.ts';
import type { SourceFile } from '../osm/extract.ts';
import { sniffFormat } from '../osm/file-format.ts';
import { blobHeaderBytes, readBlobHeader, unpackBlob } from '../osm/pbf/frame.ts';
import { readPbfHeader, type FileHeader } from '../osm/pbf/header.ts';
import { unreadable } from '../osm/unreadable.ts';
import { readXmlHeader } from '../osm/xml/header.ts';

/** A part of a file for one worker: whole PBF blobs, or a whole XML file. */
export interface ScanJob {
  readonly path: string;
  readonly format: 'pbf' | 'xml' | 'xml.gz';
  readonly offset: number;
  readonly bytes: number;
}

export interface FilePlan {
  readonly source: SourceFile;
  readonly jobs: readonly ScanJob[];
}

// Large enough that messages between threads do not matter, small enough that all cores have work.
const maxJobBytes = 1024 * 1024;
const sniffBytes = 4096;

/** Detects a file's format and checks the framing of its blobs: a truncated file is refused before any work. */
export function planFile(path: string): FilePlan {
  const file = open(path);
  try {
    const bytes = statFile(file, path).size;
    const start = read(file, path, 0, Math.min(bytes, sniffBytes));
    const format = sniffFormat(start, path);
    const name = basename(path);
    if (format !== 'pbf') {
      const header = readXmlHeader(start, format === 'xml.gz', path);
      return { source: { name, bytes, ...header }, jobs: [{ path, format, offset: 0, bytes }] };
    }
    const { header, jobs } = planPbf(file, path, bytes);
    return { source: { name, bytes, ...header }, jobs };
  } finally {
    closeSync(file);
  }
}

function planPbf(file: number, path: string, bytes: number) {
  const jobs: ScanJob[] = [];
  let header: FileHeader | undefined;
  let start = 0;
  for (let offset = 0; offset < bytes; ) {
    const blob = readFrame(file, path, offset, bytes);
    if (blob.type === 'OSMHeader') {
      const place = { file: path, offset };
      const content = unpackBlob(read(file, path, blob.start, blob.bytes), place);
      header ??= readPbfHeader(content, place);
    } else if (!header) {
      throw unreadable({ file: path, offset }, `a PBF file whose first blob is "${blob.type}" and not its header`);
    }
    offset = blob.start + blob.bytes;
    if (offset - start < maxJobBytes && offset < bytes) continue;
    jobs.push({ path, format: 'pbf', offset: start, bytes: offset - start });
    start = offset;
  }
  return { header, jobs };
}

/** Reads the framing of the blob at an offset: its type, and where its content is. */
function readFrame(file: number, path: string, offset: number, fileBytes: number) {
  const place = { file: path, offset };
  if (offset + 4 > fileBytes) throw truncated(path, offset, fileBytes);
  // One read suffices for the usual header of about 15 bytes.
  const start = read(file, path, offset, Math.min(64, fileBytes - offset));
  const headerBytes = blobHeaderBytes(start, place);
  const contentStart = offset + 4 + headerBytes;
  if (contentStart > fileBytes) throw truncated(path, offset, fileBytes);
  const header = 4 + headerBytes <= start.length
    ? start.subarray(4, 4 + headerBytes)
    : read(file, path, offset + 4, headerBytes);
  const { type, bytes } = readBlobHeader(header, place);
  if (contentStart + bytes > fileBytes) throw truncated(path, offset, fileBytes);
  return { type, start: contentStart, bytes };
}

function truncated(path: string, offset: number, fileBytes: number): AppError {
  return unreadable(
    { file: path, offset },
    `the file is cut off: the blob that starts here goes beyond its end (${fileBytes} bytes); fetch it again`,
  );
}

export function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw toAppError(error as NodeJS.ErrnoException, path);
  }
}

function statFile(file: number, path: string): Stats {
  const stats = fstatSync(file);
  if (stats.isDirectory()) throw unreadable({ file: path, offset: 0 }, 'a directory, not a file');
  if (stats.size === 0) throw unreadable({ file: path, offset: 0 }, 'the file is empty');
  return stats;
}

export function read(file: number, path: string, offset: number, bytes: number): Uint8Array {
  const buffer = new Uint8Array(bytes);
  let done = 0;
  while (done < bytes) {
    const got = readSync(file, buffer, done, bytes - done, offset + done);
    if (got === 0) throw unreadable({ file: path, offset: offset + done }, 'the file became shorter while it was read');
    done += got;
  }
  return buffer;
}

export function toAppError(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
    return new AppError('file_missing', `${path}: there is no such file`, { file: path });
  }
  if (error.code === undefined || error.syscall === undefined) return error;
  return new AppError('file_unreadable', `${path}: cannot be read (${error.code})`, { file: path, cause: error.code });
}
