import { useState } from 'preact/hooks';

interface Drop {
  /** Whether a file hangs over the page. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** A file may be dropped anywhere on an element; without this the browser would go and show it. */
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
      // Left for a child is not left.
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
