import { createHash } from 'node:crypto';
import { regions } from '../regions.ts';
import type { Region } from '../regions.ts';
import { readCookies } from '../http/cookies.ts';
import { maxBody } from '../http/limits.ts';
import { json } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import type { Session } from '../http/session.ts';
import type { Tools } from '../platform.ts';
import { flagContext } from './flagContext.ts';
import { FlagServiceError } from './source.ts';
import type { Evaluated, FlagContext, FlagSource } from './source.ts';

export const flagPath = (region: Region) => `/api/${region}/ofrep/v1/evaluate/flags`;

export const routesOf = (tools: Tools, source: FlagSource): Route[] =>
  regions.flatMap((region) => [
    {
      method: 'POST',
      path: flagPath(region),
      budget: 'session',
      handle: (incoming) => answer(tools, region, incoming, (context) => bulk(source, context, incoming)),
    },
    { method: 'POST', path: `${flagPath(region)}/*`, budget: 'session', handle: (incoming) => single(tools, source, region, incoming) },
  ]);

async function bulk(source: FlagSource, context: FlagContext, incoming: Incoming): Promise<Outgoing> {
  const body = JSON.stringify({ flags: await source.all(context) });
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  if (namesTag(incoming.header('if-none-match'), etag)) return { ...json(304, '', { etag }), body: null };
  return json(200, body, { etag });
}

async function single(tools: Tools, source: FlagSource, region: Region, incoming: Incoming): Promise<Outgoing> {
  const key = decoded(incoming.path.slice(flagPath(region).length + 1));
  if (key === undefined || key.length > longestKey) return failure(400, 'PARSE_ERROR', 'Invalid flag key.', { key: '' });
  return answer(
    tools,
    region,
    incoming,
    async (context) => {
      const evaluated = await source.one(key, context);
      return json(statusOf(evaluated), JSON.stringify(evaluated));
    },
    { key },
  );
}

type Named = { key?: string };

async function answer(
  tools: Tools,
  region: Region,
  incoming: Incoming,
  evaluate: (context: FlagContext) => Promise<Outgoing>,
  named: Named = {},
): Promise<Outgoing> {
  if (![undefined, 'same-origin', 'none'].includes(incoming.header('sec-fetch-site')))
    return failure(403, 'GENERAL', 'Flags are available to this console only.', named);
  const session = await tools.sessionOf(readCookies(incoming, tools.settings)['session']);
  if (!session) return failure(401, 'GENERAL', 'Please sign in.', named);
  const body = await incoming.body(maxBody);
  if (!body) return failure(413, 'PARSE_ERROR', 'The request body is too large.', named, { connection: 'close' });
  return withContext(tools, session, region, body, named, async (context) => {
    try {
      return await evaluate(context);
    } catch (error) {
      if (!(error instanceof FlagServiceError)) throw error;
      tools.log.warn({ reason: error.message }, 'the flag service did not answer');
      const { retryAfter } = error;
      if (retryAfter === undefined) return failure(502, 'GENERAL', 'The flag service is unavailable.', named);
      return failure(429, 'GENERAL', 'The flag service received too many requests.', named, { 'retry-after': retryAfter });
    }
  });
}

async function withContext(
  tools: Tools,
  session: Session,
  region: Region,
  body: Buffer,
  named: Named,
  then: (context: FlagContext) => Promise<Outgoing>,
): Promise<Outgoing> {
  const requested = readQuestion(body);
  if (typeof requested === 'string')
    return failure(
      400,
      requested,
      requested === 'PARSE_ERROR' ? 'The request body is not valid JSON.' : 'The context is not usable.',
      named,
    );
  const context = await flagContext(tools, session, region, requested.customerId);
  // Inaccessible, archived, elsewhere or absent: the same response (decisions §5).
  if (!context) return failure(403, 'INVALID_CONTEXT', 'Unknown customer.', named);
  return then(context);
}

function readQuestion(body: Buffer): { customerId?: string } | 'PARSE_ERROR' | 'INVALID_CONTEXT' {
  let question: unknown;
  try {
    question = JSON.parse(body.toString('utf8'));
  } catch {
    return 'PARSE_ERROR';
  }
  if (!isRecord(question)) return 'INVALID_CONTEXT';
  const { context = {} } = question;
  if (!isRecord(context)) return 'INVALID_CONTEXT';
  const { customerId } = context;
  if (customerId === undefined) return {};
  return typeof customerId === 'string' && /^[0-9a-f]{24}$/.test(customerId) ? { customerId } : 'INVALID_CONTEXT';
}

const longestKey = 500;

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part) || undefined;
  } catch {
    return undefined;
  }
}

function statusOf({ errorCode }: Evaluated): number {
  if (errorCode === undefined) return 200;
  return errorCode === 'FLAG_NOT_FOUND' ? 404 : 400;
}

const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));

const failure = (status: number, errorCode: string, errorDetails: string, named: Named, headers?: Outgoing['headers']): Outgoing =>
  json(status, JSON.stringify({ ...named, errorCode, errorDetails }), headers);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
