import type { Suggestion } from '@geokod/client';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { SearchIcon } from '../icons.tsx';
import { sayMeters, sayPrecision } from '../told.ts';
import { say } from '../../words/playground.ts';
import type { Point } from '../state/view.ts';
import { Marked } from './marked.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface AddressBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The current search text; an empty one clears the box. */
  readonly text: string;
  readonly near: Point | undefined;
  readonly onPick: (suggestion: Suggestion) => void;
  /** Called with a text to search for as it stands; an empty one ends the search. */
  readonly onText: (text: string) => void;
}

/** A text field with suggestions; arrows, Enter and Escape work as in any combobox. */
export function AddressBox({ label, placeholder, text, near, onPick, onText }: AddressBoxProps) {
  const id = useId();
  const [draft, write] = useState(text);
  const [isOpen, open] = useState(false);
  const [active, activate] = useState(-1);
  const { suggestions, isUnrecorded } = useSuggestions(isOpen ? draft : '', near);
  const isShown = isOpen && suggestions.length > 0;
  useEffect(() => write(text), [text]);
  const close = (): void => {
    open(false);
    activate(-1);
  };
  const pick = (suggestion: Suggestion): void => {
    close();
    write(suggestion.text);
    onPick(suggestion);
  };
  const submit = (): void => {
    if (isShown && active >= 0) return pick(suggestions[active]);
    close();
    onText(draft.trim());
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isShown ? activate((active + 1) % suggestions.length) : open(true)),
    ArrowUp: () => (isShown ? activate((active <= 0 ? suggestions.length : active) - 1) : open(true)),
    Escape: () => (isShown ? close() : write('')),
  };
  return (
    <form class="address-box" role="search" onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}>
      <label class="hidden" for={id}>{label}</label>
      <input id={id} type="text" inputmode="search" role="combobox" aria-expanded={isShown} aria-controls={`${id}list`}
        aria-autocomplete="list" aria-activedescendant={isShown && active >= 0 ? `${id}option${active}` : undefined}
        autocomplete="off" autocapitalize="off" spellcheck={false} maxLength={400} placeholder={placeholder}
        value={draft}
        onInput={(event) => {
          write(event.currentTarget.value);
          open(true);
          activate(-1);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act || event.isComposing) return;
          event.preventDefault();
          act();
        }} />
      <button type="submit" class="go" aria-label={say('find')}><SearchIcon /></button>
      <Options id={id} suggestions={isShown ? suggestions : []} active={active} onPick={pick} />
      <span class="hidden" role="status">{isShown ? say('suggested', { count: suggestions.length }) : ''}</span>
      {isOpen && isUnrecorded && <p class="hint small" role="status">{say('notSuggested')}</p>}
    </form>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onPick: (suggestion: Suggestion) => void;
}

function Options({ id, suggestions, active, onPick }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);
  return (
    <ul ref={list} id={`${id}list`} role="listbox" aria-label={say('suggestions')} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, at) => (
        <li key={suggestion.id + suggestion.text} id={`${id}option${at}`} role="option" aria-selected={at === active}
          onMouseDown={(event) => event.preventDefault()} onClick={() => onPick(suggestion)}>
          <Marked text={suggestion.text} ranges={suggestion.highlights} />
          <span class="small">{kindOf(suggestion)}</span>
        </li>
      ))}
    </ul>
  );
}

const kindOf = ({ precision, distance_m: meters }: Suggestion): string => {
  const kind = sayPrecision(precision);
  return meters === undefined ? kind : `${kind} · ${sayMeters(meters)}`;
};
