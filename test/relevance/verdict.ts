import type { Answer } from '../../src/evaluation/engine.ts';
import { labelKey } from '../../src/evaluation/house-label.ts';
import { distanceMeters, toUnits } from '../../src/kernel/geo.ts';
import type { RelevanceRow } from './row.ts';
import type { Target } from './target.ts';

const HOUSE_METERS = 50;
/** A street's houses are never much farther from its line. */
const STREET_METERS = 300;
const CROSSING_METERS = 60;
const POINT_METERS = 300;

type Find = (path: string) => Target[];

/** The errors in the answers to a row; empty if they are right. */
export function complaintsOf(row: RelevanceRow, answers: readonly Answer[], find: Find): string[] {
  const complaints: string[] = [];
  const { expected, precisions, never, options } = row;
  if (expected.length === 0) {
    const bad = answers.find(({ precision }) => never === undefined || precision === never);
    return bad ? [`nothing was to be found, got ${answerText(bad)}`] : [];
  }
  const isMeant = (answer: Answer): boolean => expected.some((parts) => meets(answer, parts, find));
  const place = answers.slice(0, options.first).findIndex(isMeant);
  const [first] = answers;
  const wanted = expected.map((parts) => parts.join(' & ')).join(' or ');
  if (place < 0) complaints.push(`expected ${wanted}, got ${answerText(first)}`);
  const found = answers[Math.max(place, 0)];
  if (found && precisions.length > 0 && !precisions.includes(found.precision)) {
    complaints.push(`precision is ${found.precision}, expected ${precisions.join(' or ')}`);
  }
  if (first?.confidence !== undefined && first.confidence > options.maxConfidence) {
    complaints.push(`confidence is ${first.confidence}, at most ${options.maxConfidence}`);
  }
  if (first?.confidence !== undefined && first.confidence < options.minConfidence) {
    complaints.push(`confidence is ${first.confidence}, at least ${options.minConfidence}`);
  }
  if (options.unparsed && (first?.unparsed ?? []).length === 0) complaints.push('nothing is reported as unparsed');
  const forbidden = never === undefined ? undefined : findForbidden(never, answers, find);
  if (forbidden) complaints.push(`never ${never}, got ${answerText(forbidden)}`);
  return complaints;
}

const answerText = (answer: Answer | undefined): string =>
  (answer ? `${answer.address} (${answer.precision})` : 'nothing');

function meets(answer: Answer, parts: readonly string[], find: Find): boolean {
  if (parts.length === 1) return find(parts[0]).some((target) => isOf(answer, target));
  return parts.every((path) => find(path).some((target) => metersTo(answer, target) <= CROSSING_METERS));
}

function isOf(answer: Answer, target: Target): boolean {
  const { kind, osm, name, label } = target;
  if (kind === 'postcode') return answer.precision === 'postcode' && answer.address.includes(name);
  if (kind === 'point') return metersTo(answer, target) <= POINT_METERS;
  if (answer.osm !== undefined && answer.osm === osm) return true;
  if (kind === 'house') {
    const isSame = answer.label === undefined || labelKey(answer.label) === labelKey(label!);
    return isSame && metersTo(answer, target) <= HOUSE_METERS;
  }
  // A station may be answered by its entrance, a shop by the house it fills.
  if (kind === 'poi') return answer.address.includes(name) && metersTo(answer, target) <= POINT_METERS;
  // A house or a point in the street or quarter belongs to it.
  return answer.street === name && (kind !== 'street' || metersTo(answer, target) <= STREET_METERS);
}

/** The first answer, if it is forbidden; later answers may have other meanings. */
function findForbidden(never: string, answers: readonly Answer[], find: Find): Answer | undefined {
  const [first] = answers;
  if (first?.precision !== 'house') return undefined;
  return never === 'house' || find(never).some((target) => isOf(first, target)) ? first : undefined;
}

function metersTo({ lat, lon }: Answer, { points }: Target): number {
  const [own, other] = [toUnits(lat), toUnits(lon)];
  return points.reduce((least, point) =>
    Math.min(least, distanceMeters(own, other, toUnits(point.lat), toUnits(point.lon))), Infinity);
}
