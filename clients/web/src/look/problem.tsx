import type { ComponentChildren } from 'preact';
import { failureOf } from '../service/failure.ts';
import { inLanguage } from '../words/language.ts';
import { say } from '../words/look.ts';
import { Button } from './button.tsx';

interface ProblemProps {
  readonly error: unknown;
  /** Repeats what failed. */
  readonly onAgain?: () => unknown;
  /** Replaces the service's words. */
  readonly detail?: string;
  /** The page's own remarks. */
  readonly children?: ComponentChildren;
}

/** A refusal in the service's words, with the request id for support. */
export function Problem({ error, onAgain, detail: own, children }: ProblemProps) {
  const { code, detail, requestId } = failureOf(error);
  return (
    <div class="alert" role="alert">
      <p>{own ?? detail}</p>
      {children && <p>{children}</p>}
      {requestId !== '' && (
        <p class="told">
          <a href={inLanguage(`/docs/errors#${code}`)}><code>{code}</code></a> <code>{requestId}</code>
        </p>
      )}
      {onAgain && <Button look="plain" onPress={onAgain}>{say('again')}</Button>}
    </div>
  );
}
