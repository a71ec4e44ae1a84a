import type { SuggestAnswer, Suggestion } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { suggestCall } from '../ask/calls.ts';
import { useDesk } from '../ask/desk.ts';
import type { Point } from '../state/view.ts';

/** People type a letter in about 150 ms; faster typing sends one request for several letters. */
const QUIET_MS = 120;
const MOST_CHARACTERS = 200;

/** Suggestions for the current text: answers to earlier texts are never shown. */
export function useSuggestions(text: string, near: Point | undefined): readonly Suggestion[] {
  const desk = useDesk();
  const [list, set] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!desk.isReady || text.trim() === '' || text.length > MOST_CHARACTERS) return set([]);
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      desk.ask<SuggestAnswer>(suggestCall(text, near, desk), stopping.signal).then(
        ({ suggestions }) => void (stopping.signal.aborted || set(suggestions)),
        // Errors are shown when the text is searched for.
        () => void (stopping.signal.aborted || set([])),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [text, desk.geokod]);
  return list;
}
