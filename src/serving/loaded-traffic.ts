import { AppError } from '../errors.ts';
import type { ReadUpload } from '../routing/traffic/read-upload.ts';
import { LIVE_MS, type Matched } from '../routing/traffic/speeds.ts';
import type { UploadKind } from '../routing/traffic/upload-columns.ts';

/** A file in force, and how its rows matched the map. */
export interface LoadedTraffic extends Pick<Matched, 'matched' | 'unmatched'> {
  readonly kind: UploadKind;
  readonly rows: number;
  /** Milliseconds since 1970. */
  readonly cameAtMs: number;
  readonly expiresAtMs?: number;
  /** Whether it is on disk, so that a restart finds it again. */
  readonly isKept: boolean;
}

export const loadedOf = (
  file: ReadUpload, { matched, unmatched }: Matched, cameAtMs: number,
): Omit<LoadedTraffic, 'isKept'> => ({
  kind: file.kind,
  rows: file.rows,
  matched,
  unmatched,
  cameAtMs,
  ...(file.kind === 'live' && { expiresAtMs: cameAtMs + LIVE_MS }),
});

export function nothingMatched({ unmatched }: Matched): AppError {
  const reasons = Object.entries(unmatched).map(
    ([reason, { rows, firstLine }]) => `${reason} ${rows} (${firstLine} …)`,
  );
  const text = {
    ru: `ни одна строка не подходит к загруженной карте: ${reasons.join(', ')}`,
    en: `no row fits the map that is loaded: ${reasons.join(', ')}`,
  };
  return new AppError('invalid_parameter', text.en, { errors: [{ code: 'unmatched', text }] });
}
