import type { ComponentChildren } from 'preact';
import { failureOf } from '../service/failure.ts';
import { say } from '../words/look.ts';
import { Button } from './button.tsx';

interface ProblemProps {
  readonly error: unknown;
  /** Tries again what failed. */
  readonly onAgain?: () => unknown;
  /** What the page has to say beside it. */
  readonly children?: ComponentChildren;
}

/** What the service refused, in its words, with what whoever helps will ask for. */
export function Problem({ error, onAgain, children }: ProblemProps) {
  const { code, detail, requestId } = failureOf(error);
  return (
    <div class="alert" role="alert">
      <p>{detail}</p>
      {children && <p>{children}</p>}
      {requestId !== '' && (
        <p class="told"><a href={`/docs/errors#${code}`}><code>{code}</code></a> <code>{requestId}</code></p>
      )}
      {onAgain && <Button look="plain" onPress={onAgain}>{say('again')}</Button>}
    </div>
  );
}
