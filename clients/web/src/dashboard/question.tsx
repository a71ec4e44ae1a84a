import { Button, type ButtonLook } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Problem } from '../look/problem.tsx';
import { say as sayLook } from '../words/look.ts';
import { useWork } from './around.tsx';

interface QuestionProps {
  readonly title: string;
  /** The consequences. */
  readonly why: string;
  /** The label of the confirming button. */
  readonly sure: string;
  /** Of the confirming button. */
  readonly look?: ButtonLook;
  readonly onSure: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** A confirmation, mostly of something that cannot be undone. The harmless button has the focus. */
export function Question({ title, why, sure, look = 'danger', onSure, onClose }: QuestionProps) {
  const work = useWork();
  const confirm = async (): Promise<void> => {
    if (await work.run(onSure)) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{why}</p>
      {work.error !== undefined && <Problem error={work.error} />}
      <div class="buttons">
        <Button look="quiet" autofocus onPress={onClose}>{sayLook('cancel')}</Button>
        <Button look={look} busy={work.isBusy} onPress={confirm}>{sure}</Button>
      </div>
    </Dialog>
  );
}
