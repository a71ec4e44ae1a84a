import type { Lang } from '../../reply/problem-texts.ts';

/** What a code means beyond its title, what to do about it, and an example. */
export interface ErrorWords {
  readonly means: Readonly<Record<Lang, string>>;
  readonly remedy: Readonly<Record<Lang, string>>;
  /** The details of the error in the example. */
  readonly details: Readonly<Record<string, unknown>>;
  /** A request that gets exactly this reply, if a request alone can cause the error. */
  readonly asked?: string;
}

export type Both = readonly [ru: string, en: string];
type Example = { readonly asked?: string; readonly details?: Readonly<Record<string, unknown>> };

export const words = (means: Both, remedy: Both, { asked, details = {} }: Example = {}): ErrorWords => ({
  means: { ru: means[0], en: means[1] },
  remedy: { ru: remedy[0], en: remedy[1] },
  details,
  ...(asked !== undefined && { asked }),
});

/** The details of an error about one place in a request. */
export const field = (place: object, code: string, ru: string, en: string): Example['details'] => ({
  errors: [{ ...place, code, text: { ru, en } }],
});
export const post = (path: string, body: string, type = 'application/json'): string =>
  `POST ${path}\nContent-Type: ${type}\n\n${body}`;
