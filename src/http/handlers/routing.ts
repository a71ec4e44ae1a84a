import { AppError } from '../../errors.ts';
import type { Handler } from '../operations.ts';

const MOST_POINTS = 100;
const MOST_PAIRS = 10_000;

export const route = (async ({ body, now }, { roads }) => ({
  status: 200,
  body: await roads.route(body, now),
})) satisfies Handler<'route'>;

export const matrix = (async ({ body, now }, { roads }) => {
  const { origins, destinations = origins } = body;
  const isTooLarge = Math.max(origins.length, destinations.length) > MOST_POINTS;
  if (isTooLarge || origins.length * destinations.length > MOST_PAIRS) {
    throw new AppError('matrix_too_large', 'At most 100 x 100 points.');
  }
  return { status: 200, body: await roads.matrix(body, now) };
}) satisfies Handler<'matrix'>;
