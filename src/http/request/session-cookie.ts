/**
 * The name of the cookie that holds a session. Browsers take one that begins with `__Host-` only over https, from this
 * very host and for all of it: so no neighbour under the same domain can put a session of its own in its place.
 */
export const sessionCookieName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-geokod_session' : 'geokod_session';

/** Out of reach for scripts and for other sites; over plain http only where the service itself is. */
export function sessionCookie(value: string, seconds: number, publicUrl: string): string {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  return `${sessionCookieName(publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The session that a request brings along. */
export function sessionTokenIn(header: string | undefined, publicUrl: string): string | undefined {
  if (header === undefined) return undefined;
  const name = sessionCookieName(publicUrl);
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value !== undefined && /^[\w.-]{1,200}$/.test(value)) return value;
  }
  return undefined;
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
