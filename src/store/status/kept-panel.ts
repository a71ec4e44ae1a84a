import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Panel } from '../../../ops/index.ts';
import { replaceFile } from '../files/replace-file.ts';

/** The last known status in a file, for a start while the database is away. */
export interface KeptPanel {
  /** What an earlier process kept; undefined if it kept none, or the file is damaged. */
  readonly found: Panel | undefined;
  /** Keeps it for the next start, unless one was kept less than a minute ago. */
  keep(panel: Panel): void;
}

export interface OpenedKeptPanel extends KeptPanel {
  /** Resolves when what was to be kept is on disk, or failed to be. */
  written(): Promise<void>;
  close(): Promise<void>;
}

export const KEPT_PANEL_FILE = 'status-panel';
/** Panels come after each minute, some a little less than a minute after the last. */
const LEAST_APART_MS = 50_000;
/** Four regions with five operations take 0.2 MB. */
const MOST_BYTES = 8_000_000;
/** The first line, before JSON: the version, which changes with `Panel`, and a checksum of the JSON. */
const FIRST_LINE = /^geokod-status 1 (?<sum>[0-9a-f]{8})$/;

/** Reads what was kept in the folder. A file of no use is ignored and noted: the page does without. */
export async function openKeptPanel(folder: string, note: (text: string) => void): Promise<OpenedKeptPanel> {
  const path = join(folder, KEPT_PANEL_FILE);
  const found = await readPanel(path).catch(({ message }: Error) => {
    note(`${path} is ignored: ${message}`);
    return undefined;
  });
  let keptAt: number | undefined;
  let isTroubled = false;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();
  const write = async (panel: Panel): Promise<void> => {
    try {
      await writePanel(path, panel);
      isTroubled = false;
    } catch (error) {
      if (!isTroubled) note(`the status is not kept for the next start: ${(error as Error).message}`);
      isTroubled = true;
    }
  };
  return {
    found,
    keep(panel) {
      if (isClosed || (keptAt !== undefined && Math.abs(panel.at - keptAt) < LEAST_APART_MS)) return;
      keptAt = panel.at;
      writing = writing.then(() => write(panel));
    },
    written: () => writing,
    close() {
      isClosed = true;
      return writing;
    },
  };
}

async function readPanel(path: string): Promise<Panel | undefined> {
  const text = await readBounded(path);
  if (text === undefined) return undefined;
  const end = text.indexOf('\n');
  const sum = FIRST_LINE.exec(text.slice(0, Math.max(0, end)))?.groups!['sum'];
  if (sum === undefined) throw new Error('its first line is not ours');
  const json = text.slice(end + 1);
  if (sum !== sumOf(json)) throw new Error('its checksum is wrong');
  const panel = JSON.parse(json) as Panel;
  // JSON has no undefined
  return { ...panel, incidents: panel.incidents.map((incident) => ({ ...incident, closedAt: incident.closedAt })) };
}

async function readBounded(path: string): Promise<string | undefined> {
  try {
    if ((await stat(path)).size > MOST_BYTES) throw new Error('it is too large');
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

async function writePanel(path: string, panel: Panel): Promise<void> {
  const json = JSON.stringify(panel);
  const bytes = Buffer.from(`geokod-status 1 ${sumOf(json)}\n${json}`);
  if (bytes.length > MOST_BYTES) throw new Error(`it would take ${bytes.length} bytes, more than ${MOST_BYTES}`);
  await replaceFile(path, bytes.length, (file) => file.writeFile(bytes));
}

const sumOf = (json: string): string => crc32(json).toString(16).padStart(8, '0');
