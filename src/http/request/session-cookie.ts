/**
 * The name of the session cookie. Browsers accept a `__Host-` cookie only over https, from this very host and for
 * all its paths, so a neighbour under the same domain cannot plant a session of its own.
 */
export const sessionCookieName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-geokod_session' : 'geokod_session';

/**
 * The cookie's value: inaccessible to scripts and other sites; `Secure` unless the service itself runs on plain
 * http.
 */
export function sessionCookie(value: string, seconds: number, publicUrl: string): string {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  return `${sessionCookieName(publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The session token in a `Cookie` header. */
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
