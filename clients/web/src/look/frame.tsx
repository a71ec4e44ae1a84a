import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { chooseLanguage, inLanguage, otherLanguage } from '../words/language.ts';
import { say } from '../words/look.ts';
import icon from './icon.svg';
import './look.css';
import { ThemeButton } from './theme-button.tsx';

/** The links in the header of each page. */
const places = [['home', '/'], ['dashboard', '/dashboard'], ['docs', '/docs'], ['status', '/status']] as const;
export type PlaceName = (typeof places)[number][0];

interface FrameProps {
  /** The window's title. */
  readonly title: string;
  /** The current place. */
  readonly here: PlaceName;
  /** More content of the header, such as the sign-out button. */
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The header of every page: the name, the links, the other language and the theme. */
export function Frame({ title, here, more, children }: FrameProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  const other = otherLanguage();
  return (
    <>
      <header>
        <a class="brand" href="/"><img src={icon} alt="" width="24" height="24" />Geokod</a>
        <nav>
          {places.filter(([name]) => name !== 'home').map(([name, path]) => (
            <a key={name} href={inLanguage(path)} aria-current={name === here ? 'page' : undefined}>{say(name)}</a>
          ))}
          <ThemeButton />
          <button type="button" class="quiet language" lang={other} data-short={other}
            onClick={() => chooseLanguage(other)}>
            <span>{say('otherLanguage')}</span>
          </button>
          {more}
        </nav>
      </header>
      {children}
    </>
  );
}
