const key = 'session.ssoLogin';

/** The e-mail address or account name of the last single sign-on (spec 1 §3, «Session data»); like all else it goes at the end of a session. */
export const ssoLogin = (): string | null => localStorage.getItem(key);
export const keepSsoLogin = (value: string): void => localStorage.setItem(key, value);

const askedKey = 'sso.asked';

/** Query of this tab before it left for an identity provider; a failed response doesn't carry it. */
export const keepAsked = (search: string): void => sessionStorage.setItem(askedKey, search);
export const asked = (): string | null => sessionStorage.getItem(askedKey);

/** True once, after this tab returned signed in from an identity provider. */
export function cameBySso(): boolean {
  const came = asked() !== null;
  sessionStorage.removeItem(askedKey);
  return came;
}
