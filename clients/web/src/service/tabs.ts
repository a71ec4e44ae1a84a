const channel = new BroadcastChannel('geokod-session');

/** Tells the other tabs of this browser that somebody signed in or out here: all of them share one cookie. */
export const notifyTabs = (): void => channel.postMessage('changed');

/**
 * Calls when another tab may have changed who is signed in. A tab that was frozen, or left and come back to, may have
 * missed the message, so it also asks when it is looked at again.
 */
export function onOtherTab(listener: () => void): void {
  channel.addEventListener('message', listener);
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
}
