import { regions } from '../regions.ts';
import type { RequestContext } from '../context.ts';
import type { Region } from '../regions.ts';
import { errorBody, forbidden, notFound, PlatformError, unauthenticated } from '../errors.ts';
import { readCookies } from '../http/cookies.ts';
import { describeError } from '../http/masking.ts';
import { json } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import type { Session, SessionLoader } from '../http/session.ts';
import type { Tools } from '../platform.ts';
import { columnsOf } from './columns.ts';
import { exporting } from './formats.ts';
import { lines } from './lines.ts';
import { sourceOf } from './source.ts';
import { begunAt, takeTicket } from './ticket.ts';
import type { Ticket } from './ticket.ts';

export const exportPath = (region: Region, id: string) => `/api/${region}/exports/${id}`;

/** Serves the rows of exports: once each, to the session that requested them. */
export const exportRoutes = (tools: Tools, load: SessionLoader): Route[] =>
  regions.map((region) => ({
    method: 'GET',
    path: exportPath(region, '*'),
    budget: 'session',
    handle: (incoming) => send(tools, load, region, incoming),
  }));

async function send(tools: Tools, load: SessionLoader, region: Region, incoming: Incoming): Promise<Outgoing> {
  // Other sites must not use up an export.
  if (![undefined, 'same-origin', 'none'].includes(incoming.header('sec-fetch-site'))) return refused(403, forbidden('FOREIGN_ORIGIN'));
  const cookies = readCookies(incoming, tools.settings);
  const session = cookies['session'] ? await load(cookies['session']) : null;
  if (!session) return refused(401, unauthenticated());
  const { db } = await tools.stores.region(region);
  const ticket = await takeTicket(db, session, incoming.path.slice(exportPath(region, '').length), tools.now());
  if (!ticket) return refused(404, notFound('NO_EXPORT'));
  try {
    return await rowsOf(ticket, contextOf(tools, session, region, incoming, cookies));
  } catch (error) {
    // Rights may have ended since the request.
    if (error instanceof PlatformError) return refused(error.code === 'FORBIDDEN' ? 403 : 400, error);
    throw error;
  }
}

async function rowsOf(ticket: Ticket, context: RequestContext & { session: Session }): Promise<Outgoing> {
  const { input, fileName, rows } = ticket;
  const { operation, variables, ids } = input;
  const columns = columnsOf(operation, input.columns);
  const source = await sourceOf(context, { operation, variables, columns, begun: begunAt(ticket), ids }, exporting);
  const headers = {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName.replace(/\.\w+$/, '.ndjson')}"`,
    'cache-control': 'no-store',
    'x-export-rows': String(rows),
  };
  const stream = watched(lines(columns, source.parts(context.request.signal)), context);
  return { status: 200, headers, body: null, stream };
}

/** An error ends the connection, so that a truncated file is not taken for complete. */
async function* watched(stream: AsyncIterable<string>, { log, request }: RequestContext): AsyncGenerator<string> {
  try {
    yield* stream;
  } catch (error) {
    if (!request.signal.aborted) log.error({ error: describeError(error) }, 'an export broke off');
    throw error;
  }
}

function contextOf(tools: Tools, session: Session, region: Region, incoming: Incoming, cookies: RequestContext['request']['cookies']) {
  const { ip, signal } = incoming;
  const request = { id: tools.newId(), ip, userAgent: (incoming.header('user-agent') ?? '').slice(0, 300), cookies, signal };
  return { ...tools, session, region, request, setCookie: () => undefined };
}

const refused = (status: number, error: PlatformError): Outgoing => json(status, errorBody(error));
