const channel = new BroadcastChannel('geokod-session');

/** Tells the browser's other tabs, which share the cookie, that the session has changed. */
export const notifyTabs = (): void => channel.postMessage('changed');

/**
 * Calls the listener when another tab may have changed the session. A frozen or inactive tab may miss the message, so
 * it also fires when the tab is shown again.
 */
export function onOtherTab(listener: () => void): void {
  channel.addEventListener('message', listener);
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
}
