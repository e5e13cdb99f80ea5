import type { ReactNode } from 'react';
import { decideRedirect } from '../../domain/redirects.ts';
import { ask } from '../../engine/client/ask.ts';
import { IDPAuthSSOLogin, IDPSearchSSOConfigs } from '../../generated/accountDocuments.ts';
import { lacking } from '../../generated/lacking.ts';
import type { Answers } from '../../generated/operationTypes.ts';
import { Frame } from '../../engine/app/frame/Frame.tsx';
import { PolicyStatement } from '../pages/sign-in/PolicyStatement.tsx';
import { SingleSignOn, type SingleSignOnProps } from '../pages/sign-in/SingleSignOn.tsx';
import { refusalKey, usesSso, type AskSso } from '../pages/sign-in/ssoFlow.ts';
import type { Translate } from '../../engine/texts/translate.ts';
import { signInSso } from '../locales/signInSso.ts';
import { regionToAsk } from './regions.ts';
import { report } from '../../engine/app/frame/reporting.ts';
import { show } from '../../engine/app/frame/root.ts';
import { storedQuery, storeQuery, keepSsoLogin, ssoLogin } from './session/ssoMemory.ts';
import { keepExpiry } from './session/storage.ts';
import type { Config } from './settings/config.ts';
import { signInTranslation } from './signInTranslation.ts';

/**
 * Shows the page for single sign-on where the address wants it: its own, or /login for a customer that uses it (spec 1 §2.2).
 * Answers false where the form with the password is to be shown.
 */
export async function showSso(config: Config, go = (url: string) => location.assign(url)): Promise<boolean> {
  const translate = signInTranslation(config, signInSso);
  const customerId = customerOf(new URLSearchParams(location.search));
  if (location.pathname === '/login' && customerId) {
    if (!(await isFound(config, translate, customerId))) return false;
    history.replaceState(null, '', `/loginWithSSO${location.search}`);
  }
  if (location.pathname !== '/loginWithSSO') return false;
  if (/[?&](step|confirm)=/.test(location.search)) {
    (await import('./ssoStepPages.tsx')).showSsoStep(config, go);
    return true;
  }
  const props = propsOf(withStoredQuery(location.search), config.redirectDomains);
  // Shown once; a reload starts again.
  if (props.refusal) history.replaceState(null, '', addressOf('/loginWithSSO', withStoredQuery(location.search), ['error']));
  document.title = translate('signIn.sso.documentTitle');
  show(
    <Page config={config} translate={translate}>
      <SingleSignOn translate={translate} ask={askSso} leave={leaveBy(go)} report={report} {...props} />
    </Page>,
  );
  return true;
}

function propsOf(search: string, domains: readonly string[]) {
  const query = new URLSearchParams(search);
  const [redirect, accountName, error] = ['redirect', 'account_name', 'error'].map((name) => query.get(name));
  const customerId = customerOf(query);
  const decided = decideRedirect(redirect, location.origin, domains);
  return {
    value: accountName ?? ssoLogin() ?? '',
    // Nobody is sent round and round: after an error it is the user who begins anew.
    auto: error ? undefined : accountName && redirect ? { value: accountName.trim() } : customerId ? { customerId } : undefined,
    redirect: whereTo(decided),
    refusal: error ? refusalKey(error) : undefined,
    // The customer's id would lead straight back here.
    back: addressOf('/login', search, ['error', 'customer_id']),
  } satisfies Partial<SingleSignOnProps>;
}

/** Ignored by a platform whose single sign-on takes no customer. */
const customerOf = (query: URLSearchParams) => (lacking.has('SsoLoginDto.customerId') ? null : query.get('customer_id'));

/** Without a redirect the way leads to the start page, from where one gets to what one may see first. */
function whereTo(decided: ReturnType<typeof decideRedirect>): SingleSignOnProps['redirect'] {
  if (decided.kind === 'invalid') return { refusal: refusalKey('REDIRECT_INVALID') };
  if (decided.kind === 'blocked') return { refusal: refusalKey('REDIRECT_BLOCKED') };
  return { to: decided.kind === 'outside' ? decided.url : decided.kind === 'inside' ? decided.path : '/' };
}

/** The link to the form stays usable during the request. */
async function isFound(config: Config, translate: Translate, customerId: string): Promise<boolean> {
  const skipped = new AbortController();
  document.title = translate('signIn.sso.documentTitle');
  show(
    <Page config={config} translate={translate}>
      <div className="signin-form">
        <h1>{translate('signIn.sso.title')}</h1>
        <div role="status" className="signin-waiting">
          <span className="signin-spinner" aria-hidden="true" />
          {translate('signIn.sso.looking')}
        </div>
        <button type="button" className="signin-submit signin-second" onClick={() => skipped.abort()}>
          {translate('signIn.sso.withPassword')}
        </button>
      </div>
    </Page>,
  );
  // A slow response must not keep anybody from the form.
  return usesSso(askSso, customerId, AbortSignal.any([skipped.signal, AbortSignal.timeout(patience)]));
}

const patience = 8000;

function Page({ config, translate, children }: { config: Config; translate: Translate; children: ReactNode }) {
  return (
    <Frame brandName={config.brandName} footer={<PolicyStatement translate={translate} urls={config.policyUrls} />}>
      {children}
    </Frame>
  );
}

const documents = { IDPAuthSSOLogin, IDPSearchSSOConfigs };

/** Every region knows all customers' configurations. */
const askSso: AskSso = async (operation, variables, signal) => {
  const region = regionToAsk(location.pathname);
  return (await ask<Answers>(documents[operation].text, variables, { region, ...(signal && { signal }) }))[operation];
};

const leaveBy =
  (go: (url: string) => void): SingleSignOnProps['leave'] =>
  (url, who) => {
    if ('value' in who) keepSsoLogin(who.value);
    storeQuery(location.search);
    // The end of an older session would hide the new one, of which only its cookies will tell.
    keepExpiry('');
    go(url);
  };

/** An identity provider's answer that failed says nothing of where one wanted to go; this tab remembers. */
function withStoredQuery(search: string): string {
  const before = storedQuery();
  const error = new URLSearchParams(search).get('error');
  if (before === null || !error) return search;
  const query = new URLSearchParams(before);
  query.set('error', error);
  return `?${query}`;
}

/** The query stays as it was, but for what has been used up. */
function addressOf(path: string, search: string, without: string[]): string {
  const query = new URLSearchParams(search);
  for (const name of without) query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}
