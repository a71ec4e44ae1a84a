import type { Explanation, ExplainedWord } from '@geokod/client';
import { number } from '../../words/figures.ts';
import { say } from '../../words/playground.ts';
import { percent, sayTaken } from '../told.ts';
import { addedUp, HUNDRED } from './added-up.ts';

/** Explains an answer: how each word was interpreted, and what counts against it. */
export function Why({ explanation: { query, words, doubts, cost, lead }, confidence }: {
  readonly explanation: Explanation;
  readonly confidence: number;
}) {
  const { lines, rest, sum } = addedUp(doubts.map((doubt) => doubt.cost), cost);
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
          {doubts.map(({ code, detail, cap }, at) => (
            <li key={code}>
              <span>{detail}</span>
              <span class="badges">
                {lines[at] > 0 && <span class="badge due">{costing(lines[at])}</span>}
                {cap < 1 && <span class="badge due">{say('atMost', { share: percent(cap) })}</span>}
              </span>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <span>{say('shortQuery')}</span>
              <span class="badges"><span class="badge due">{costing(rest)}</span></span>
            </li>
          )}
        </ul>
      )}
      <p class="small">{[
        ...(sum > 0 ? [say('sumOfCosts', { cost: number(sum / HUNDRED, TWO_DIGITS) })] : []),
        ...(lead === undefined ? [] : [say(leadWords(lead), { lead: number(Math.abs(lead), TWO_DIGITS) })]),
        say('sum', { share: percent(confidence) }),
      ].join(' ')}</p>
    </div>
  );
}

const TWO_DIGITS = { maximumFractionDigits: 2 };

const costing = (hundredths: number): string => say('costs', { cost: number(hundredths / HUNDRED, TWO_DIGITS) });

/** Smaller leads lower the confidence. */
const SURE_LEAD = 0.315;

function leadWords(lead: number) {
  if (lead >= SURE_LEAD) return 'lead';
  if (lead > 0) return 'shortLead';
  return lead < 0 ? 'behind' : 'equal';
}

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
