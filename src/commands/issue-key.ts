import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import { withStores } from './with-stores.ts';

export const command = defineCommand({
  name: 'issue-key',
  summary: 'issue a key for an e-mail address, as GET /v2/key does',
  operands: { usage: 'EMAIL', least: 1, most: 1 },
  options: {
    test: { type: 'flag', summary: 'a test key: recorded answers, no quota' },
    json: jsonOption,
  },
  details: 'The key is shown once and stored nowhere. The address gets an e-mail with a link.',
  examples: ['geokod issue-key dev@example.ru', 'geokod issue-key dev@example.ru --test'],
  run: ({ operands: [email], options, io }) =>
    withStores(io, async ({ keys }) => {
      const mode = options.test ? 'test' : 'live';
      const issued = await keys.issue({ email, mode, ip: '' }, Date.now());
      if (options.json) io.printJson(issued);
      else io.print(issued.key);
      return exits.ok;
    }),
});
