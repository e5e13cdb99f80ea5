import type { WebhookEvent } from '../../../generated/types.ts';
import type { Settings } from '../../context.ts';
import { call } from '../../outbound/call.ts';
import type { CallResult } from '../../outbound/call.ts';
import { faultTexts, isFinal, secondsIn } from '../../outbound/faults.ts';
import { maskedAnswer } from '../../outbound/masked.ts';
import type { Outcome } from '../../outbound/settle.ts';
import { timeout } from './lane.ts';
import type { Delivery, Webhook } from './lane.ts';
import { openSecret } from './secret.ts';
import { signedHeaders } from './sign.ts';

interface Delivering {
  settings: Settings;
  now: () => Date;
  stop?: AbortSignal;
}

export type Sent = Pick<Delivery, 'id' | 'customerId' | 'event' | 'payload' | 'position' | 'createdAt'>;

const mostBytes = 2_000;

/** `application.status_changed` for APPLICATION_STATUS_CHANGED. */
export const nameOf = (event: WebhookEvent): string => event.toLowerCase().replace('_', '.');

/** Sends one event, signed. Its id is the same at each try, so that a receiver can tell a repeated one. */
export async function deliver(row: Sent, webhook: Webhook, { settings, now, stop }: Delivering): Promise<Outcome> {
  if (webhook.archivedAt) return { result: 'ignored', response: { status: null, data: { reason: 'The webhook is archived.' } } };
  const { id, customerId, event, payload, position, createdAt } = row;
  const facts = { id, type: nameOf(event), timestamp: createdAt.toISOString(), sequence: position, customerId, data: payload ?? {} };
  const body = JSON.stringify(facts);
  const address = webhook.url.replace(/[?#].*$/s, '');
  const simulated = settings.demo ? simulatedAnswer(webhook.url) : undefined;
  if (simulated) return { ...outcomeOf(simulated, []), address };
  const at = now();
  const secrets = secretsOf(settings, webhook, at);
  if (secrets.length === 0) return { result: 'refused', response: { status: null, data: { error: unreadable } }, address };
  const answer = await call(webhook.url, {
    ...{ method: 'POST', body, timeout, most: mostBytes, allowsPrivate: settings.demo, stop },
    headers: {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'hiring-console' },
      ...signedHeaders(secrets, { id, at, body }),
    },
  });
  return { ...outcomeOf(answer, secrets), address };
}

/** The secret, then the one before while it is used; none if it cannot be read, since another secret of the installation sealed it. */
function secretsOf(settings: Settings, webhook: Webhook, at: Date): string[] {
  const { secret, previousSecret, previousSecretUntil } = webhook;
  const isUsed = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at;
  const open = (sealed: string): string[] => {
    try {
      return [openSecret(settings, webhook, sealed)];
    } catch (error) {
      if (settings.secret) return [];
      throw error;
    }
  };
  const current = open(secret);
  return current.length > 0 && isUsed ? [...current, ...open(previousSecret)] : current;
}

const unreadable = 'The signing secret cannot be read. Make a new one.';

function outcomeOf(answer: CallResult, secrets: readonly string[]): Outcome {
  if ('fault' in answer) {
    const response = { status: null, data: { error: faultTexts[answer.fault] } };
    return isFinal(answer.fault) ? { result: 'refused', response } : { result: 'later', response, pause: true };
  }
  const { status, body, retryAfter } = answer;
  const response = { status, data: maskedAnswer(body, secrets) };
  if (status >= 200 && status < 300) return { result: 'done', response };
  // Standard Webhooks: the receiver asks for no more events.
  if (status === 410) return { result: 'refused', response, isGone: true };
  return { result: 'later', response, pause: secondsIn(retryAfter) ?? true };
}

/** Hosts that no network has (RFC 2606): a demo answers for them itself. */
const simulatedAnswer = (address: string): CallResult | undefined =>
  URL.canParse(address) && new URL(address).hostname.endsWith('.example') ? { status: 204, body: '' } : undefined;
