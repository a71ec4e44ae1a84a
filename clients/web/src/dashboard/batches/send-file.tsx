import { eachItem } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { keepKey, keptKey } from '../../service/kept-key.ts';
import { say } from '../../words/dashboard.ts';
import { useWork } from '../around.tsx';
import { Question } from '../question.tsx';

/** The map page's panel, where files are uploaded and their rows shown. */
const PANEL = '/?panel=batch';

/**
 * Opens the map page with a key of this account, since that page knows keys and no session. A key that this browser
 * has already is used; otherwise one is created and handed over, without showing it.
 */
export function SendFile() {
  const [isAsked, ask] = useState(false);
  const work = useWork();
  const begin = () => work.run(async () => {
    if (await isOwn(keptKey())) location.assign(PANEL);
    else ask(true);
  });
  const create = async (): Promise<void> => {
    const { key } = await ownService().createKey({ body: { mode: 'live', label: say('batchKeyLabel') } });
    keepKey(key);
    location.assign(PANEL);
  };
  return (
    <>
      {work.error !== undefined && <Problem error={work.error} />}
      <p><Button look="plain" busy={work.isBusy} onPress={begin}>{say('batchSend')}</Button></p>
      {isAsked && (
        <Question title={say('batchKeyTitle')} why={say('batchKeyWhy')} sure={say('batchKeyMake')} look="main"
          onSure={create} onClose={() => ask(false)} />
      )}
    </>
  );
}

/** Whether a key works and belongs to this account. */
async function isOwn(key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  for await (const { start, revoked_at: at } of eachItem(ownService().listKeys, { query: { limit: 1000 } })) {
    if (at === null && key.startsWith(start)) return true;
  }
  return false;
}
