import type { GeocodeAnswer } from '@geokod/client';
import { useRef, useState } from 'preact/hooks';
import { Waiting } from '../../look/loaded.tsx';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { geocodeCall } from '../ask/calls.ts';
import { useDesk } from '../ask/desk.ts';
import { Refusal } from '../key/refusal.tsx';
import type { ApiCall } from '../request/call.ts';
import { startView, type Point } from '../state/view.ts';

interface PlacingState {
  readonly state: 'idle' | 'asking' | 'nothing' | 'failed';
  readonly error?: unknown;
  /** Finds the best match of a text that was not picked from the suggestions. */
  readonly find: (text: string) => void;
  readonly again: () => void;
}

/** Finds points by texts that were typed and not picked. Only the latest text counts. */
export function usePlacing(onPlace: (at: Point) => void): PlacingState {
  const desk = useDesk();
  const [{ state, error }, set] = useState<Pick<PlacingState, 'state' | 'error'>>({ state: 'idle' });
  const latest = useRef('');
  const find = (q: string): void => {
    latest.current = q;
    const call = geocodeCall({ ...startView, q }, { lang: language(), isSandbox: desk.isSandbox });
    if (!call) return set({ state: 'idle' });
    set({ state: 'asking' });
    void place(q, call);
  };
  const place = async (q: string, call: ApiCall): Promise<void> => {
    try {
      const { results: [best] } = await desk.ask<GeocodeAnswer>(call);
      if (latest.current !== q) return;
      set({ state: best ? 'idle' : 'nothing' });
      if (best) onPlace(best);
    } catch (failed) {
      if (latest.current === q) set({ state: 'failed', error: failed });
    }
  };
  return { state, error, find, again: () => find(latest.current) };
}

/** The state of a search for a point. */
export function Placing({ of: { state, error, again } }: { readonly of: PlacingState }) {
  if (state === 'asking') return <Waiting />;
  if (state === 'nothing') return <p class="empty" role="status">{say('nothing')}</p>;
  return state === 'failed' ? <Refusal error={error} onAgain={again} /> : null;
}
