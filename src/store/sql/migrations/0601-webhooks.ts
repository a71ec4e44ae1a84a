import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = (name: string) => column(name, 'varchar', 40);
const moment = (name: string) => column(name, 'bigint');

/** Endpoints, the events for them, and the attempts to deliver those. */
export class Webhooks1764000000601 implements MigrationInterface {
  readonly name = 'Webhooks1764000000601';

  async up(runner: QueryRunner): Promise<void> {
    await createEndpoints(runner);
    await createTable(runner, {
      name: 'webhook_event',
      columns: [primary(id('id')), id('account_id'), id('type'), column('data', 'varchar', 8000), moment('created_at')],
      index: { webhook_event_account: ['account_id'], webhook_event_age: ['created_at'] },
    });
    await createDeliveries(runner);
    await createTable(runner, {
      name: 'webhook_attempt',
      columns: [
        primary(id('endpoint_id')),
        primary(id('event_id')),
        primary(column('number', 'bigint')),
        id('account_id'),
        moment('at'),
        column('took_ms', 'bigint'),
        column('outcome', 'varchar', 20),
        nullable(column('status', 'bigint')),
        column('reply', 'varchar', 1024),
      ],
      index: { webhook_attempt_account: ['account_id'], webhook_attempt_age: ['at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['attempt', 'delivery', 'event', 'endpoint']) await runner.dropTable(`webhook_${table}`);
  }
}

const createEndpoints = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'webhook_endpoint',
    columns: [
      primary(id('id')),
      id('account_id'),
      nullable(id('batch_id')),
      column('url', 'varchar', 2048),
      column('label', 'varchar', 100),
      column('events', 'varchar', 500),
      column('secret', 'varchar', 300),
      nullable(column('old_secret', 'varchar', 300)),
      nullable(moment('old_secret_until')),
      moment('created_at'),
      nullable(moment('disabled_at')),
      nullable(column('disabled_reason', 'varchar', 12)),
      nullable(moment('failing_since')),
    ],
    index: {
      webhook_endpoint_account: ['account_id', 'created_at', 'id'],
      webhook_endpoint_batch: ['batch_id'],
    },
  });

const createDeliveries = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'webhook_delivery',
    columns: [
      primary(id('endpoint_id')),
      primary(id('event_id')),
      id('account_id'),
      moment('created_at'),
      column('state', 'varchar', 12),
      nullable(moment('due_at')),
      nullable(id('lease')),
      column('attempts', 'bigint'),
      column('round_attempts', 'bigint'),
      nullable(moment('finished_at')),
    ],
    index: {
      webhook_delivery_due: ['due_at'],
      webhook_delivery_list: ['endpoint_id', 'created_at', 'event_id'],
      webhook_delivery_account: ['account_id'],
      webhook_delivery_age: ['created_at'],
    },
  });
