import type { RegionMinute, RegionUptime, Sample } from './samples.ts';
import type { UptimeMinutes } from './uptime.ts';

/** What was seen of all regions, shared by all nodes. */
export interface StatusHistory {
  /** What one recorder saw. The same minute of the same recorder is kept once; one of long ago is not kept. */
  add(recorder: string, samples: readonly Sample[], now: number): Promise<void>;
  /** Adds up hours and days that are over, and removes what is too old. Done by several at once, it is done once. */
  sumUp(now: number): Promise<void>;
  /** By day of Moscow, from the first of so many days, today being the last. */
  listDays(days: number, now: number): Promise<StatusDays>;
  /** By minute and recorder. */
  listSamples(from: number, to: number): Promise<Sample[]>;
  /** Minutes of a month of Moscow, "2026-11", of the region that was worst; undefined where nothing was recorded. */
  findMonth(month: string): Promise<{ regions: readonly string[]; minutes: UptimeMinutes } | undefined>;
  readonly incidents: Incidents;
}

export interface StatusDays {
  readonly samples: readonly Sample[];
  readonly uptime: readonly RegionUptime[];
}

export interface IncidentNote {
  readonly at: number;
  readonly text: string;
}

export interface Incident {
  readonly id: string;
  readonly region: string;
  /** By the data, or by a person. */
  readonly origin: 'recorded' | 'reported';
  readonly openedAt: number;
  readonly closedAt: number | undefined;
  /** Of people, in order of time. */
  readonly notes: readonly IncidentNote[];
}

export interface Incidents {
  /** Opens and closes what the minutes say. They need not begin earlier than `since` says. */
  follow(region: string, minutes: readonly RegionMinute[]): Promise<void>;
  /** Whatever came before has been reckoned with. */
  since(region: string): Promise<number>;
  /** Those that were open at some time since then, the newest first. */
  list(from: number): Promise<Incident[]>;
  /** By a person. Answers the id. */
  report(region: string, text: string, now: number): Promise<string>;
  /** `not_found` of an unknown one; so do the following. */
  note(id: string, text: string, now: number): Promise<void>;
  /** The end of one that has ended already stays as it is. */
  close(id: string, now: number): Promise<void>;
}
