import { logFailure } from '../../database/outage.ts';
import { regions } from '../../regions.ts';
import type { Region } from '../../regions.ts';
import { readJson } from '../../http/jsonLimits.ts';
import { json } from '../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import { carriesSignature, wrongSignature } from '../../http/signature.ts';
import type { Tools } from '../../platform.ts';
import { callerOf, contextOf } from './caller.ts';
import { record, finishRequest } from './ledger.ts';
import type { InboundMessage } from './messages.ts';
import { faultsOf } from './messages.ts';
import { InboundRefusal } from './refusal.ts';

const maxBytes = 100_000;

const pathOf = (region: Region) => `/integrations/ats/${region}/`;

export const inboundRoutes = (tools: Tools): Route[] =>
  regions.map((region) => ({
    method: 'POST',
    path: `${pathOf(region)}*`,
    budget: 'integration',
    handle: (incoming) => receive(tools, region, incoming),
  }));

async function receive(tools: Tools, region: Region, incoming: Incoming): Promise<Outgoing> {
  const body = await incoming.body(maxBytes);
  if (!body) return errorResponse(413, 'The request body is too large.');
  const store = await tools.stores.region(region);
  // The identity store holds the secret that seals credentials.
  await tools.stores.identity();
  const tenantId = incoming.path.slice(pathOf(region).length);
  const tenant = await callerOf(store.db, tools, tenantId, { header: incoming.header, body: body.toString('utf8') });
  // The text depends on the request alone, so that it does not reveal whether the connection exists.
  if (!tenant)
    return {
      ...errorResponse(401, carriesSignature(incoming.header) ? wrongSignature : 'The credential is not accepted.'),
      headers: { ...errorResponse(401, '').headers, 'www-authenticate': 'Basic realm="ATS", Bearer' },
    };
  const message = readJson(body);
  if (message === undefined)
    return errorResponse(400, 'The request body is not valid JSON, contains characters that cannot be stored, or is nested too deeply.');
  const faults = faultsOf('envelope', message);
  if (Object.keys(faults).length > 0) return json(400, JSON.stringify({ error: 'Invalid request.', fields: faults }));
  const context = contextOf(tools, region);
  try {
    const row = await record(store, context, tenant, message as InboundMessage);
    const { status, data } = await finishRequest(store, context, row, tenant);
    return json(status, JSON.stringify({ requestId: row.id, ...data }));
  } catch (error) {
    if (error instanceof InboundRefusal) return errorResponse(error.status, error.message);
    logFailure(tools.log, error, { message: 'an ATS request failed' });
    return {
      ...errorResponse(503, 'Something went wrong. We will retry the request.'),
      headers: { ...errorResponse(503, '').headers, 'retry-after': '60' },
    };
  }
}

const errorResponse = (status: number, error: string): Outgoing => json(status, JSON.stringify({ error }));
