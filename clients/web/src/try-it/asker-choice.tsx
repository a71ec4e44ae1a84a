import { Field } from '../look/field.tsx';
import { inLanguage } from '../words/language.ts';
import { say } from '../words/try-it.ts';
import type { Asker } from './form.ts';
import type { Filled } from './request.ts';

interface AskerChoiceProps {
  readonly askers: readonly Asker[];
  readonly filled: Filled;
  readonly onChange: (part: Partial<Filled>) => void;
}

const names = { sandbox: 'sandbox', key: 'withKey', session: 'session', anybody: 'sandbox' } as const;

/** Who sends the request: the sandbox's reader, a key, or whoever is signed in. */
export function AskerChoice({ askers, filled: { asker, key }, onChange }: AskerChoiceProps) {
  if (asker === 'anybody') return null;
  return (
    <div class="asker">
      {askers.length > 1 && (
        <fieldset>
          <legend>{say('asker')}</legend>
          <div class="choices">
            {askers.map((one) => (
              <label key={one}>
                <input type="radio" name="asker" value={one} checked={one === asker}
                  onChange={() => onChange({ asker: one })} />
                {say(names[one])}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {asker === 'sandbox' && <p class="small">{say('sandboxHint')}</p>}
      {asker === 'session' && (
        <p class="small">{say('sessionHint')} <a href={inLanguage('/dashboard')}>{say('toDashboard')}</a></p>
      )}
      {asker === 'key' && (
        <Field label={say('key')} hint={say('keyHint')}
          extra={key === '' && <p class="small"><a href={inLanguage('/')}>{say('newKey')}</a></p>}>
          {(wired) => (
            <input {...wired} name="key" autocomplete="off" spellcheck={false} maxLength={100} placeholder="gk_live_…"
              value={key} onInput={(event) => onChange({ key: event.currentTarget.value.trim() })} />
          )}
        </Field>
      )}
    </div>
  );
}
