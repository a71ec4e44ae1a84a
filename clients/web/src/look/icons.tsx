import type { ComponentChildren } from 'preact';

/** An icon drawn in the colour of the text; its meaning must be written beside it. */
const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">{children}</svg>
);

export const SystemIcon = () => (
  <Icon><circle cx="12" cy="12" r="8" /><path class="filled" d="M12 4a8 8 0 0 1 0 16z" /></Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </Icon>
);

export const MoonIcon = () => <Icon><path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" /></Icon>;
