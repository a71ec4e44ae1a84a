import {
  PANEL_DAYS, panelFrom, panelOf, spanMs, type Incidents, type Panel, type StatusHistory,
} from '../../../ops/index.ts';

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

export function openStatusBoard(history: BoardHistory): StatusBoard {
  let last: Panel | undefined;
  let reading: Promise<Panel> | undefined;
  const look = async (now: number): Promise<Panel> => {
    const [days, recent, incidents] = await Promise.all([
      history.listDays(PANEL_DAYS, now),
      history.listSamples(now - spanMs.hour, now),
      history.incidents.list(panelFrom(now)),
    ]);
    return (last = panelOf({ days, recent, incidents }, now));
  };
  return {
    async read(now) {
      if (last && now - last.at < FRESH_MS && now >= last.at) return { panel: last, isStale: false };
      reading ??= look(now).finally(() => (reading = undefined));
      try {
        return { panel: await reading, isStale: false };
      } catch (error) {
        if (last === undefined) throw error;
        return { panel: last, isStale: true };
      }
    },
  };
}
