import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/dashboard.ts';

const parts = [
  ['quota', 'toQuota'], ['usage', 'toUsage'], ['keys', 'toKeys'], ['invoices', 'toInvoices'], ['batches', 'toBatches'],
  ['webhooks', 'toWebhooks'], ['settings', 'toSettings'], ['ending', 'toEnding'], ['sessions', 'toSessions'],
] as const;

const narrow = matchMedia('(max-width: 60rem)');

/** Links to the parts: beside the page on wide screens, otherwise folded at its top. */
export function SectionLinks() {
  const [isNarrow, setNarrow] = useState(narrow.matches);
  useEffect(() => {
    const follow = (): void => setNarrow(narrow.matches);
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  const seen = useSeen();
  const links = (
    <ul>
      {parts.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === seen ? 'true' : undefined}
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}>
            {say(name)}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav class="section-links" aria-label={say('sections')}>
      {isNarrow ? <details><summary>{say('sections')}</summary>{links}</details> : links}
    </nav>
  );
}

/** The part being read: the first one that reaches below the upper third of the screen. */
function useSeen(): string {
  const [seen, see] = useState<string>('quota');
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const [last] = parts.at(-1)!;
      const first = parts.find(([id]) => (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > line);
      see(isAtEnd && scrollY > 0 ? last : first?.[0] ?? last);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return seen;
}
