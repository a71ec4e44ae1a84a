import { Problem } from '../../look/problem.tsx';
import { failureOf, hasCode } from '../../service/failure.ts';
import { useDesk } from '../ask/desk.ts';
import { NotRecorded } from '../ask/not-recorded.ts';
import { letterOf } from '../told.ts';
import { say } from '../../words/playground.ts';

interface RefusalProps {
  readonly error: unknown;
  /** Repeats what failed. */
  readonly onAgain?: () => unknown;
}

/** A refusal, and what to do about it if a key would help. */
export function Refusal({ error, onAgain }: RefusalProps) {
  const { hasKey } = useDesk();
  if (error instanceof NotRecorded || hasCode(error, 'no_recording')) {
    return <p class="warning" role="alert">{say('notRecorded')}</p>;
  }
  if (!hasKey && hasCode(error, 'key_missing')) return <p class="warning" role="alert">{say('visitsUsedUp')}</p>;
  return (
    <>
      <Problem error={error} onAgain={hasCode(error, 'offline', 'unexpected') ? onAgain : undefined}
        detail={pointWords(error)} />
      {hasCode(error, 'key_invalid', 'key_revoked', 'key_missing', 'key_legacy_expired')
        && <p class="warning">{say('forgetAndTakeAnother')}</p>}
    </>
  );
}

/** Names points by their letters instead of their places in the request; undefined for other refusals. */
function pointWords(error: unknown): string | undefined {
  const words = failureOf(error).errors.map(({ pointer = '', detail }) => {
    const at = /^\/(?:points|origins|destinations)\/(\d+)/.exec(pointer)?.[1];
    return at && say('atPoint', { mark: letterOf(Number(at)), detail });
  });
  return words.length > 0 && words.every((text) => text !== undefined) ? words.join(' ') : undefined;
}
