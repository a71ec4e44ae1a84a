import { render } from 'preact';
import type { Form } from './form.ts';
import { TryIt } from './try-it.tsx';
import './try-it.css';

const place = document.querySelector<HTMLElement>('#try')!;
render(<TryIt form={JSON.parse(place.dataset['form']!) as Form} />, place.querySelector('.panel')!);
