/** How long the order `block` blocks a further thread. */
export const BLOCKED_MS = 3000;

/** `[[COUNT_ATLASES, memory]]`: how many atlases a further thread holds once its garbage is collected. */
export const COUNT_ATLASES = 'count atlases';

/** `read PATH`: a further thread reads this file, and waits for it as long as it takes. */
export const READ = 'read ';

/** A further thread does nothing for a moment after it has written an answer. */
export const SLOW_AFTER_WRITING = 'slow after writing';
