import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the dashboard, which its title names. */
export const Part = ({ id, title, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** Farther than that from the screen, nobody waits for it. */
const NEAR = '400px';

/** What is far down the page is asked for when somebody comes near: a look at the keys costs no list of webhooks. */
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
