import { openSql } from '../store/sql/open.ts';
import { defineCommand, exits, jsonOption, noOperands } from './frame/frame.ts';

export const command = defineCommand({
  name: 'migrate',
  summary: 'migrate the tables of $DATABASE_URL, as every start does',
  operands: noOperands,
  options: { json: jsonOption },
  run: async ({ options, io }) => {
    const sql = await openSql(io.readConfig().databaseUrl);
    try {
      const rows = await sql.all<{ name: string }>('SELECT name FROM migration ORDER BY id');
      const migrations = rows.map(({ name }) => name);
      if (options.json) io.printJson({ migrations });
      else io.print(`up to date: ${migrations.join(', ')}`);
      return exits.ok;
    } finally {
      await sql.close();
    }
  },
});
