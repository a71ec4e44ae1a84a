import { WITHDRAWALS_PATH } from '../accounts/edge/pass.ts';
import { AppError } from '../errors.ts';
import { timeOfId } from '../kernel/ids/time-id.ts';
import type { Contract } from './contract.ts';
import { bearerOf } from './request/authenticate.ts';
import type { Exchange } from './request/exchange.ts';
import { pathOf } from './request/head.ts';
import type { WayServices } from './services.ts';

/**
 * Answers an edge that withdraws a request: the answer reached nobody, so that it costs nothing. The request shows its
 * own key again, since nothing else says whose usage it is.
 */
export async function answerWithdrawal(exchange: Exchange, contract: Contract, services: WayServices): Promise<void> {
  const { ctx: { req }, requestId, now, clientAddress } = exchange;
  exchange.countedAs = 'withdrawal';
  const operation = pathOf(req.url!).slice(WITHDRAWALS_PATH.length);
  const isMetered = contract.operations.some(({ operationId, units }) => operationId === operation && units);
  if (req.method !== 'POST' || !isMetered) throw new AppError('not_found', 'Nothing of this name is withdrawn.');
  const principal = await services.keys.authenticate(bearerOf(req.headers.authorization ?? ''), now, clientAddress);
  if (principal.mode === 'live' && !principal.isProbe) {
    const { accountId, keyId } = principal;
    await services.ledger.withdraw({ requestId, accountId, keyId, operation, at: timeOfId(requestId) });
  }
  exchange.ctx.status = 204;
}
