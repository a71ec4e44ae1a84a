import type { Lang } from '../../reply/problem-texts.ts';
import { coloured } from './colours.ts';
import { sampleLanguages, texts } from './texts.ts';

export interface Sample {
  readonly language: string;
  readonly text: string;
}

/** A code block that can be focused, so that the keyboard can scroll wide lines. */
export const codeBlock = (html: string): string => `<pre tabindex="0"><code>${html}</code></pre>\n`;

/** Samples as tabs made of radio buttons, without a script. `group` must be unique on the page. */
export function sampleTabs(samples: readonly Sample[], lang: Lang, group: string): string {
  const nameOf = ({ language }: Sample): string => language.split(' ')[0];
  const buttons = samples.map((sample, at) => {
    const language = nameOf(sample);
    const id = `${group}-${language}`;
    return `<input type="radio" name="${group}" id="${id}" value="${language}"${at === 0 ? ' checked' : ''}>` +
      `<label for="${id}">${sampleLanguages.get(language) ?? language}</label>`;
  });
  const panes = samples.map((sample) =>
    `<div class="sample ${nameOf(sample)}">${codeBlock(coloured(sample.text, nameOf(sample)))}</div>`);
  return `<fieldset class="samples"><legend>${texts[lang].sample}</legend>
${buttons.join('\n')}
${panes.join('\n')}</fieldset>
`;
}
