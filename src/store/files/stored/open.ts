import type { FileStore } from '../../../kernel/file-store.ts';
import type { FilesPlace } from '../../../kernel/files/place.ts';
import { openFolderFiles } from './folder.ts';

export interface FileStoreOptions {
  /** Called when a background task fails. */
  readonly note?: (text: string) => void;
}

/** Opens the store. The S3 client is loaded only where files are kept there: it takes a fifth of a second. */
export async function openFiles(place: FilesPlace, { note = () => {} }: FileStoreOptions = {}): Promise<FileStore> {
  if (place.kind === 'folder') return openFolderFiles(place.folder);
  const { openS3Files } = await import('./s3/open.ts');
  return openS3Files(place, { note });
}
