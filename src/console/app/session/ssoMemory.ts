const key = 'session.ssoLogin';

/** The e-mail address or account name of the last single sign-on (spec 1 §3, “Session data”); like all else it goes at the end of a session. */
export const ssoLogin = (): string | null => localStorage.getItem(key);
export const keepSsoLogin = (value: string): void => localStorage.setItem(key, value);

const queryKey = 'sso.asked';

/** Query of this tab before it left for an identity provider; a failed response doesn't carry it. */
export const storeQuery = (search: string): void => sessionStorage.setItem(queryKey, search);
export const storedQuery = (): string | null => sessionStorage.getItem(queryKey);

/** True once, after this tab returned signed in from an identity provider. */
export function cameBySso(): boolean {
  const came = storedQuery() !== null;
  sessionStorage.removeItem(queryKey);
  return came;
}
