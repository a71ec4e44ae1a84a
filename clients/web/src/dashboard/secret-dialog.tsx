import { useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Copy } from '../look/copy.tsx';
import { Dialog } from '../look/dialog.tsx';
import { say as sayLook } from '../words/look.ts';
import { say } from '../words/dashboard.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly why: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/**
 * A secret that is shown once: after closing, the page no longer has it. Escape, which is easily pressed by mistake,
 * asks first, unless the secret was copied.
 */
export function SecretDialog({ title, why, secret, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const [isAsked, ask] = useState(false);
  return (
    <Dialog title={title} onClose={onClose} onEscape={() => (isCopied ? onClose() : ask(true))}>
      <p>{why}</p>
      <Copy text={secret} autofocus onCopied={() => {
        setCopied(true);
        ask(false);
      }} />
      {isAsked && <p class="warning" role="alert">{say('secretNotCopied')}</p>}
      <div class="buttons">
        <Button look={isAsked ? 'danger' : 'quiet'} onPress={onClose}>
          {isAsked ? say('secretCloseAnyway') : sayLook('close')}
        </Button>
      </div>
    </Dialog>
  );
}
