import { AppError } from '../errors.ts';

/** A position in a file, for messages. */
export interface Place {
  readonly file: string;
  readonly offset: number;
}

export const unreadable = (place: Place, seen: string): AppError =>
  new AppError('file_unreadable', `${place.file}: at byte ${place.offset}: ${seen}`, { ...place });
