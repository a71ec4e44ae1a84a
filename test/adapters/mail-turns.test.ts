import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { describeCache } from '../harness/stores.ts';

const MINUTE_MS = 60_000;
let count = 0;

/** Mails to somebody whom others do not wish well. */
describeCache('mails to an address that others ask mails for', (stand) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-turns-'));
  after(async () => {
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = (): Promise<Node> =>
    openNode(`sqlite:${join(folder, `${(count += 1)}.db`)}`, { redisUrl: stand.server?.url ?? '' });
  /** An address, and networks, that no other scenario has had. */
  const somebody = () => {
    const block = (count += 1);
    return {
      email: `victim${block}@example.ru`,
      home: `192.0.${block % 256}.7`,
      attacker: (number: number) => `10.${block % 256}.${number % 256}.${number >> 8}`,
    };
  };
  const asks = {
    'a key': ({ stores }: Node, email: string, ip: string, now: number) =>
      stores.keys.issue({ email, mode: 'live', ip }, now).then(() => undefined),
    'a sign-in link': ({ stores }: Node, email: string, ip: string, now: number) =>
      stores.sessions.start({ email, ip }, now),
  } as const;
  const mailsTo = async (node: Node, email: string): Promise<string[]> => {
    const read = () => node.mails().filter((mail) => mail.includes(`To: ${email}\n`));
    for (let last = -1, quiet = 0; quiet < 4; ) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const { length } = read();
      quiet = length === last ? quiet + 1 : 0;
      last = length;
    }
    return read();
  };
  const times = <T>(number: number, work: (at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: number }, (_, at) => work(at)));

  for (const [what, ask] of Object.entries(asks)) {
    /** The address has an account, so that sign-in links are for somebody, and no mail so far counts. */
    const known = async () => {
      const node = await open();
      const who = somebody();
      await node.stores.keys.issue({ email: who.email, mode: 'live', ip: '' }, NOON - 24 * 60 * MINUTE_MS);
      const before = (await mailsTo(node, who.email)).length;
      const sent = async (): Promise<number> => (await mailsTo(node, who.email)).length - before;
      return { node, who, sent };
    };

    it(`${what}: one asker gets three an hour`, async () => {
      const { node, who, sent } = await known();
      await times(5, (number) => ask(node, who.email, who.home, NOON + number));
      assert.equal(await sent(), 3);
      await ask(node, who.email, who.home, NOON + 61 * MINUTE_MS);
      assert.equal(await sent(), 4);
    });

    it(`${what}: who is asked for by forty strangers still gets three of her own`, async () => {
      const { node, who, sent } = await known();
      await times(120, (number) => ask(node, who.email, who.attacker(number % 40), NOON));
      const strangers = await sent();
      assert.ok(strangers <= 60, `${strangers} mails in an hour`);
      await ask(node, who.email, who.home, NOON + MINUTE_MS);
      assert.equal(await sent(), strangers + 1, 'the first of a new asker');
    });

    it(`${what}: however many ask, she gets hers where she has opened a link before`, async () => {
      const { node, who } = await known();
      await ask(node, who.email, who.home, NOON - 2 * 60 * MINUTE_MS);
      const link = await node.tokenFor(who.email);
      if (what === 'a key') await node.stores.keys.confirm(link, NOON - 119 * MINUTE_MS, who.home);
      else await node.stores.sessions.open(link, NOON - 119 * MINUTE_MS, who.home);
      await times(150, (number) => ask(node, who.email, who.attacker(number), NOON));
      const before = (await mailsTo(node, who.email)).length;
      assert.ok(before <= 85, `${before} mails`);
      await times(3, () => ask(node, who.email, who.home, NOON + MINUTE_MS));
      assert.equal((await mailsTo(node, who.email)).length, before + 3);
    });
  }

  it('one kind does not use up the other, and neighbours of one network are one asker', async () => {
    const node = await open();
    const { email } = somebody();
    for (let number = 0; number < 5; number += 1) {
      await asks['a key'](node, email, `2001:db8:${count}:${number}::1`, NOON);
    }
    assert.equal((await mailsTo(node, email)).length, 3);
    await asks['a sign-in link'](node, email, `2001:db8:${count}:1::1`, NOON);
    assert.equal((await mailsTo(node, email)).length, 4);
  });

  it('say what to do when it was not she who asked', async () => {
    const node = await open();
    const { email, home } = somebody();
    await asks['a key'](node, email, home, NOON);
    await asks['a sign-in link'](node, email, home, NOON);
    const mails = await mailsTo(node, email);
    assert.equal(mails.length, 2);
    for (const mail of mails) {
      assert.match(mail, /Если это были не вы/);
      assert.match(mail, /If it was not you/);
    }
  });
});
