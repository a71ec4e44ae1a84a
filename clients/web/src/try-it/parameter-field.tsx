import { useId } from 'preact/hooks';
import { Field } from '../look/field.tsx';
import { say } from '../words/try-it.ts';
import type { FormField } from './form.ts';

interface ParameterFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: Readonly<Record<string, string>>;
  readonly faultOf: (name: string) => string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** The fields that have an example or must be filled in come first; the rest are behind a fold. */
export function ParameterFields({ fields, values, faultOf, onChange }: ParameterFieldsProps) {
  if (fields.length === 0) return null;
  const isFirst = ({ required, value }: FormField): boolean => required || value !== '';
  const first = fields.filter(isFirst);
  const rest = fields.filter((field) => !isFirst(field));
  const shown = (some: readonly FormField[]) => (
    <div class="fields">
      {some.map((field) => (
        <ParameterField key={field.name} field={field} value={values[field.name]} fault={faultOf(field.name)}
          onChange={(value) => onChange(field.name, value)} />
      ))}
    </div>
  );
  return (
    <>
      {shown(first)}
      {first.some(({ required }) => required) && <p class="small">{say('required')}</p>}
      {rest.length > 0 && (
        <details class="rest">
          <summary>{say('more', { count: rest.length })}</summary>
          {shown(rest)}
        </details>
      )}
    </>
  );
}

interface ParameterFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Any text can be entered, so that one sees what the service says about a wrong value. */
function ParameterField({ field, value, fault, onChange }: ParameterFieldProps) {
  const { name, required, kind, values, byDefault, hint } = field;
  if (kind === 'choices') return <Choices field={field} value={value} onChange={onChange} />;
  return (
    <Field label={required ? `${name} *` : name} hint={hint} fault={fault}>
      {(wired) => (kind === 'choice'
        ? (
          <select {...wired} name={name} value={value} aria-required={required}
            onChange={(event) => onChange(event.currentTarget.value)}>
            {!required && byDefault === '' && <option value="">{say('notSet')}</option>}
            {values.map((one) => <option key={one} value={one}>{one}</option>)}
          </select>
        )
        : (
          <input {...wired} name={name} value={value} aria-required={required} autocomplete="off" spellcheck={false}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            onInput={(event) => onChange(event.currentTarget.value)} />
        ))}
    </Field>
  );
}

/** Several of a list, sent with commas between them. */
function Choices({ field: { name, values }, value, onChange }: Omit<ParameterFieldProps, 'fault'>) {
  const id = useId();
  const chosen = value === '' ? [] : value.split(',');
  const turn = (one: string): void =>
    onChange((chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(','));
  return (
    <div class="field wide-field" role="group" aria-labelledby={id}>
      <span class="label" id={id}>{name}</span>
      <div class="choices">
        {values.map((one) => (
          <label key={one}>
            <input type="checkbox" name={name} value={one} checked={chosen.includes(one)} onChange={() => turn(one)} />
            {one}
          </label>
        ))}
      </div>
    </div>
  );
}
