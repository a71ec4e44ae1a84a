import type { Account, UpdateAccountData } from '@geokod/client';
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Field } from '../../look/field.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { failureOf, type Failure } from '../../service/failure.ts';
import { say } from '../../words/dashboard.ts';
import { useAround, useWork } from '../around.tsx';

export type Patch = UpdateAccountData['body'];

/** A field of a form: the JSON pointer of its value in the body, and its text. */
export interface Entry {
  readonly pointer: string;
  readonly label: string;
  readonly text: string;
  readonly read: (text: string) => unknown;
  readonly hint?: string;
  /** A clearer message than the service's. */
  readonly wrong?: string;
  readonly input?: InputHTMLAttributes;
}

interface ChangeFormProps {
  readonly title: string;
  readonly why: string;
  readonly entries: readonly Entry[];
  readonly bodyOf: (value: (pointer: string) => unknown) => Patch;
  readonly more?: ComponentChildren;
}

/**
 * A form that changes the account. The API validates: texts are sent as written, errors are shown beside their fields.
 */
export function ChangeForm({ title, why, entries, bodyOf, more }: ChangeFormProps) {
  const { changed } = useAround();
  const [texts, write] = useState(() => new Map(entries.map(({ pointer, text }) => [pointer, text])));
  const [isSaved, setSaved] = useState(false);
  const work = useWork();
  const own = useRef<HTMLFormElement>(null);
  const faults = work.error === undefined ? new Map<string, string>() : faultsOf(failureOf(work.error), entries);
  useEffect(() => {
    // the focus moves to the first wrong field
    if (work.error !== undefined) own.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [work.error]);
  const send = async (): Promise<void> => {
    setSaved(false);
    const reads = new Map(entries.map(({ pointer, read }) => [pointer, read]));
    const body = bodyOf((pointer) => reads.get(pointer)!(texts.get(pointer)!));
    let account: Account | undefined;
    if (!(await work.run(async () => (account = await ownService().updateAccount({ body }))))) return;
    setSaved(true);
    changed(account!);
  };
  return (
    <form ref={own} class="row" noValidate aria-label={title} onSubmit={(event) => {
      event.preventDefault();
      void send();
    }}>
      <h3>{title}</h3>
      <p class="small">{why}</p>
      {isSaved && <p class="note" role="status">{say('saved')}</p>}
      {work.error !== undefined && faults.size === 0 && <Problem error={work.error} />}
      {entries.map(({ pointer, label, hint, input }) => (
        <Field key={pointer} label={label} hint={hint} fault={faults.get(pointer)}>
          {(wired) => (
            <input autocomplete="off" {...input} {...wired} value={texts.get(pointer)} onInput={(event) =>
              write(new Map(texts).set(pointer, event.currentTarget.value))} />
          )}
        </Field>
      ))}
      <div class="buttons">{more}<Button type="submit" busy={work.isBusy}>{say('save')}</Button></div>
    </form>
  );
}

/** Assigns errors to fields; an error inside a field's value belongs to the field. */
function faultsOf({ errors }: Failure, entries: readonly Entry[]): Map<string, string> {
  const isAt = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`);
  return new Map(entries.flatMap(({ pointer, wrong }) => {
    const error = errors.find((one) => isAt(one.pointer ?? '', pointer));
    return error ? [[pointer, wrong ?? error.detail] as const] : [];
  }));
}

/**
 * Parses a whole number with any grouping of its digits; an empty text means no limit. Any other text is sent
 * unchanged, for the service to refuse.
 */
export function wholeOrNone(text: string): number | string | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}

export const trimmed = (text: string): string => text.trim();
export const textOrNone = (text: string): string | null => text.trim() || null;
/** Removes the spaces that group digits on paper; an empty text means not set. */
export const bareOrNone = (text: string): string | null => text.replaceAll(/[\s\u00a0\u202f]/g, '') || null;
