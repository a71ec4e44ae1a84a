import type { SuggestAnswer, Suggestion } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { suggestCall } from '../ask/calls.ts';
import { useDesk } from '../ask/desk.ts';
import type { Point } from '../state/view.ts';

/** People type a letter in some 150 ms; who is faster asks once for several. */
const QUIET_MS = 120;
const MOST_CHARACTERS = 200;

/** What a text may become, for the text as it is now: an answer to an earlier one is never shown. */
export function useSuggestions(text: string, near: Point | undefined): readonly Suggestion[] {
  const desk = useDesk();
  const [list, set] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!desk.isReady || text.trim() === '' || text.length > MOST_CHARACTERS) return set([]);
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      desk.ask<SuggestAnswer>(suggestCall(text, near, desk), stopping.signal).then(
        ({ suggestions }) => void (stopping.signal.aborted || set(suggestions)),
        // What is wrong is told when the text is searched for.
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
