import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { keyTextAdmission } from '../../admission/keyLimits.ts';
import { consume, countersOf, createLimiters } from '../../admission/limiters.ts';
import { logFailure } from '../../database/outage.ts';
import { PlatformError } from '../../errors.ts';
import { readJson } from '../../http/jsonLimits.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { recordRequest } from '../scim-requests/record.ts';
import { baseUrlOf, scimPath } from '../scim-tokens/relations.ts';
import { noteTokenUse, scimSession } from '../scim-tokens/session.ts';
import type { ScimSession } from '../scim-tokens/session.ts';
import { answer } from './answers.ts';
import type { ScimAnswer, ScimRequest } from './answers.ts';
import { answerBulk } from './bulk.ts';
import { contextOf, forgetAll } from './context.ts';
import type { ScimContext } from './context.ts';
import { listOf, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { asScimError, errorBodyOf, invalidSyntax, ScimError, unknownResource } from './errors.ts';
import { bulkLimits, callsPerMinute } from './limits.ts';
import { queryOf } from './listRequest.ts';
import { isRecord } from './values.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export function scimRoutes(tools: Tools): Route[] {
  const admit = createAdmission(tools);
  const handle = (incoming: Incoming) => receive(tools, admit, incoming);
  return methods.map((method) => ({ method, path: `${scimPath}/*`, budget: 'provisioning', handle }));
}

type Admit = (incoming: Incoming) => Promise<ScimSession>;

/** @throws ScimError 401 for whatever is no token, or 429 */
function createAdmission(tools: Tools): Admit {
  const { rateLimitScale } = tools.settings;
  const sharedPool = async () => {
    const identity = await tools.stores.identity();
    return identity.embedded ? undefined : identity.forPublic.pool;
  };
  const admitText = keyTextAdmission(createLimiters(rateLimitScale, sharedPool).scimToken);
  const limit = { by: 'token', calls: callsPerMinute, seconds: 60 };
  let counters: RateLimiterAbstract | undefined;
  const calls = {
    limit: { ...limit, by: 'account' as const },
    counters: async () => (counters ??= countersOf('scim', limit, rateLimitScale, undefined)),
  };
  return async (incoming) => {
    const [, text = ''] = /^bearer +(\S+)$/i.exec(incoming.header('authorization') ?? '') ?? [];
    const session = (await admitText(incoming.ip, text, (each) => scimSession(tools, each))) as ScimSession | null;
    if (!session) throw new ScimError(401, 'This SCIM token is not valid.');
    const retryAfter = await consume(calls, session.id);
    if (retryAfter !== undefined) throw new TooManyCalls(retryAfter);
    return session;
  };
}

class TooManyCalls extends ScimError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(429, `Too many requests. Try again in ${retryAfter} s.`);
    this.retryAfter = retryAfter;
  }
}

async function receive(tools: Tools, admit: Admit, incoming: Incoming): Promise<Outgoing> {
  try {
    const session = await admit(incoming);
    await noteTokenUse(tools, session);
    // Opening the identity store before a transaction, which may need it.
    await tools.stores.identity();
    const home = await tools.stores.region(session.region);
    return reply(await handle(contextOf(tools, incoming, session, home), incoming));
  } catch (error) {
    return refused(tools, error);
  }
}

async function handle(context: ScimContext, incoming: Incoming): Promise<ScimAnswer> {
  const path = pathOf(incoming.path);
  const base = { method: incoming.method, path, parameters: queryOf(incoming.query) };
  return recorded(context, base, async () => {
    const request: ScimRequest = {
      ...base,
      body: await bodyOf(incoming),
      ifMatch: incoming.header('if-match'),
      ifNoneMatch: incoming.header('if-none-match'),
    };
    return discovered(context, request) ?? (path.toLowerCase() === '/bulk' ? bulk(context, request) : answer(context, request));
  });
}

