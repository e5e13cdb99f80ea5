import { json } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import { isSigned, wrongSignature } from '../http/signature.ts';
import type { Tools } from '../platform.ts';
import type { CallbackOutcome } from './fields.ts';
import { noteMailEvent } from './mail.ts';
import { noteSmsEvent } from './sms.ts';

const longest = 256_000;
const mostEvents = 500;

/** Duplicates get the same response; events of unknown messages are dropped (docs/integrations/mail.md). */
export const webhookRoutes = (platform: Tools): Route[] => [
  { method: 'POST', path: '/webhooks/mail', budget: 'integration', handle: (incoming) => receive(platform, incoming, noteMailEvent) },
  { method: 'POST', path: '/webhooks/sms', budget: 'integration', handle: (incoming) => receive(platform, incoming, noteSmsEvent) },
];

async function receive(
  platform: Tools,
  incoming: Incoming,
  note: (platform: Tools, event: Record<string, unknown>) => Promise<CallbackOutcome>,
): Promise<Outgoing> {
  const body = await incoming.body(longest);
  if (!body) return answer(413, { error: 'The request body is too large.' }, { connection: 'close' });
  // The same response without a configured key.
  if (!isSigned(platform.settings.webhookSecret, incoming.header, body, platform.now())) return answer(401, { error: wrongSignature });
  const events = eventsOf(body);
  if (!events) return answer(400, { error: `Send one event or a list of at most ${mostEvents}, in JSON.` });
  const outcomes: Record<CallbackOutcome, number> = { noted: 0, known: 0, unknown: 0, early: 0, malformed: 0 };
  for (const event of events) outcomes[await note(platform, event)] += 1;
  // The provider may be faster than the commit: ask for a repetition.
  if (outcomes.early > 0) return answer(503, { ...outcomes }, { 'retry-after': '5' });
  return answer(events.length > 0 && outcomes.malformed === events.length ? 400 : 202, { ...outcomes });
}

const answer = (status: number, content: Record<string, unknown>, headers?: Outgoing['headers']): Outgoing =>
  json(status, JSON.stringify(content), headers);

function eventsOf(body: Buffer): Record<string, unknown>[] | undefined {
  try {
    const input: unknown = JSON.parse(body.toString('utf8'));
    const events = Array.isArray(input) ? (input as unknown[]) : [input];
    return events.length <= mostEvents && events.every(isRecord) ? events : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null && !Array.isArray(input);
