import { render } from 'preact';
import { Dashboard } from './dashboard.tsx';
import './dashboard.css';

render(<Dashboard />, document.querySelector('#page')!);
