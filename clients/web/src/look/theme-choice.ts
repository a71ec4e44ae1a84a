import { useState } from 'preact/hooks';
import { keep, kept } from './kept.ts';

/** `system` follows the system's current preference. */
export type Theme = 'system' | 'light' | 'dark';

const next: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const listeners = new Set<() => void>();

function chosenTheme(): Theme {
  const chosen = kept('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function chooseTheme(theme: Theme): void {
  keep('theme', theme === 'system' ? undefined : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** The theme, and a function that switches to the next one. */
export function useTheme(): [theme: Theme, turn: () => void] {
  const [theme, set] = useState(chosenTheme);
  const turn = (): void => {
    chooseTheme(next[theme]);
    set(next[theme]);
  };
  return [theme, turn];
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Calls the listener when the page turns dark or light, by choice or with the system: canvases must be redrawn. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  dark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    dark.removeEventListener('change', listener);
  };
}

export const isDark = (): boolean => (chosenTheme() === 'system' ? dark.matches : chosenTheme() === 'dark');
