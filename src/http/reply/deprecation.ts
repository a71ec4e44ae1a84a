import type { ContractOperation } from '../contract.ts';
import type { Exchange } from '../request/exchange.ts';

/** The contract promises to announce breaking changes this long in advance. */
const NOTICE_MS = 183 * 86_400_000;

/** Announces what will be switched off: keys of the old form and deprecated operations. */
export function announceEnd(exchange: Exchange, operation: ContractOperation, legacyKeysUntil: number): void {
  if (exchange.caller?.principal.mode === 'legacy') {
    announce(exchange, legacyKeysUntil, '/docs/errors#key_legacy_expired');
  } else if (operation.deprecated && operation.sunset !== undefined) {
    announce(exchange, Date.parse(operation.sunset), `/docs/reference/${operation.operationId}`);
  }
}

/** Sets the headers of RFC 9745 and RFC 8594. */
function announce({ ctx }: Exchange, sunset: number, link: string): void {
  ctx.res.setHeader('Deprecation', `@${Math.floor((sunset - NOTICE_MS) / 1000)}`);
  ctx.res.setHeader('Sunset', new Date(sunset).toUTCString());
  ctx.res.setHeader('Link', `<${link}>; rel="deprecation"; type="text/html"`);
}
