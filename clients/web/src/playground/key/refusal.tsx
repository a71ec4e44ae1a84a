import { Problem } from '../../look/problem.tsx';
import { hasCode } from '../../service/failure.ts';
import { useDesk } from '../ask/desk.ts';
import { say } from '../../words/playground.ts';

/** A refusal, and what to do about it if a key would help. */
export function Refusal({ error }: { readonly error: unknown }) {
  const { hasKey } = useDesk();
  if (hasCode(error, 'no_recording')) {
    return <p class="warning" role="alert">{say('notRecorded')}</p>;
  }
  if (!hasKey && hasCode(error, 'key_missing')) return <p class="warning" role="alert">{say('visitsUsedUp')}</p>;
  return (
    <>
      <Problem error={error} />
      {hasCode(error, 'key_invalid', 'key_revoked', 'key_missing', 'key_legacy_expired')
        && <p class="warning">{say('forgetAndTakeAnother')}</p>}
    </>
  );
}
