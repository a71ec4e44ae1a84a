import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  /** Called when it is closed, by a button or by the keyboard. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal question or message. The element with `autofocus` gets the focus. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = own.current!;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[autofocus]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={own} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
