import { setTimeout as sleep } from 'node:timers/promises';
import {
  PANEL_DAYS, panelFrom, panelOf, spanMs, type Incidents, type Panel, type StatusHistory,
} from '../../../ops/index.ts';
import type { KeptPanel } from './kept-panel.ts';

/** The data of a panel, from any source. */
export interface BoardHistory extends Pick<StatusHistory, 'listDays' | 'listSamples'> {
  readonly incidents: Pick<Incidents, 'list'>;
}

export interface StatusBoard {
  /** `isStale`: the last known data, since no newer can be read. Throws `temporarily_unavailable` if there is none. */
  read(now: number): Promise<{ panel: Panel; isStale: boolean }>;
}

/** How long a panel is reused: many readers cost one read, and reading it adds no load to a service in trouble. */
export const FRESH_MS = 15_000;
/** How long a reader waits for newer data where older is there: a source that hangs delays nobody by more. */
const PATIENCE_MS = 1000;

/** The board begins with what an earlier process kept, until it has read the history. */
export function openStatusBoard(history: BoardHistory, kept?: KeptPanel): StatusBoard {
  let last = kept?.found;
  let reading: Promise<Panel> | undefined;
  const look = async (now: number): Promise<Panel> => {
    const [days, recent, incidents] = await Promise.all([
      history.listDays(PANEL_DAYS, now),
      history.listSamples(now - spanMs.hour, now),
      history.incidents.list(panelFrom(now)),
    ]);
    last = panelOf({ days, recent, incidents }, now);
    kept?.keep(last);
    return last;
  };
  return {
    async read(now) {
      if (last && now - last.at < FRESH_MS && now >= last.at) return { panel: last, isStale: false };
      reading ??= look(now).finally(() => (reading = undefined));
      if (last === undefined) return { panel: await reading, isStale: false };
      const patience = sleep(PATIENCE_MS, undefined, { ref: false });
      const inTime = await Promise.race([reading, patience]).catch(() => undefined);
      return { panel: inTime ?? last, isStale: inTime === undefined };
    },
  };
}
