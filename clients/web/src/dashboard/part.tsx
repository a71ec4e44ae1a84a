import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the dashboard, labelled by its heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** How close to the screen a part must be to be loaded. */
const NEAR = '400px';

/** Loads a part when the reader scrolls near it, so that a look at the keys does not request the webhooks. */
export function WhenNear({ children }: { readonly children: () => ComponentChildren }) {
  const own = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, { rootMargin: NEAR });
    watch.observe(own.current!);
    return () => watch.disconnect();
  }, []);
  return <div ref={own} class="near">{isNear && children()}</div>;
}
