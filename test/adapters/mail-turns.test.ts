import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { describeCache } from '../harness/stores.ts';

const MINUTE_MS = 60_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let count = 0;

/** Mails to a person for whom others request mails. */
describeCache('mails to an address for which others request mails', (stand) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-turns-'));
  after(async () => {
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = (): Promise<Node> =>
    openNode(`sqlite:${join(folder, `${(count += 1)}.db`)}`, { redisUrl: stand.server?.url ?? '' });
  /** An address and networks that no other scenario uses. */
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
  const mailsTo = (node: Node, email: string): string[] =>
    node.mails().filter((mail) => mail.includes(`To: ${email}\n`));
  /** Waits for exactly this number of mails, which are written in the background. */
  const hasGot = async (node: Node, email: string, expected: number, what = ''): Promise<void> => {
    await eventually(`mails to ${email}`, () => mailsTo(node, email).length >= expected);
    await sleep(100);
    assert.equal(mailsTo(node, email).length, expected, what);
  };
  const times = <T>(number: number, work: (at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: number }, (_, at) => work(at)));

  for (const [what, ask] of Object.entries(asks)) {
    /** An address with an account that got one mail a day ago. */
    const known = async () => {
      const node = await open();
      const who = somebody();
      await node.stores.keys.issue({ email: who.email, mode: 'live', ip: '' }, NOON - 24 * 60 * MINUTE_MS);
      return { node, who };
    };

    it(`${what}: one network may request three an hour`, async () => {
      const { node, who } = await known();
      await times(5, (number) => ask(node, who.email, who.home, NOON + number));
      await hasGot(node, who.email, 1 + 3);
      await ask(node, who.email, who.home, NOON + 61 * MINUTE_MS);
      await hasGot(node, who.email, 1 + 4);
    });

    it(`${what}: the owner still gets one from a new network while forty strangers request mails`, async () => {
      const { node, who } = await known();
      await times(120, (number) => ask(node, who.email, who.attacker(number % 40), NOON));
      await hasGot(node, who.email, 1 + 40 + 20, 'first ones, and some of the others');
      await ask(node, who.email, who.home, NOON + MINUTE_MS);
      await hasGot(node, who.email, 1 + 60 + 1, 'the first of a new asker');
    });

    it(`${what}: the owner gets hers where she has opened a link before, however many request`, async () => {
      const { node, who } = await known();
      await ask(node, who.email, who.home, NOON - 120 * MINUTE_MS);
      await hasGot(node, who.email, 2);
      const link = await node.tokenFor(who.email);
      if (what === 'a key') await node.stores.keys.confirm(link, NOON - 119 * MINUTE_MS, who.home);
      else await node.stores.sessions.open(link, NOON - 119 * MINUTE_MS, who.home);
      await times(150, (number) => ask(node, who.email, who.attacker(number), NOON));
      await hasGot(node, who.email, 2 + 60);
      await times(4, () => ask(node, who.email, who.home, NOON + MINUTE_MS));
      await hasGot(node, who.email, 2 + 60 + 3);
    });
  }

  it('kinds have separate limits, and neighbours in one network count together', async () => {
    const node = await open();
    const { email } = somebody();
    for (let number = 0; number < 5; number += 1) {
      await asks['a key'](node, email, `2001:db8:${count}:${number}::1`, NOON);
    }
    await hasGot(node, email, 3);
    await asks['a sign-in link'](node, email, `2001:db8:${count}:1::1`, NOON);
    await hasGot(node, email, 4);
  });

  it('say what to do if the owner did not request them', async () => {
    const node = await open();
    const { email, home } = somebody();
    await asks['a key'](node, email, home, NOON);
    await asks['a sign-in link'](node, email, home, NOON);
    await hasGot(node, email, 2);
    for (const mail of mailsTo(node, email)) {
      assert.match(mail, /Если это были не вы/);
      assert.match(mail, /If it was not you/);
    }
  });
});
