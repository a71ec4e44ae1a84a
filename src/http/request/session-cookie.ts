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
function sessionCookie(value: string, seconds: number, publicUrl: string): string {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  return `${sessionCookieName(publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * The headers that set the session cookie and, beside it, a cookie that scripts can read: it only says that there is a
 * session, so that a page does not ask for an account that nobody is signed in to. Both end together; an empty token
 * removes both.
 */
export function sessionCookies(token: string, seconds: number, publicUrl: string): Readonly<Record<string, string[]>> {
  const [name, secure] = isSecure(publicUrl) ? ['__Host-geokod_signed_in', '; Secure'] : ['geokod_signed_in', ''];
  const mark = `${name}=${token && '1'}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  return { 'Set-Cookie': [sessionCookie(token, seconds, publicUrl), mark] };
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
