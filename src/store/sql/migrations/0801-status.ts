import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';

const id = (name: string): TableColumnOptions => column(name, 'varchar', 60);
const number = (name: string): TableColumnOptions => column(name, 'bigint');

/** The recorded history of all regions, and operators' notes on it. */
export class Status1764000000801 implements MigrationInterface {
  readonly name = 'Status1764000000801';

  async up(runner: QueryRunner): Promise<void> {
    const span = [primary(column('span', 'varchar', 8)), primary(number('starts_at')), primary(id('region'))];
    await createTable(runner, {
      name: 'status_sample',
      columns: [
        ...span, primary(id('operation')), primary(id('recorder')),
        number('passed'), number('failed'), number('faults'),
        column('times', 'varchar', 1000), column('probe_times', 'varchar', 1000),
      ],
      byPrimaryKey: true,
    });
    await createTable(runner, {
      name: 'status_uptime', columns: [...span, number('up'), number('down')], byPrimaryKey: true,
    });
    await createTable(runner, {
      name: 'status_incident',
      columns: [
        primary(id('id')), id('region'), column('origin', 'varchar', 12), number('opened_at'),
        nullable(number('closed_at')), nullable(id('open_region')),
      ],
      unique: { status_incident_open: ['open_region'] },
      index: { status_incident_region: ['region', 'opened_at'] },
    });
    await createTable(runner, {
      name: 'status_note',
      columns: [primary(id('id')), id('incident_id'), number('at'), column('text', 'varchar', 1000)],
      index: { status_note_incident: ['incident_id', 'at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['note', 'incident', 'uptime', 'sample']) await runner.dropTable(`status_${table}`);
  }
}
