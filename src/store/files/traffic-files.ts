import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { AppError } from '../../errors.ts';
import type { ReadUpload } from '../../routing/traffic/read-upload.ts';
import { receiveUpload } from '../../routing/traffic/receive-upload.ts';
import { uploadKinds, type UploadKind } from '../../routing/traffic/upload-columns.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-file.ts';
import { replaceFile, syncFolder } from './replace-file.ts';

export interface KeptUpload {
  readonly file: ReadUpload;
  /** Milliseconds since 1970. */
  readonly cameAtMs: number;
}

/** The current traffic files, saved so that a restart finds them: one of each kind. */
export interface TrafficFiles {
  /** Reads all saved files. Damaged ones are set aside and reported, unreadable ones reported. */
  readAll(): Promise<KeptUpload[]>;
  /** Resolves once the file is on disk; on failure the earlier one of its kind stays. `packed` is gzipped. */
  write(kind: UploadKind, cameAtMs: number, packed: Uint8Array): Promise<void>;
  /** Resolves once the file is removed, or if there was none. */
  remove(kind: UploadKind): Promise<void>;
}

export type TrafficTrouble = (fields: { readonly path: string; readonly err: unknown }, message: string) => void;

/** The first line, before the packed bytes: kind, time of arrival, checksum of all that and the bytes. */
const FIRST_LINE = /^geokod-traffic 1 (?<kind>[a-z]+) (?<cameAt>[-0-9T:.]+Z) (?<sum>[0-9a-f]{8})$/;
const LONGEST_FIRST_LINE = 100;
const LINE_FEED = 10;

export async function openTrafficFiles(folder: string, onTrouble: TrafficTrouble): Promise<TrafficFiles> {
  await mkdir(folder, PRIVATE_FOLDER);
  const pathOf = (kind: UploadKind): string => join(folder, kind);
  return {
    async readAll() {
      const found: KeptUpload[] = [];
      for (const kind of uploadKinds) {
        const upload = await readOrPutAside(pathOf(kind), kind, onTrouble);
        if (upload) found.push(upload);
      }
      return found;
    },
    async write(kind, cameAtMs, packed) {
      const head = headOf(kind, cameAtMs, packed);
      await replaceFile(pathOf(kind), head.length + packed.length, async (file) => {
        await file.writeFile(head);
        await file.writeFile(packed);
      }, PRIVATE_FILE);
    },
    async remove(kind) {
      await rm(pathOf(kind), { force: true });
      await syncFolder(folder);
    },
  };
}

async function readOrPutAside(
  path: string, kind: UploadKind, onTrouble: TrafficTrouble,
): Promise<KeptUpload | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'ENOENT') onTrouble({ path, err }, 'kept traffic cannot be read');
    return undefined;
  }
  try {
    return await parse(bytes, kind);
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    const aside = `${path}.damaged`;
    onTrouble({ path: aside, err }, 'kept traffic is damaged, and put aside: send it again');
    await rename(path, aside).catch((error: unknown) => onTrouble({ path, err: error }, 'it cannot be put aside'));
    return undefined;
  }
}

async function parse(bytes: Uint8Array, kind: UploadKind): Promise<KeptUpload> {
  const end = bytes.subarray(0, LONGEST_FIRST_LINE).indexOf(LINE_FEED);
  const first = FIRST_LINE.exec(Buffer.from(bytes.subarray(0, Math.max(0, end))).toString('latin1'))?.groups;
  const packed = bytes.subarray(end + 1);
  const cameAtMs = Date.parse(first?.cameAt ?? '');
  if (first?.kind !== kind || Number.isNaN(cameAtMs)) throw damaged('its first line is not ours');
  if (!headOf(kind, cameAtMs, packed).equals(bytes.subarray(0, end + 1))) throw damaged('its checksum is wrong');
  const file = await receiveUpload(inOne(packed));
  if (file.kind !== kind) throw damaged(`it is of another kind, ${file.kind}`);
  return { file, cameAtMs };
}

function headOf(kind: UploadKind, cameAtMs: number, packed: Uint8Array): Buffer {
  const head = `geokod-traffic 1 ${kind} ${new Date(cameAtMs).toISOString()}`;
  const sum = crc32(packed, crc32(head)).toString(16).padStart(8, '0');
  return Buffer.from(`${head} ${sum}\n`);
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const damaged = (why: string): AppError => new AppError('file_unreadable', why);
