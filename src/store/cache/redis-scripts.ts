import { defineScript } from 'redis';

type Parser = Parameters<Parameters<typeof defineScript>[0]['parseCommand']>[0];

const script = (source: string) =>
  defineScript({
    NUMBER_OF_KEYS: 1,
    SCRIPT: source,
    parseCommand(parser: Parser, key: string, ...values: (string | number)[]) {
      parser.pushKey(key);
      parser.push(...values.map(String));
    },
    transformReply: (reply: unknown) => reply,
  });

/** Parses a reply of two numbers, which scripts send as text since Redis would truncate fractions. */
export const toPair = (reply: unknown): [number, number] => {
  const [first, second] = reply as [unknown, unknown];
  return [Number(first), Number(second)];
};

/** Replies -1 (no such counter), 0 (would pass the limit) or 1 (added), then the units used. */
const addIfBelow = `
local used = redis.call('GET', KEYS[1])
if not used then return {'-1', '0'} end
used = tonumber(used)
local units = tonumber(ARGV[1])
if used + units > tonumber(ARGV[2]) then return {'0', string.format('%.0f', used)} end
redis.call('INCRBY', KEYS[1], ARGV[1])
return {'1', string.format('%.0f', used + units)}`;

const raise = `
local used = redis.call('GET', KEYS[1])
if used and tonumber(used) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], ARGV[1], 'KEEPTTL') end
return 0`;

const giveBack = `
local used = redis.call('GET', KEYS[1])
if not used then return 0 end
local left = math.max(0, tonumber(used) - tonumber(ARGV[1]))
redis.call('SET', KEYS[1], string.format('%.0f', left), 'KEEPTTL')
return 1`;

/** The arithmetic of accounts/bucket.ts, as a script: atomic across nodes. */
const takeTokens = `
local rate, burst, wanted, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = burst, now
if kept[1] then
  at = math.max(tonumber(kept[2]), now)
  tokens = math.min(burst, tonumber(kept[1]) + (at - tonumber(kept[2])) / 1000 * rate)
end
local granted = tokens >= wanted
if granted then tokens = tokens - wanted end
redis.call('HSET', KEYS[1], 'tokens', string.format('%.17g', tokens), 'at', string.format('%.0f', at))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1000)
return {granted and '1' or '0', string.format('%.17g', tokens)}`;

const takeSlot = `
local limit, window, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
if redis.call('ZCARD', KEYS[1]) >= limit then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return {'0', string.format('%.0f', tonumber(oldest[2]) + window - now)}
end
redis.call('ZADD', KEYS[1], now, ARGV[4])
redis.call('PEXPIRE', KEYS[1], window)
return {'1', '0'}`;

export const scripts = {
  addIfBelow: script(addIfBelow),
  raise: script(raise),
  giveBack: script(giveBack),
  takeTokens: script(takeTokens),
  takeSlot: script(takeSlot),
};
