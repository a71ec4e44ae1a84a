import { turnsIn, type Incident, type IncidentNote, type Incidents, type Turn } from '../../../ops/index.ts';
import { AppError } from '../../errors.ts';
import type { Sql, SqlRow, SqlTransaction } from '../../kernel/sql.ts';

const RECORDED = "SELECT opened_at, closed_at FROM status_incident WHERE region = ? AND origin = 'recorded'";

export const openIncidents = (sql: Sql, newId: () => string): Incidents => ({
  async follow(region, minutes) {
    const [open] = await sql.all('SELECT id FROM status_incident WHERE open_region = ?', [region]);
    for (const turn of turnsIn(minutes, open !== undefined)) {
      const id = newId();
      await sql.write((transaction) => take(transaction, region, turn, id));
    }
  },

  since: async (region) => lastTurnOf(await sql.all(RECORDED, [region])),

  async list(from) {
    const rows = await sql.all(
      'SELECT * FROM status_incident WHERE closed_at IS NULL OR closed_at >= ? ORDER BY opened_at DESC, id', [from],
    );
    const notes = await sql.all(
      `SELECT incident_id, at, text FROM status_note WHERE incident_id IN
       (SELECT id FROM status_incident WHERE closed_at IS NULL OR closed_at >= ?) ORDER BY at, id`,
      [from],
    );
    const byIncident = Map.groupBy(notes, (note) => String(note['incident_id']));
    return rows.map((row) => toIncident(row, byIncident.get(String(row['id'])) ?? []));
  },

  async report(region, text, now) {
    const [id, noteId] = [newId(), newId()];
    await sql.write(async (transaction) => {
      await transaction.insert('status_incident', {
        id, region, origin: 'reported', opened_at: now, closed_at: null, open_region: null,
      });
      await transaction.insert('status_note', { id: noteId, incident_id: id, at: now, text });
    });
    return id;
  },

  async note(id, text, now) {
    const noteId = newId();
    await sql.write(async (transaction) => {
      await refuseUnknown(transaction, id);
      await transaction.insert('status_note', { id: noteId, incident_id: id, at: now, text });
    });
  },

  close: (id, now) =>
    sql.write(async (transaction) => {
      await refuseUnknown(transaction, id);
      await transaction.run(
        'UPDATE status_incident SET closed_at = ?, open_region = NULL WHERE id = ? AND closed_at IS NULL', [now, id],
      );
    }),
});

/**
 * Records a change, unless another node has recorded it or is far ahead: anything before the last change is ignored. A
 * slow recorder would otherwise close today's incident at the end of yesterday's.
 */
async function take(transaction: SqlTransaction, region: string, { kind, at }: Turn, id: string): Promise<void> {
  await transaction.hold(`incidents ${region}`);
  if (at <= lastTurnOf(await transaction.lock(RECORDED, [region]))) return;
  if (kind === 'opened') {
    await transaction.insertIfAbsent('status_incident', {
      id, region, origin: 'recorded', opened_at: at, closed_at: null, open_region: region,
    });
    return;
  }
  await transaction.run(
    'UPDATE status_incident SET closed_at = ?, open_region = NULL WHERE open_region = ?', [at, region],
  );
}

/** When the region's last recorded incident began or, if it is over, ended; 0 without any. */
const lastTurnOf = (incidents: readonly SqlRow[]): number =>
  Math.max(0, ...incidents.map((row) => Number(row['closed_at'] ?? row['opened_at'])));

async function refuseUnknown(transaction: SqlTransaction, id: string): Promise<void> {
  const known = await transaction.lock('SELECT id FROM status_incident WHERE id = ?', [id]);
  if (known.length === 0) throw new AppError('not_found', `there is no incident ${id}`);
}

const toIncident = (row: SqlRow, notes: readonly SqlRow[]): Incident => ({
  id: String(row['id']),
  region: String(row['region']),
  origin: row['origin'] === 'reported' ? 'reported' : 'recorded',
  openedAt: Number(row['opened_at']),
  closedAt: row['closed_at'] === null ? undefined : Number(row['closed_at']),
  notes: notes.map((note): IncidentNote => ({ at: Number(note['at']), text: String(note['text']) })),
});
