import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Frame } from '../../look/frame.tsx';
import { useLanguage } from '../../words/language.ts';

interface LinkPageProps {
  readonly title: () => string;
  readonly children: () => ComponentChildren;
}

/** A page that a link in a mail leads to: one question and nothing else. Redrawn when the language changes. */
export function LinkPage({ title, children }: LinkPageProps) {
  useLanguage();
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus({ preventScroll: true }), []);
  return (
    <Frame title={`${title()} · Geokod`} here="dashboard">
      <main ref={own} tabIndex={-1}>
        <section class="narrow"><h1>{title()}</h1>{children()}</section>
      </main>
    </Frame>
  );
}
