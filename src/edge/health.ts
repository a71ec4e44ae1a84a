/** An observation of a region. Times are milliseconds of a monotonic clock. */
export type Evidence =
  | 'ready' // a probe was told that the region takes requests
  | 'unready' // a probe was told that it does not: it is starting, stopping or unusable
  | 'mute' // a probe got no answer in time
  | 'answered' // a request got its answer
  | 'broken' // a request failed: no connection, or one that broke off
  | 'failed'; // a request that should have been easy was refused for a missing resource, or took too long

export type Standing =
  | 'up'
  | 'unready' // until two probes in a row say otherwise
  | 'silent' // until two probes in a row find it ready
  | 'failing'; // until its rest is over, then it is tried again

/** The state of a region: made by `firstHealth` and `afterEvidence`, read by `standingAt`. */
export interface Health {
  readonly standing: Standing;
  /** When this standing began. */
  readonly since: number;
  readonly readyInRow: number;
  readonly muteInRow: number;
  readonly brokenInRow: number;
  /** Requests of the last seconds: of the current span and of the previous one. */
  readonly spanAt: number;
  readonly seen: readonly [now: number, before: number];
  readonly bad: readonly [now: number, before: number];
  /** How long the region was last left alone after it failed. */
  readonly restMs: number;
}

/** A single observation changes nothing, unless the region itself says that it is not ready. */
const ENOUGH_READY = 2;
const ENOUGH_MUTE = 2;
const ENOUGH_BROKEN = 3;
/** Ten failures, and half of all observed requests: one client's unusual requests must not exclude a region. */
const ENOUGH_BAD = 10;
const BAD_SHARE = 0.5;
const SPAN_MS = 5000;
/** The first rest of a failing region; the next one is twice as long. After a minute without failing it starts over. */
const FIRST_REST_MS = 2000;
const MOST_REST_MS = 6000;
const FORGOTTEN_MS = 60_000;

const nothing = { readyInRow: 0, muteInRow: 0, brokenInRow: 0, seen: [0, 0], bad: [0, 0] } as const;

/** A new region counts as healthy, so that an edge sends requests as soon as it has started. */
export const firstHealth = (now: number): Health =>
  ({ ...nothing, standing: 'up', since: now, spanAt: now, restMs: 0 });

export function standingAt({ standing, since, restMs }: Health, now: number): Standing {
  return standing === 'failing' && now - since >= restMs ? 'up' : standing;
}

export const isUp = (health: Health, now: number): boolean => standingAt(health, now) === 'up';

/** The next state. Probes decide on silence and readiness, requests on failing; three broken in a row mean silence. */
export function afterEvidence(before: Health, evidence: Evidence, now: number): Health {
  const health = afterRest(before, now);
  switch (evidence) {
    case 'ready': return afterReady(health, now);
    case 'unready': return { ...moved(health, 'unready', now), readyInRow: 0, muteInRow: 0 };
    case 'mute': {
      const muteInRow = health.muteInRow + 1;
      const next = { ...health, muteInRow, readyInRow: 0 };
      return muteInRow >= ENOUGH_MUTE && health.standing !== 'unready' ? moved(next, 'silent', now) : next;
    }
    case 'answered': return counted({ ...health, brokenInRow: 0 }, 0, now);
    case 'broken': {
      const brokenInRow = health.brokenInRow + 1;
      const next = counted({ ...health, brokenInRow }, 1, now);
      if (brokenInRow < ENOUGH_BROKEN || next.standing !== 'up') return next;
      return { ...moved(next, 'silent', now), readyInRow: 0 };
    }
    case 'failed': return counted({ ...health, brokenInRow: 0 }, 1, now);
  }
}

function afterReady(health: Health, now: number): Health {
  const readyInRow = health.readyInRow + 1;
  const next = { ...health, readyInRow, muteInRow: 0 };
  const isBack = (health.standing === 'silent' || health.standing === 'unready') && readyInRow >= ENOUGH_READY;
  return isBack ? { ...moved(next, 'up', now), ...nothing, readyInRow } : next;
}

/** Ends a rest that is over. Earlier observations no longer count. */
function afterRest(health: Health, now: number): Health {
  if (health.standing !== 'failing' || now - health.since < health.restMs) return health;
  return { ...health, ...nothing, standing: 'up', since: now, spanAt: now };
}

function counted(health: Health, bad: number, now: number): Health {
  const spans = Math.floor((now - health.spanAt) / SPAN_MS);
  const isNew = spans > 0;
  const kept = (counts: readonly [number, number]): number => (isNew ? (spans === 1 ? counts[0] : 0) : counts[1]);
  const seen = [(isNew ? 0 : health.seen[0]) + 1, kept(health.seen)] as const;
  const badNow = [(isNew ? 0 : health.bad[0]) + bad, kept(health.bad)] as const;
  const next = { ...health, seen, bad: badNow, spanAt: isNew ? health.spanAt + spans * SPAN_MS : health.spanAt };
  const [allSeen, allBad] = [seen[0] + seen[1], badNow[0] + badNow[1]];
  const isFailing = bad > 0 && allBad >= ENOUGH_BAD && allBad >= allSeen * BAD_SHARE;
  return isFailing && health.standing === 'up' ? { ...moved(next, 'failing', now), restMs: restOf(health, now) } : next;
}

const restOf = ({ restMs, since }: Health, now: number): number =>
  (restMs === 0 || now - since > FORGOTTEN_MS ? FIRST_REST_MS : Math.min(2 * restMs, MOST_REST_MS));

const moved = (health: Health, standing: Standing, now: number): Health =>
  (health.standing === standing ? health : { ...health, standing, since: now });
