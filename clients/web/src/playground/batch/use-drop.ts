import { useState } from 'preact/hooks';

interface Drop {
  /** Whether a file is being dragged over the element. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Lets files be dropped anywhere on an element. Without this the browser would open them. */
export function useDrop(onFile: (file: File) => void): Drop {
  const [isOver, over] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        over(true);
      },
      // Moving to a child element does not leave the element.
      onDragLeave: ({ currentTarget, relatedTarget }) =>
        over((currentTarget as Node).contains(relatedTarget as Node | null)),
      onDrop: (event) => {
        event.preventDefault();
        over(false);
        const file = event.dataTransfer?.files[0];
        if (file) onFile(file);
      },
    },
  };
}
