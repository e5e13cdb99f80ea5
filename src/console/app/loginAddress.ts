/** The login address that brings the user back to where they wanted to go (spec 1 §2.1). */
export function loginAddress(location: { pathname: string; search: string; hash: string }): string {
  const requested = location.pathname + location.search + location.hash;
  return requested === '/' || location.pathname === '/login' ? '/login' : `/login?redirect=${encodeURIComponent(requested)}`;
}
