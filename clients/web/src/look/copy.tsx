import { useRef, useState } from 'preact/hooks';
import { say } from '../words/look.ts';
import { Button, type ButtonLook } from './button.tsx';

interface CopyProps {
  readonly text: string;
  readonly label?: string;
  readonly look?: ButtonLook;
  readonly autofocus?: boolean;
  readonly onCopied?: () => void;
}

/** A text with a button that copies it. If the browser forbids copying, the text is selected instead. */
export function Copy({ text, label, look = 'main', autofocus = false, onCopied }: CopyProps) {
  const shown = useRef<HTMLOutputElement>(null);
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(say('copied'));
      onCopied?.();
    } catch {
      getSelection()?.selectAllChildren(shown.current!);
      setMessage(say('copyByHand'));
    }
  };
  return (
    <div class="copy">
      <output ref={shown} class="secret" tabIndex={0} aria-label={label}>{text}</output>
      <div class="buttons start">
        <Button look={look} autofocus={autofocus} onPress={copy}>{say('copy')}</Button>
        <span role="status">{message}</span>
      </div>
    </div>
  );
}
