import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

type Attributes = Omit<ButtonHTMLAttributes, 'onClick' | 'loading' | 'type'> & {
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
};

interface ButtonProps extends Attributes {
  readonly look?: ButtonLook;
  /** While it runs the button is busy and ignores further presses. Failures are the caller's to show. */
  readonly onPress?: () => unknown;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}

/** A busy button is not disabled, so that it keeps the focus. */
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
