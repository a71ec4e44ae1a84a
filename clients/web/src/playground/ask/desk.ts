import type { Geokod } from '@geokod/client';
import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { openService } from '../../service/client.ts';
import { language } from '../../words/language.ts';
import type { ApiCall } from '../request/call.ts';
import { NotRecorded } from './not-recorded.ts';
import type { MapFacts } from '../map/map-facts.ts';
import type { Asking } from './calls.ts';

/** A request and its answer, as shown in the request view. */
export interface Exchange {
  readonly call: ApiCall;
  readonly isSandbox: boolean;
  /** 0 until an answer arrives, and if none does. */
  readonly status: number;
  readonly requestId: string;
  readonly tookMs: number;
  /** The body as received; empty if it is not JSON. */
  readonly text: string;
}

/** Makes requests for all panels with one key, and remembers the last exchange. */
export interface Desk extends Asking {
  readonly geokod: Geokod;
  readonly hasKey: boolean;
  /** Whether it is known who asks; nothing is requested before. */
  readonly isReady: boolean;
  readonly last: Exchange | undefined;
  ask<Answer>(call: ApiCall, signal?: AbortSignal): Promise<Answer>;
  /** Shows a call that the client makes as several requests. */
  show(call: ApiCall): void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);
export const useDesk = (): Desk => useContext(DeskContext)!;

type Asked = (given: object) => Promise<unknown>;

/** Opens a desk for a key. Without a key it asks as a visitor of a real map, or in the sandbox of the demo country. */
export function useNewDesk(key: string | undefined, facts: MapFacts | null | undefined): Desk {
  const [last, setLast] = useState<Exchange>();
  const lang = language();
  const isReady = key !== undefined || facts !== undefined;
  const isSandbox = key === undefined && (!facts || facts.isFictional || facts.visitsADay === 0);
  const desk = useMemo(() => {
    let current: ApiCall | undefined;
    const geokod = openService(key ?? (isSandbox ? 'sandbox' : 'visitor'), async (request) => {
      const call = current;
      const begun = performance.now();
      const response = await fetch(request);
      if (call && call === current) setLast(await exchangeOf(call, response.clone(), isSandbox, begun));
      return response;
    });
    const show = (call: ApiCall): void => {
      current = call;
      setLast({ call, isSandbox, status: 0, requestId: '', tookMs: 0, text: '' });
    };
    return {
      lang, isSandbox, isReady, hasKey: key !== undefined, geokod, show,
      ask: async <Answer>(call: ApiCall, signal?: AbortSignal): Promise<Answer> => {
        show(call);
        if (isSandbox && !await isRecorded(call)) throw new NotRecorded();
        const { query, body } = call;
        const asked = (geokod as unknown as Record<string, Asked>)[call.operation];
        return await asked({ ...(query && { query }), ...(body && { body }), ...(signal && { signal }) }) as Answer;
      },
    };
  }, [key, lang, isSandbox, isReady]);
  return { ...desk, last };
}

async function exchangeOf(call: ApiCall, response: Response, isSandbox: boolean, begun: number): Promise<Exchange> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return {
    call, isSandbox, status: response.status, requestId: response.headers.get('x-request-id') ?? '',
    text: isJson ? await response.text() : '', tookMs: performance.now() - begun,
  };
}

async function isRecorded(call: ApiCall): Promise<boolean> {
  try {
    const [{ recordedIn }, { default: calls }] = await Promise.all([
      import('./recorded-calls.ts'), import('../../../../../openapi/recordings/calls.txt?raw'),
    ]);
    return recordedIn(calls)(call);
  } catch {
    // The service is away, which the request will report.
    return true;
  }
}

export interface Answered<Answer> {
  /** The answer to the current call. */
  readonly value?: Answer;
  /** The answer to an earlier call, until that to the current one arrives. */
  readonly former?: Answer;
  readonly error?: unknown;
  readonly isAsking: boolean;
  /** Sends the call again. */
  readonly again: () => void;
}

interface AskedState<Answer> extends Omit<Answered<Answer>, 'again'> {
  /** The call that this is about. */
  readonly of?: string;
}

/** Sends the call whenever it changes. Requests that are no longer needed are aborted. */
export function useAnswer<Answer>(call: ApiCall | undefined): Answered<Answer> {
  const desk = useDesk();
  const [state, set] = useState<AskedState<Answer>>({ isAsking: false });
  const [turn, repeat] = useState(0);
  const of = call && JSON.stringify(call);
  useEffect(() => {
    if (!call) return set({ isAsking: false });
    set(({ value, former = value }) => ({ of, former, isAsking: true }));
    if (!desk.isReady) return;
    const stopping = new AbortController();
    desk.ask<Answer>(call, stopping.signal).then(
      (value) => void (stopping.signal.aborted || set({ of, value, isAsking: false })),
      (error: unknown) => void (stopping.signal.aborted || set({ of, error, isAsking: false })),
    );
    return () => stopping.abort();
  }, [of, desk.geokod, turn]);
  const again = (): void => repeat((before) => before + 1);
  // The effect follows the drawing: until then the state is about another call.
  const isCurrent = state.of === of;
  const { value, former = value, error, isAsking } = state;
  return isCurrent ? { value, former, error, isAsking, again } : { former, isAsking: call !== undefined, again };
}
