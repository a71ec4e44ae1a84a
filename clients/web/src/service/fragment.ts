/**
 * What the part of an address behind `#` says, where mails put their secrets: no server sees it. It is taken out of the
 * address at once. A mere anchor, `#keys`, stays.
 */
export function takeFragment(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1));
  if (said.has('token')) history.replaceState(null, '', location.pathname + location.search);
  return said;
}
