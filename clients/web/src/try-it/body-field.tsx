import { Field } from '../look/field.tsx';
import { say } from '../words/try-it.ts';
import type { FormBody } from './form.ts';
import { isMultipart, type Filled } from './request.ts';

interface BodyFieldProps {
  readonly body: FormBody;
  readonly filled: Filled;
  readonly fault: string | undefined;
  readonly onChange: (part: Partial<Filled>) => void;
}

const MOST_LINES = 20;
const LEAST_LINES = 4;

/** An editor with the contract's example, or a field for a file. */
export function BodyField({ body, filled: { bodyType, bodyText }, fault, onChange }: BodyFieldProps) {
  const { types, example, file = '' } = body;
  const lines = Math.min(MOST_LINES, Math.max(LEAST_LINES, example.split('\n').length));
  return (
    <div class="body">
      {types.length > 1 && (
        <Field label={say('bodyType')}>
          {(wired) => (
            <select {...wired} name="content-type" value={bodyType}
              onChange={(event) => onChange({ bodyType: event.currentTarget.value })}>
              {types.map((type) => <option key={type} value={type}>{type}</option>)}
            </select>
          )}
        </Field>
      )}
      {isMultipart(bodyType)
        ? (
          <Field label={`${say('file')} *`} fault={fault}>
            {(wired) => <input {...wired} type="file" name={file} aria-required
              onChange={(event) => onChange({ file: event.currentTarget.files?.[0] })} />}
          </Field>
        )
        : (
          <Field label={say('body')} hint={types.length > 1 ? undefined : bodyType}>
            {(wired) => <textarea {...wired} name="body" rows={lines} spellcheck={false} autocomplete="off"
              value={bodyText} onInput={(event) => onChange({ bodyText: event.currentTarget.value })} />}
          </Field>
        )}
    </div>
  );
}
