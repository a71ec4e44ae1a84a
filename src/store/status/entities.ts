import { EntitySchema } from 'typeorm';

const id = { type: 'varchar', length: 60 } as const;
const number = { type: 'bigint' } as const;
const key = { primary: true } as const;
const span = {
  span: { type: 'varchar', length: 8, ...key },
  starts_at: { ...number, ...key },
  region: { ...id, ...key },
} as const;

/** A recorder's minute; sums of hours and days have no recorder. Latencies are counts in buckets. */
const sample = new EntitySchema({
  name: 'status_sample',
  tableName: 'status_sample',
  withoutRowid: true,
  columns: {
    ...span,
    operation: { ...id, ...key },
    recorder: { ...id, ...key },
    passed: number,
    failed: number,
    faults: number,
    times: { type: 'varchar', length: 1000 },
    probe_times: { type: 'varchar', length: 1000 },
  },
});

/** Minutes of an hour or a day. A row without a region marks the span as summed up. */
const uptime = new EntitySchema({
  name: 'status_uptime',
  tableName: 'status_uptime',
  withoutRowid: true,
  columns: { ...span, up: number, down: number },
});

const incident = new EntitySchema({
  name: 'status_incident',
  tableName: 'status_incident',
  columns: {
    id: { ...id, ...key },
    region: id,
    origin: { type: 'varchar', length: 12 },
    opened_at: number,
    closed_at: { ...number, nullable: true },
    /** The region while its recorded incident is open: unique, so that only one is open, whichever node opened it. */
    open_region: { ...id, nullable: true },
  },
  uniques: [{ name: 'status_incident_open', columns: ['open_region'] }],
  indices: [{ name: 'status_incident_region', columns: ['region', 'opened_at'] }],
});

const note = new EntitySchema({
  name: 'status_note',
  tableName: 'status_note',
  columns: {
    id: { ...id, ...key },
    incident_id: id,
    at: number,
    text: { type: 'varchar', length: 1000 },
  },
  indices: [{ name: 'status_note_incident', columns: ['incident_id', 'at'] }],
});

export const statusEntities = [sample, uptime, incident, note];
