import type { Settings } from '../../context.ts';
import { call } from '../../outbound/call.ts';
import type { CallResult } from '../../outbound/call.ts';
import { faultTexts, isFinal, secondsIn } from '../../outbound/faults.ts';
import type { Outcome } from '../../outbound/settle.ts';
import { UnreadableSecret } from '../ats-inbound/caller.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import type { createCredentials, NoCredential } from './credential.ts';
import { maskedAnswer } from '../../outbound/masked.ts';
import type { RequestRow } from './lane.ts';
import { envelopeOf, targetOf, timeoutOf } from './reports.ts';
import type { ReportType } from './reports.ts';
import { simulatedAnswer } from './simulated.ts';

const mostBytes = 10_000;

interface Delivering {
  settings: Settings;
  credentials: ReturnType<typeof createCredentials>;
  stop: AbortSignal;
}

/** Sends one report. The idempotency key is the same at each try, so that an ATS can tell a repeated one. */
export async function deliver(row: RequestRow, tenant: AtsTenant, { settings, credentials, stop }: Delivering): Promise<Outcome> {
  if (tenant.archivedAt) return ignored('The connection is archived.');
  const target = targetOf(tenant, row.requestType as ReportType);
  if (!target) return ignored('The connection has no address for this.');
  if (row.payload === null) return ignored('The personal data were deleted.');
  const body = JSON.stringify({ requestId: row.id, type: row.requestType, ...envelopeOf(tenant), payload: row.payload });
  const address = target.url.replace(/[?#].*$/s, '');
  const simulated = settings.demo ? simulatedAnswer(target.url, row) : undefined;
  if (simulated) return { ...outcomeOf(simulated, []), address };
  try {
    const credential = await credentials.of(tenant, target, body);
    if ('lacks' in credential) return { ...withoutCredential(credential), address };
    const answer = await call(target.url, {
      ...{ method: 'POST', body, timeout: timeoutOf(tenant), most: mostBytes, allowsPrivate: settings.demo, stop },
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/json', 'content-length': Buffer.byteLength(body) },
        ...{ 'idempotency-key': row.id, 'user-agent': 'hiring-console' },
        ...credential.headers,
      },
    });
    if ('status' in answer && answer.status === 401) credentials.forget(tenant);
    return { ...outcomeOf(answer, credential.secrets), address };
  } catch (error) {
    if (error instanceof UnreadableSecret)
      return { ...refused(null, { error: 'A secret of the connection cannot be read. Enter it again.' }), address };
    throw error;
  }
}

const ignored = (reason: string): Outcome => ({ result: 'ignored', response: { status: null, data: { reason } } });
const refused = (status: number | null, data: unknown): Outcome => ({ result: 'refused', response: { status, data } });

/** Statuses of an ATS that is in trouble, or that refuses this connection as a whole. */
const troubled: ReadonlySet<number> = new Set([401, 403, 408, 429, 502, 503, 504]);

function outcomeOf(answer: CallResult, secrets: readonly string[]): Outcome {
  if ('fault' in answer) {
    const data = { error: faultTexts[answer.fault] };
    if (isFinal(answer.fault)) return refused(null, data);
    return { result: 'later', response: { status: null, data }, pause: true };
  }
  const { status, body, retryAfter } = answer;
  const data = maskedAnswer(body, secrets);
  const response = { status, data };
  if (status >= 200 && status < 300) return { result: isIgnored(data) ? 'ignored' : 'done', response };
  if (troubled.has(status)) return { result: 'later', response, pause: secondsIn(retryAfter) ?? true };
  return status >= 500 || status === 425 ? { result: 'later', response } : { result: 'refused', response };
}

const isIgnored = (data: unknown): boolean => typeof data === 'object' && data !== null && 'ignored' in data && data.ignored === true;

function withoutCredential(without: NoCredential): Outcome {
  if (without.lacks === 'NO_CREDENTIAL') return refused(null, { error: 'The connection has no credential.' });
  const why = without.fault ? faultTexts[without.fault] : `HTTP ${without.status}`;
  const response = { status: without.status ?? null, data: { error: `No token was issued: ${why}` } };
  return { result: 'later', response, pause: true };
}
