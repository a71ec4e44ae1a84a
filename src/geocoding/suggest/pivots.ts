import { isPlainType, type Token } from './words.ts';

const MOST_PIVOTS = 4;

/** The tokens to look names up by: the weightiest, and always the one being typed. */
export function pivotsOf(tokens: readonly Token[]): Token[] {
  const isNumbered = ({ bit, isOpen, atom }: Token): boolean => atom.suffix !== '' || (isOpen && atom.before === ',')
    || tokens.some((beside) => (beside.bit << 1 === bit || beside.bit === bit << 1)
      && beside.types.some(({ level }) => level === 'planning' || level === 'street'));
  const usable = tokens.filter(({ isRoom, runs, typeTerms }) => !isRoom && (runs.length > 0 || typeTerms.length > 0));
  const isWord = ({ atom, runs, weight }: Token): boolean => !atom.isNumber && runs.length > 0 && weight > 0.1;
  const words = usable.filter((token) => isWord(token)
    || (token.isOpen && !token.atom.isNumber && (token.runs.length > 0 || isPlainType(token))));
  const numbers = usable.filter((token) => token.atom.isNumber && (words.length === 0 || isNumbered(token)));
  const best = [...words, ...numbers].sort((a, b) =>
    Number(b.isOpen) - Number(a.isOpen) || b.weight - a.weight || b.atom.key.length - a.atom.key.length);
  return best.length > 0 ? best.slice(0, MOST_PIVOTS) : usable.slice(-1);
}
