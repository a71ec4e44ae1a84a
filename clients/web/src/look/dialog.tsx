import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  /** Called when it is closed, by a button or by the keyboard. */
  readonly onClose: () => void;
  /** Called instead of closing when Escape or the system's back gesture asks to. */
  readonly onEscape?: () => void;
  readonly children: ComponentChildren;
}

/**
 * A modal question or message. The element with `autofocus` gets the focus; afterwards it returns to where it was, or,
 * if that is gone, to the section around it.
 */
export function Dialog({ title, onClose, onEscape, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = own.current!;
    const before = document.activeElement;
    const around = before?.closest<HTMLElement>('section[tabindex]');
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[autofocus]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else around?.focus({ preventScroll: true });
    };
  }, []);
  const escape = (event: Event): void => {
    if (!onEscape) return;
    event.preventDefault();
    onEscape();
  };
  // a browser closes at the second `cancel`, whatever the page says, so the key itself is stopped
  return (
    <dialog ref={own} aria-labelledby={id} onClose={onClose} onCancel={escape}
      onKeyDown={(event) => event.key === 'Escape' && escape(event)}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
