import { render } from 'preact';
import { Frame } from '../look/frame.tsx';
import { useLanguage } from '../words/language.ts';
import { say } from '../words/playground.ts';
import { Places } from './places.tsx';
import { Search } from './search.tsx';
import './playground.css';

function Playground() {
  useLanguage();
  return (
    <Frame title={`Geokod · ${say('title')}`} here="home">
      <main class="front" tabIndex={-1}>
        <h1>Geokod</h1>
        <p class="lead">{say('title')}</p>
        <p class="about">{say('about')}</p>
        <Search />
        <Places />
      </main>
    </Frame>
  );
}

render(<Playground />, document.querySelector('#page')!);
