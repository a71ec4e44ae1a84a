import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

type Attributes = Omit<ButtonHTMLAttributes, 'onClick' | 'loading' | 'type'> & {
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
};

interface ButtonProps extends Attributes {
  readonly look?: ButtonLook;
  /** While it lasts the button is busy, and does not do it twice. What fails is the caller's to tell. */
  readonly onPress?: () => unknown;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}

/** A busy button keeps its focus, which one that is disabled would lose. */
export function Button({ look = 'main', onPress, busy = false, type = 'button', children, ...more }: ButtonProps) {
  const [isWorking, setWorking] = useState(false);
  const isBusy = busy || isWorking;
  const press = async (event: Event): Promise<void> => {
    if (isBusy) return event.preventDefault();
    if (!onPress) return;
    setWorking(true);
    try {
      await onPress();
    } finally {
      setWorking(false);
    }
  };
  return (
    <button {...more} type={type} class={look} aria-disabled={isBusy} aria-busy={isBusy}
      onClick={(event) => void press(event)}>
      {children}
    </button>
  );
}
