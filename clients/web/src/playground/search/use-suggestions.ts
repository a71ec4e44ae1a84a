import type { SuggestAnswer, Suggestion } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { suggestCall } from '../ask/calls.ts';
import { NotRecorded } from '../ask/not-recorded.ts';
import { useDesk } from '../ask/desk.ts';
import type { Point } from '../state/view.ts';

/** People type a letter in about 150 ms; faster typing sends one request for several letters. */
const QUIET_MS = 120;
const MOST_CHARACTERS = 200;

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** Whether the sandbox has none for this text, while the service might. */
  readonly isUnrecorded: boolean;
}

const none: Suggested = { suggestions: [], isUnrecorded: false };

/** Suggestions for the current text: answers to earlier texts are never shown. */
export function useSuggestions(text: string, near: Point | undefined): Suggested {
  const desk = useDesk();
  const [list, set] = useState(none);
  useEffect(() => {
    if (!desk.isReady || text.trim() === '' || text.length > MOST_CHARACTERS) return set(none);
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      desk.ask<SuggestAnswer>(suggestCall(text, near, desk), stopping.signal).then(
        ({ suggestions }) => void (stopping.signal.aborted || set({ suggestions, isUnrecorded: false })),
        // Errors are shown when the text is searched for.
        (error: unknown) => void (stopping.signal.aborted
          || set({ suggestions: [], isUnrecorded: error instanceof NotRecorded })),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [text, desk.geokod]);
  return list;
}
