import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Wired {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what was written. */
  readonly fault?: string;
  /** The input, wired to its name. */
  readonly children: (wired: Wired) => JSX.Element;
  readonly extra?: ComponentChildren;
}

/** An input with its name; a hint, and what is wrong with it, are read out with it. */
export function Field({ label, hint, fault, children, extra }: FieldProps) {
  const id = useId();
  const described = [fault && `${id}fault`, hint && `${id}hint`].filter(Boolean).join(' ');
  const wired: Wired = {
    id, 'aria-describedby': described || undefined, 'aria-invalid': fault ? 'true' : undefined,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(wired)}
      {fault && <p class="fault" id={`${id}fault`}>{fault}</p>}
      {hint && <p class="small" id={`${id}hint`}>{hint}</p>}
      {extra}
    </div>
  );
}
