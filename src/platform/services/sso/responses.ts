import type { SsoError } from '../../../domain/ssoReasons.ts';
import type { RequestContext } from '../../context.ts';
import { logFailure } from '../../database/outage.ts';
import { cookieName, readCookies } from '../../http/cookies.ts';
import { cookieHeader } from '../../http/message.ts';
import type { Incoming, Outgoing } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { SsoRefusal } from './refusals.ts';
import { signInByAssertion } from './signIn.ts';
import type { Arrival } from './signIn.ts';
import { answerTest } from './testAnswers.ts';
import { testPage } from './testPage.ts';

/** Answers a browser that comes from an identity provider: each refusal leads to the same page. */
export async function answering(
  tools: Tools,
  incoming: Incoming,
  accountName: string,
  work: (context: RequestContext, cookies: readonly string[]) => Promise<Outgoing>,
): Promise<Outgoing> {
  const cookies: string[] = [];
  try {
    return await work(contextOf(tools, incoming, cookies), cookies);
  } catch (error) {
    if (!(error instanceof SsoRefusal)) {
      logFailure(tools.log, error, { message: 'a single sign-on failed' });
      return failed('unexpected');
    }
    tools.log.warn({ accountName, code: error.code, detail: error.detail }, 'a single sign-on was refused');
    return failed(error.code);
  }
}

/** Leads into the console, or to the page that ends a test. */
export async function signedIn(context: RequestContext, arrival: Arrival, cookies: readonly string[]): Promise<Outgoing> {
  if (await answerTest(context, arrival)) return testPage(context.settings.brandName);
  return seeOther(await signInByAssertion(context, arrival), cookies);
}

const failed = (code: SsoError | 'unexpected'): Outgoing => seeOther(`/loginWithSSO?error=${code}`, []);

export const seeOther = (location: string, cookies: readonly string[]): Outgoing => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) },
  body: null,
});

/** Context of a call that nobody’s session makes. */
export function contextOf(tools: Tools, incoming: Incoming, setCookies: string[]): RequestContext {
  const { ip, signal, secure } = incoming;
  const cookies = readCookies(incoming, tools.settings);
  const isSecure = secure || tools.settings.publicUrl.startsWith('https:');
  return {
    ...tools,
    region: 'ap-southeast-2',
    session: null,
    request: { id: tools.newId(), ip, userAgent: (incoming.header('user-agent') ?? '').slice(0, 300), cookies, signal },
    setCookie: (name, value, options) => void setCookies.push(cookieHeader(cookieName(name, tools.settings), value, options, isSecure)),
  };
}
