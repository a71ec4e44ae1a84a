import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { useAround, useWork } from '../around.tsx';

/** Requests the mail that deletes the account. Nothing is deleted here, so an unattended screen is safe. */
export function Deletion() {
  const { account: { email, confirmed } } = useAround();
  const [sent, tell] = useState('');
  const work = useWork();
  if (!confirmed) return null;
  const ask = async (): Promise<void> => {
    const { expires_in_s: seconds } = await ownService().deleteAccount();
    tell(say('deleteSent', { email, minutes: Math.round(seconds / 60) }));
  };
  return (
    <div class="apart">
      <h3>{say('deleteTitle')}</h3>
      <p class="small">{say('deleteWhy', { email })}</p>
      {sent !== '' && <p class="note" role="status">{sent}</p>}
      {work.error !== undefined && <Problem error={work.error} />}
      <div class="buttons">
        <Button look="danger" busy={work.isBusy} onPress={() => work.run(ask)}>{say('deleteAsk')}</Button>
      </div>
    </div>
  );
}
