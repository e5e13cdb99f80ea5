const key = 'session.ssoLogin';

/** The e-mail address or account name of the last single sign-on (spec 1 §3, «Session data»); like all else it goes at the end of a session. */
export const ssoLogin = (): string | null => localStorage.getItem(key);
export const keepSsoLogin = (value: string): void => localStorage.setItem(key, value);

const askedKey = 'sso.asked';

/** What this tab's address asked for before it left for an identity provider: an answer that fails says nothing of it. */
export const keepAsked = (search: string): void => sessionStorage.setItem(askedKey, search);
export const asked = (): string | null => sessionStorage.getItem(askedKey);

/** Has this tab just come back from an identity provider, signed in? Says so once. */
export function cameBySso(): boolean {
  const came = asked() !== null;
  sessionStorage.removeItem(askedKey);
  return came;
}
