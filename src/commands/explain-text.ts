import type { ExplainedAnswer, ExplainedWord, Explanation } from '../geocoding/judge/explain.ts';
import { columns } from './frame/help.ts';

/**
 * Renders an explanation for people: what each word was taken for, what it may be, and what speaks against each
 * answer.
 */
export function renderExplanation({ words, hits, answers }: Explanation): string {
  const blocks = [
    ['what each word was taken for', ...columns(words.map((word) =>
      [`${word.text}: ${meanings[word.takenFor]}`, mayBe(word)]))],
    ['names that the words may be', ...columns(hits.map(({ kind, name, words: asked, cost, gain }) =>
      [`${kind} ${name}`, `by "${asked}", costs ${shown(cost)}, explains ${shown(gain)}`]))],
    ...answers.map((answer, at) => [headOf(answer, at), ...columns(answer.against.map(({ name, cost, cap, why }) =>
      [`${(cost > 0 ? `costs ${shown(cost)}` : `at most ${shown(cap)}`).padEnd(12)}  ${name}`, why]))]),
  ];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

const meanings: Readonly<Record<ExplainedWord['takenFor'], string>> = {
  name: 'name', container: 'container', type_word: 'type word', number: 'number', postcode: 'postcode', title: 'title',
  remark: 'room or remark', left_over: 'left over',
};

function mayBe({ weight, types, readings }: ExplainedWord): string {
  const words = readings.map(({ word, cost }) => (cost === 0 ? word : `${word} (${shown(cost)})`));
  return [
    `weighs ${shown(weight)}`, ...(types.length > 0 ? [`type word ${types.join(', ')}`] : []),
    ...(words.length > 0 ? [`on the map: ${words.join(', ')}`] : []),
  ].join('; ');
}

function headOf({ precision, confidence, cost, lead, cap }: ExplainedAnswer, at: number): string {
  const ahead = lead === Infinity ? 'no rival' : `${shown(lead)} before its rivals`;
  return `answer ${at + 1}, ${precision}: confidence ${shown(confidence)} from cost ${shown(cost)}, ${ahead}` +
    (cap < 1 ? `, at most ${shown(cap)}` : '');
}

const shown = (figure: number): string => String(Math.round(figure * 1000) / 1000);
