import { logFailure } from '../../database/outage.ts';
import type { RequestContext } from '../../context.ts';
import { cookieName, readCookies } from '../../http/cookies.ts';
import { cookieHeader, text } from '../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import type { SsoError } from '../../../domain/ssoReasons.ts';
import { parseAddress } from './addresses.ts';
import { answerLimit, openAnswer } from './answers.ts';
import type { Envelope } from './answers.ts';
import { tokenOf } from './browsers.ts';
import { SsoRefusal } from './refusals.ts';
import { metadataOf } from './serviceProvider.ts';
import { signInByAssertion } from './signIn.ts';
import { answerTest } from './testAnswers.ts';
import { testPage } from './testPage.ts';

export const ssoRoutes = (tools: Tools): Route[] => [
  { method: 'GET', path: '/sso/*', budget: 'page', handle: ({ path }) => metadata(tools, path) },
  { method: 'POST', path: '/sso/*', budget: 'singleSignOn', handle: (incoming) => assertion(tools, incoming) },
];

async function metadata({ settings }: Tools, path: string): Promise<Outgoing> {
  const address = parseAddress(path);
  if (address?.page !== 'metadata') return text(404, 'Page not found.');
  return text(200, await metadataOf(settings, address.accountName), 'application/samlmetadata+xml; charset=utf-8');
}

async function assertion(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const cookies: string[] = [];
  const address = parseAddress(incoming.path);
  if (address?.page !== 'assertion') return text(404, 'Page not found.');
  const { accountName } = address;
  try {
    const { answer, state } = await readForm(incoming);
    const context = contextOf(tools, incoming, cookies);
    const browserToken = tokenOf(context.request.cookies);
    if (!browserToken) throw new SsoRefusal('expired', 'the browser has asked for nothing');
    const opened = opening(answer);
    const requestId = opened instanceof SsoRefusal ? state : opened.inResponseTo;
    const arrival = { accountName, browserToken, requestId, opened };
    if (await answerTest(context, arrival)) return testPage(tools.settings.brandName);
    return seeOther(await signInByAssertion(context, arrival), cookies);
  } catch (error) {
    if (!(error instanceof SsoRefusal)) {
      logFailure(tools.log, error, { message: 'a single sign-on failed' });
      return failed('unexpected');
    }
    tools.log.warn({ accountName, code: error.code, detail: error.detail }, 'a single sign-on was refused');
    return failed(error.code);
  }
}

const failed = (code: SsoError | 'unexpected'): Outgoing => seeOther(`/loginWithSSO?error=${code}`, []);

const seeOther = (location: string, cookies: string[]): Outgoing => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) },
  body: null,
});

/** An unreadable response may belong to a test, which shows the reason. */
function opening(answer: string | null): Envelope | SsoRefusal {
  try {
    return openAnswer(answer);
  } catch (error) {
    if (error instanceof SsoRefusal) return error;
    throw error;
  }
}

async function readForm(incoming: Incoming): Promise<{ answer: string | null; state: string }> {
  const type = incoming.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new SsoRefusal('refused', 'the answer was not sent by a form');
  // Base64 and form encoding enlarge the body.
  const body = await incoming.body(answerLimit * 2);
  if (!body) throw new SsoRefusal('refused', 'the answer is too long');
  const fields = new URLSearchParams(body.toString('utf8'));
  const answers = fields.getAll('SAMLResponse');
  if (answers.length > 1) throw new SsoRefusal('refused', 'there are several answers');
  return { answer: answers[0] ?? null, state: (fields.get('RelayState') ?? '').slice(0, 100) };
}

function contextOf(tools: Tools, incoming: Incoming, setCookies: string[]): RequestContext {
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
