import { Button } from '../look/button.tsx';
import { Copy } from '../look/copy.tsx';
import { Dialog } from '../look/dialog.tsx';
import { say as sayLook } from '../words/look.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly why: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown once: after closing, the page no longer has it. */
export const SecretDialog = ({ title, why, secret, onClose }: SecretDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <p>{why}</p>
    <Copy text={secret} autofocus />
    <div class="buttons"><Button look="quiet" onPress={onClose}>{sayLook('close')}</Button></div>
  </Dialog>
);
