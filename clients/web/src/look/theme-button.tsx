import { say } from '../words/look.ts';
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx';
import { useTheme } from './theme-choice.ts';

const looks = {
  system: ['themeSystem', SystemIcon], light: ['themeLight', SunIcon], dark: ['themeDark', MoonIcon],
} as const;

export function ThemeButton() {
  const [theme, turn] = useTheme();
  const [name, Drawn] = looks[theme];
  return (
    <button type="button" class="quiet round" aria-label={say(name)} title={say(name)} onClick={turn}><Drawn /></button>
  );
}
