import type { RegionMinute, RegionUptime, Sample } from './samples.ts';
import type { UptimeMinutes } from './uptime.ts';

/** The recorded history of all regions, shared by all nodes. */
export interface StatusHistory {
  /** Adds a recorder's samples. A minute of a recorder is stored once; one that is too old is ignored. */
  add(recorder: string, samples: readonly Sample[], now: number): Promise<void>;
  /** Sums up past hours and days. Safe to run concurrently. */
  sumUp(now: number): Promise<void>;
  /** Removes rows that are old by this clock. */
  removeOld(now: number): Promise<void>;
  /** By day in Moscow, for this many days up to today. */
  listDays(days: number, now: number): Promise<StatusDays>;
  /** By minute and recorder. */
  listSamples(from: number, to: number): Promise<Sample[]>;
  /** Minutes of a month in Moscow, "2026-11", of the region with the worst uptime; undefined without records. */
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
  /** Whether it was found in the data or reported by a person. */
  readonly origin: 'recorded' | 'reported';
  readonly openedAt: number;
  readonly closedAt: number | undefined;
  /** Notes by people, in order of time. */
  readonly notes: readonly IncidentNote[];
}

export interface Incidents {
  /** Opens and closes incidents by the minutes, which need not begin earlier than `since` returns. */
  follow(region: string, minutes: readonly RegionMinute[]): Promise<void>;
  /** The moment before which everything has been evaluated. */
  since(region: string): Promise<number>;
  /** Incidents that were open at some time since then, newest first. */
  list(from: number): Promise<Incident[]>;
  /** Opens an incident reported by a person. Returns its id. */
  report(region: string, text: string, now: number): Promise<string>;
  /** Throws `not_found` for an unknown id; so does `close`. */
  note(id: string, text: string, now: number): Promise<void>;
  /** Closes an incident; one that has ended already stays as it is. */
  close(id: string, now: number): Promise<void>;
}
