/**
 * Reads the part of the address behind `#`, where mails put their secrets, since no server sees it. It is removed from
 * the address at once; a plain anchor like `#keys` stays.
 */
export function takeFragment(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1));
  if (said.has('token')) history.replaceState(null, '', location.pathname + location.search);
  return said;
}
