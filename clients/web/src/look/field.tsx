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
  /** The error in the value. */
  readonly fault?: string;
  /** Renders the input with the attributes that link it to label, hint and error. */
  readonly children: (wired: Wired) => JSX.Element;
  readonly extra?: ComponentChildren;
}

/** An input with a label. Screen readers read its hint and error along with it. */
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
