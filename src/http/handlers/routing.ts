import { AppError } from '../../errors.ts';
import type { Handler } from '../operations.ts';

const MOST_POINTS = 100;
const MOST_PAIRS = 10_000;

export const route = (async ({ body, now }, { roads }) => ({
  status: 200,
  body: await roads.route(body, now),
})) satisfies Handler<'route'>;

export const matrix = (async ({ body, now }, { roads }) => {
  const { origins, destinations = [] } = body;
  const [rows, columns] = [origins.length, destinations.length || origins.length];
  if (Math.max(rows, columns) > MOST_POINTS || rows * columns > MOST_PAIRS) {
    throw new AppError('matrix_too_large', 'At most 100 x 100 points.');
  }
  return { status: 200, body: await roads.matrix(body, now) };
}) satisfies Handler<'matrix'>;
