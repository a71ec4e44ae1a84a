import type { StructuredQuery } from '../query/found.ts';
import { structuredText } from '../read/structured-query.ts';
import type { Answer } from './answer.ts';
import { answerScanned, type NumberText } from './scanned-digits.ts';
import type { Seeker } from './seeker.ts';

/** Answers an address in fields, its number read as in free text. */
export function answerFields(seeker: Seeker, query: StructuredQuery): Answer {
  const answer = seeker.best([structuredText(query)]);
  const number = numberIn(query);
  return number === undefined ? answer : answerScanned(seeker, number, answer);
}

/** A field is read as behind a comma, where free text has the number. */
const comma = ', ';

/** The field of the house, or that of the street, which many people put the number into. */
function numberIn(query: StructuredQuery): NumberText | undefined {
  const field = query.house?.trim() ? 'house' : 'street';
  const value = query[field]?.trim();
  return value ? {
    text: comma + value,
    with: (text) => structuredText({ ...query, [field]: text.slice(comma.length) }),
  } : undefined;
}
