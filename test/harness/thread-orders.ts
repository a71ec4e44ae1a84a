/** How long the order `block` blocks a further thread. */
export const BLOCKED_MS = 3000;

/** `[[COUNT_ATLASES, memory]]`: how many atlases a further thread holds once its garbage is collected. */
export const COUNT_ATLASES = 'count atlases';

/** `read PATH`: a further thread reads this file, and waits for it as long as it takes. */
export const READ = 'read ';

/** `loop with a reader of PATH`: a further thread loops, and cannot end before a thread of its own has read a file. */
export const LOOP_WITH_READER = 'loop with a reader of ';

/** A further thread does nothing for a moment after it has written an answer. */
export const SLOW_AFTER_WRITING = 'slow after writing';
