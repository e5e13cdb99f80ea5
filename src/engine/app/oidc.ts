import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { claimsName } from '../plan/account.ts';
import { headerWith, type OidcPlan } from '../plan/auth.ts';
import { currentAccess } from './server.ts';

/** Reason of a failed sign-in, as a key of the texts below `any.oidc` with its values. */
export class OidcError extends Error {
  readonly key: string;
  readonly values: Record<string, string>;
  constructor(key: string, values: Record<string, string> = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

export type Oidc = ReturnType<typeof createOidc>;

/** Sign-in at an OpenID Connect provider: code flow with PKCE. Tokens stay in this tab, and go to whoever calls the API. */
export function createOidc(plan: OidcPlan) {
  const redirect = `${location.origin}/`;
  const manager = new UserManager({
    authority: plan.authority,
    client_id: plan.clientId,
    redirect_uri: redirect,
    post_logout_redirect_uri: redirect,
    scope: plan.scope,
    extraQueryParams: { ...plan.params },
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
  });
  const { host } = new URL(plan.authority);
  let renewing: Promise<boolean> | undefined;

  const headerOf = (user: User): string => headerWith(plan, (plan.token === 'id' ? user.id_token : user.access_token) ?? '');

  /** Checks who issued the token for whom, then hands it over. */
  async function accept(user: User): Promise<void> {
    const issuer = await issuerOf(manager, plan.authority);
    const { iss, aud } = user.profile;
    if (iss !== issuer || ![aud].flat().includes(plan.clientId)) await refuse(new OidcError('issuer', { found: iss }));
    const name = claimsName(user.profile);
    const refused = await currentAccess().signIn({ header: headerOf(user), ...(name !== undefined && { name }) });
    if (refused !== undefined) await refuse(refusedBy(user, refused));
  }

  async function refuse(fault: OidcError): Promise<never> {
    await manager.removeUser();
    throw fault;
  }

  async function renew(): Promise<boolean> {
    const before = await manager.getUser();
    if (before?.refresh_token === undefined) return false;
    const user = await manager.signinSilent().catch(() => null);
    if (!user) return false;
    await currentAccess().renew(headerOf(user));
    return true;
  }
  const renewOnce = (): Promise<boolean> => (renewing ??= renew().finally(() => (renewing = undefined)));

  return {
    host,
    redirect,
    /** Leaves for the provider, and comes back to this page. */
    leave: (): Promise<void> =>
      manager.signinRedirect({ state: { to: `${location.pathname}${location.search}${location.hash}` } }).catch(rethrow),
    /** In a window of its own, so that this page keeps what was typed. */
    again: async (signal: AbortSignal): Promise<void> => {
      const user = await manager.signinPopup({ popupSignal: signal }).catch(rethrow);
      await accept(user);
      const channel = new BroadcastChannel(windowChannel);
      channel.postMessage('done');
      channel.close();
    },
    /** Takes the provider's answer in the address, and returns the page that was left for it; undefined in a window of its own. */
    finish: async (): Promise<string | undefined> => {
      const query = new URLSearchParams(location.search);
      if (sessionStorage.getItem(`oidc.${query.get('state')}`) === null) return passOn(manager);
      const iss = query.get('iss');
      if (iss !== null && iss !== (await issuerOf(manager, plan.authority))) throw new OidcError('issuer', { found: iss });
      const user = await manager.signinRedirectCallback().catch(rethrow);
      await accept(user);
      const { to } = (user.state ?? {}) as { to?: string };
      return to !== undefined && /^\/(?![/\\])/.test(to) ? to : '/';
    },
    /** Hands over the token of an earlier page of this tab. */
    resume: async (): Promise<boolean> => {
      const user = await manager.getUser();
      if (!user) return false;
      if (user.expired) return renewOnce();
      return accept(user).then(
        () => true,
        () => false,
      );
    },
    /** A sign-in was begun here, and the provider never came back. */
    isPending: (): boolean => Object.keys(sessionStorage).some((key) => /^oidc\.(?!user:)/.test(key)),
    renew: renewOnce,
    /** Awaited before each call. No timer renews a token that nobody uses. */
    fresh: async (): Promise<void> => {
      const user = await manager.getUser();
      if (user?.expires_in !== undefined && user.expires_in < soon) await renewOnce();
    },
    end: async (): Promise<void> => {
      await manager.revokeTokens().catch(() => undefined);
      await manager.signoutRedirect().catch(async () => {
        await manager.removeUser();
        location.assign('/');
      });
    },
  };
}

/** A token with less than this is renewed before it is used, seconds. */
const soon = 10;

/** Name of the channel between a page and its sign-in window. */
const windowChannel = 'console-sign-in';

/** A provider's metadata names the provider that it was read from, or a token could be of another one. */
async function issuerOf({ metadataService }: UserManager, authority: string): Promise<string> {
  const issuer = await metadataService.getIssuer().catch(rethrow);
  if (issuer.replace(/\/$/, '') !== authority) throw new OidcError('issuer', { found: issuer });
  return issuer;
}

/** Hands the answer to the page that opened this window. Nobody takes one that no page waits for, or that was taken before. */
async function passOn(manager: UserManager): Promise<undefined> {
  const channel = new BroadcastChannel(windowChannel);
  const taken = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', () => resolve(true));
    setTimeout(() => resolve(false), patience);
  });
  await manager.signinPopupCallback(location.href, true).catch(() => undefined);
  const isTaken = await taken;
  channel.close();
  if (!isTaken) throw new OidcError('state');
  window.close();
  return undefined;
}

/** Time in which the page exchanges the code for a token, ms. */
const patience = 3000;

function refusedBy({ profile }: User, said: string): OidcError {
  const minutes = Math.round(Math.abs(Date.now() / 1000 - profile.iat) / 60);
  return minutes > 1 ? new OidcError('clock', { minutes: String(minutes), said }) : new OidcError('refused', { said });
}

function rethrow(fault: unknown): never {
  if (fault instanceof OidcError) throw fault;
  if (fault instanceof ErrorResponse) throw responseFault(fault);
  const message = fault instanceof Error ? fault.message : String(fault);
  if (/state|nonce|mismatch|Expected code/i.test(message)) throw new OidcError('state');
  if (/disposed window/i.test(message)) throw new OidcError('blocked');
  if (/fetch|network|timed? ?out|load failed/i.test(message)) throw new OidcError('away');
  throw new OidcError('said', { said: message });
}

function responseFault({ error, error_description: description }: ErrorResponse): OidcError {
  if (error === 'access_denied') return description ? new OidcError('deniedSaid', { said: description }) : new OidcError('denied');
  if (error === 'invalid_grant') return new OidcError('state');
  return new OidcError('said', { said: [error, description].filter(Boolean).join(': ') });
}
