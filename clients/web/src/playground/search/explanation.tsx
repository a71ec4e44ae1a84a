import type { Explanation, ExplainedWord } from '@geokod/client';
import { number } from '../../words/figures.ts';
import { say } from '../../words/playground.ts';
import { percent, sayTaken } from '../told.ts';

/** Explains an answer: how each word was interpreted, and what counts against it. */
export function Why({ explanation: { query, words, doubts, cost, lead }, confidence }: {
  readonly explanation: Explanation;
  readonly confidence: number;
}) {
  return (
    <div class="why">
      {words.length > 0 && (
        <>
          <p class="asked">{piecesOf(query, words).map(({ text, word }, at) =>
            (word ? <span key={at} class={`word ${word.taken_for}`}>{text}</span> : text))}</p>
          <dl class="words">
            {words.map((word) => (
              <div key={word.from}>
                <dt class={`word ${word.taken_for}`}>{word.text}</dt>
                <dd>{sayTaken(word.taken_for)}{word.name && <span class="small">{` ${word.name}`}</span>}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{say(doubts.length === 0 ? 'noDoubts' : 'doubts')}</h3>
      {doubts.length > 0 && (
        <ul class="doubts">
          {doubts.map(({ code, detail, cost: own, cap }) => (
            <li key={code}>
              <span>{detail}</span>
              <span class="badge due">{cap < 1 ? say('atMost', { share: percent(cap) }) : costing(own)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="small">{[
        say('sumOfCosts', { cost: number(cost, { maximumFractionDigits: 2 }), share: percent(confidence) }),
        ...(lead === undefined ? [] : [say('lead', { lead: number(lead, { maximumFractionDigits: 2 }) })]),
      ].join(' ')}</p>
    </div>
  );
}

const costing = (cost: number): string => say('costs', { cost: number(cost, { maximumFractionDigits: 2 }) });

interface Piece {
  readonly text: string;
  readonly word?: ExplainedWord;
}

/** Cuts the query at its words. A word inside another one is covered by it. */
function piecesOf(query: string, words: readonly ExplainedWord[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const word of words) {
    if (word.from < at) continue;
    if (word.from > at) pieces.push({ text: query.slice(at, word.from) });
    pieces.push({ text: query.slice(word.from, word.to), word });
    at = word.to;
  }
  if (at < query.length) pieces.push({ text: query.slice(at) });
  return pieces;
}
