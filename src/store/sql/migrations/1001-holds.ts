import { TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { HOLDS } from '../holds.ts';
import { column, createTable, primary } from './table.ts';

/** In the order in which they are dropped: the second one refers to the third. */
const TABLES = ['commit_mark', 'hold_shared', 'hold'];

/** For clusters of databases: rows that serve as locks, and marks by which a lost COMMIT is recognised. */
export class Holds1764000001001 implements MigrationInterface {
  readonly name = 'Holds1764000001001';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB commits with each table: after a kill in between, this starts over
    const areEmpty = await Promise.all(TABLES.map((name) => isEmpty(runner, name)));
    if (areEmpty.every(Boolean)) await this.down(runner);
    await createTable(runner, {
      name: 'hold', columns: [primary(column('number', 'bigint')), column('times', 'bigint')],
    });
    await createTable(runner, {
      name: 'hold_shared', columns: [primary(column('id', 'varchar', 40)), column('number', 'bigint')],
      index: { hold_shared_number: ['number'] },
    });
    await runner.createForeignKey('hold_shared', new TableForeignKey({
      name: 'hold_shared_of', columnNames: ['number'], referencedTableName: 'hold', referencedColumnNames: ['number'],
      onDelete: 'RESTRICT', onUpdate: 'RESTRICT',
    }));
    await createTable(runner, {
      name: 'commit_mark', columns: [primary(column('id', 'varchar', 40)), column('made_at', 'bigint')],
      index: { commit_mark_age: ['made_at'] },
    });
    const rows = Array.from({ length: HOLDS }, (_, number) => `(${number}, 0)`);
    await runner.query(`INSERT INTO hold (number, times) VALUES ${rows.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of TABLES) await runner.dropTable(name, true, true);
  }
}

/** True also of a missing table. */
const isEmpty = async (runner: QueryRunner, name: string): Promise<boolean> =>
  !(await runner.hasTable(name)) || ((await runner.query(`SELECT 1 FROM ${name} LIMIT 1`)) as unknown[]).length === 0;
