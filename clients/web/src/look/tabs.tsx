import { useId, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [name: Name, title: string])[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ComponentChildren;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with arrow keys, following the ARIA pattern. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = (tabs.findIndex(([name]) => name === chosen) + by + tabs.length) % tabs.length;
    onChoose(tabs[at][0]);
    list.current?.querySelectorAll('button')[at].focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(([name, title]) => (
          <button key={name} type="button" role="tab" id={`${id}${name}`} aria-controls={`${id}panel`}
            aria-selected={name === chosen} tabIndex={name === chosen ? 0 : -1} onClick={() => onChoose(name)}>
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>{children}</div>
    </>
  );
}
