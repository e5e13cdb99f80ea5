/** The login address that brings the user back to where they wanted to go (spec 1 §2.1). */
export function loginAddress(location: { pathname: string; search: string; hash: string }): string {
  const wanted = location.pathname + location.search + location.hash;
  return wanted === '/' || location.pathname === '/login' ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`;
}