function discovered({ tools }: ScimContext, { method, path, parameters }: ScimRequest): ScimAnswer | undefined {
  const base = baseUrlOf(tools.settings.publicUrl);
  const [, endpoint = '', id] = /^\/([A-Za-z]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const name = endpoint.toLowerCase();
  if (name === 'me') throw new ScimError(501, 'A token has no user of its own.');
  if (!['serviceproviderconfig', 'resourcetypes', 'schemas'].includes(name)) return undefined;
  if (method !== 'GET') throw new ScimError(405, `${method} is not possible here.`);
  if (parameters['filter'] !== undefined) throw new ScimError(403, 'This list cannot be filtered.');
  if (name === 'serviceproviderconfig') return { status: 200, body: serviceProviderConfig(base) };
  const all: readonly { id: string }[] = name === 'schemas' ? schemas(base) : resourceTypes(base);
  if (id === undefined) return { status: 200, body: listOf(all) };
  const found = all.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (!found) throw unknownResource();
  return { status: 200, body: found };
}

function bulk(context: ScimContext, { method, body }: ScimRequest): Promise<ScimAnswer> {
  if (method !== 'POST') throw new ScimError(405, `${method} is not possible here.`);
  return answerBulk(body, baseUrlOf(context.tools.settings.publicUrl), async (request) => {
    const own: ScimContext = { ...context, facts: {} };
    try {
      return await recorded(own, request, () => answer(own, request));
    } catch (error) {
      return scimErrorOf(context.tools, error);
    }
  });
}

/** Runs a request and writes its line of the log, refused or not. */
async function recorded(
  context: ScimContext,
  { method, path }: Pick<ScimRequest, 'method' | 'path'>,
  work: () => Promise<ScimAnswer>,
): Promise<ScimAnswer> {
  const { tools, session, home, facts } = context;
  const { id: tokenId, name: tokenName, customerId, organizationId } = session.token;
  const write = (status: number, error?: ScimError) => {
    const { resourceType = null, resourceId = null, resourceName = null, fields = [] } = facts;
    return recordRequest(home, tools, {
      ...{
        customerId,
        organizationId,
        tokenId,
        tokenName,
        method,
        path,
        status,
        resourceType,
        resourceId,
        resourceName,
        fields: [...fields],
      },
      detail: error?.message ?? facts.detail ?? null,
      scimType: error?.scimType ?? null,
    });
  };
  try {
    const done = await work();
    await write(done.status);
    return done;
  } catch (error) {
    const known = scimErrorOf(tools, error);
    // A change that failed half-way may have changed rights.
    await forgetAll(context);
    await write(known.status, known);
    throw known;
  }
}

function pathOf(path: string): string {
  try {
    return decodeURIComponent(path.slice(scimPath.length)).replace(/\/+$/, '');
  } catch {
    throw unknownResource();
  }
}

async function bodyOf(incoming: Incoming): Promise<unknown> {
  if (incoming.method === 'GET' || incoming.method === 'DELETE') return undefined;
  const type = incoming.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type && type !== 'application/scim+json' && type !== 'application/json')
    throw new ScimError(415, 'Send the content type application/scim+json.');
  const body = await incoming.body(bulkLimits.bytes);
  if (!body) throw new ScimError(413, `The request body has at most ${bulkLimits.bytes} bytes.`, 'tooMany');
  const value = readJson(body);
  if (!isRecord(value)) throw invalidSyntax('The body must be a JSON object whose texts can be stored, not nested too deeply.');
  return value;
}

const headers = { 'content-type': 'application/scim+json; charset=utf-8', 'cache-control': 'no-store' };

function reply({ status, body, version, location }: ScimAnswer): Outgoing {
  const own = { ...headers, ...(version && { etag: version }), ...(location && { location }) };
  return { status, headers: own, body: body === undefined ? null : JSON.stringify(body) };
}

function refused(tools: Tools, error: unknown): Outgoing {
  const known = scimErrorOf(tools, error);
  const retryAfter = error instanceof TooManyCalls ? error.retryAfter : error instanceof PlatformError && error.extensions['retryAfter'];
  const more = {
    ...(known.status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(known.status === 503 && { 'retry-after': '60' }),
    ...(typeof retryAfter === 'number' && { 'retry-after': String(retryAfter) }),
  };
  return { status: known.status, headers: { ...headers, ...more }, body: JSON.stringify(errorBodyOf(known)) };
}

function scimErrorOf(tools: Tools, error: unknown): ScimError {
  const known = asScimError(error);
  if (known) return known;
  logFailure(tools.log, error, { message: 'a SCIM request failed' });
  return new ScimError(500, 'Something went wrong.');
}
