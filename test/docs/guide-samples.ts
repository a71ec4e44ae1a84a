import { readFileSync } from 'node:fs';
import { guideNames } from '../../src/http/pages/docs/contents.ts';

/** A fenced block of a guide. */
export interface Block {
  readonly language: string;
  /** The word after the language. `reply`: what the previous sample answers; `elsewhere`: not run by tests. */
  readonly mark: string;
  readonly text: string;
}

export const readGuide = (lang: 'ru' | 'en', name: string): string =>
  readFileSync(new URL(`../../docs/guides/${lang}/${name}.md`, import.meta.url), 'utf8');

export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)]
    .map(([, language, mark, text]) => ({ language, mark, text }));

const isSample = ({ mark }: Block): boolean => mark === '';

/** The samples of a guide in one language. Both translations have the same ones, so one is enough. */
export const samplesIn = (name: string, language: string): string[] =>
  blocksOf(readGuide('en', name)).filter((block) => block.language === language && isSample(block))
    .map(({ text }) => text);

/** All samples with distinguishing names. */
export const allSamples = (language: string): { name: string; text: string }[] =>
  guideNames.flatMap((guide) =>
    samplesIn(guide, language).map((text, at) => ({ name: `${guide.replaceAll('-', '')}${at}`, text })));

/** A shell sample and the reply shown after it in the guide. */
export interface Asked {
  readonly text: string;
  readonly reply: unknown;
}

export function shellSamples(name: string): Asked[] {
  const samples: { text: string; reply: unknown }[] = [];
  for (const block of blocksOf(readGuide('en', name))) {
    if (block.language === 'bash' && isSample(block)) samples.push({ text: block.text, reply: undefined });
    if (block.language === 'json' && block.mark === 'reply') samples.at(-1)!.reply = JSON.parse(block.text);
  }
  return samples;
}

/**
 * Where an answer differs from what a guide shows; undefined if it does not. A guide shows a part: fields may be
 * omitted, `…` stands for anything, and at the end of a list for further items.
 */
export function differenceOf(shown: unknown, answered: unknown, place = 'answer'): string | undefined {
  if (shown === '…') return answered === undefined ? `${place}: is not there` : undefined;
  if (Array.isArray(shown)) {
    if (!Array.isArray(answered)) return `${place}: is no list`;
    const isOpen = shown.at(-1) === '…';
    const least = isOpen ? shown.slice(0, -1) : shown;
    if (isOpen ? answered.length < least.length : answered.length !== least.length) {
      return `${place}: has ${answered.length} items, not ${least.length}`;
    }
    return first(least.map((one, at) => differenceOf(one, answered[at], `${place}[${at}]`)));
  }
  if (shown !== null && typeof shown === 'object') {
    if (answered === null || typeof answered !== 'object') return `${place}: is no object`;
    return first(Object.entries(shown).map(([name, one]) =>
      differenceOf(one, (answered as Record<string, unknown>)[name], `${place}.${name}`)));
  }
  return shown === answered ? undefined : `${place}: is ${JSON.stringify(answered)}, not ${JSON.stringify(shown)}`;
}

const first = (all: readonly (string | undefined)[]): string | undefined => all.find((one) => one !== undefined);
