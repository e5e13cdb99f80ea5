import { SmsMessageStatus as statuses } from '../../generated/values.ts';
import type { Settings } from '../context.ts';
import type { SmsMessageStatus } from '../database/tables/events.ts';

/** A text message as the SMS service is given it; docs/integrations/sms.md documents the request. */
interface OutgoingSms {
  /** By which the service's webhook names it, and by which it knows a message that is sent again. */
  messageId: string;
  to: string;
  text: string;
  customerId: string;
  region: string;
  /** A template of the customer's own that lives at the service. */
  templateId?: string;
}

/** How the service answered: taken, with the status that it gives the message; refused for good; or not now. */
export type SmsAnswer = { taken: SmsMessageStatus } | { refused: string } | { failed: string };

interface SmsTransport {
  send(message: OutgoingSms): Promise<SmsAnswer>;
}

const patience = 15_000;
/** More than a status nobody needs to say. */
const longestAnswer = 10_000;

/** The way out over HTTP; null where no service is configured. The address is the operator's, in their own network or not: nothing that is sent changes it. */
export function smsTransport({ smsUrl, smsToken, smsFrom }: Settings): SmsTransport | null {
  if (!smsUrl) return null;
  return {
    send: async (message) => {
      try {
        const answer = await fetch(smsUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': message.messageId,
            ...(smsToken && { authorization: `Bearer ${smsToken}` }),
          },
          body: JSON.stringify({ ...message, ...(smsFrom && { from: smsFrom }) }),
          // To be led elsewhere would show the message, and the token, to whom nobody configured.
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        });
        if (answer.ok) return { taken: await statusOf(answer) };
        await answer.body?.cancel();
        return isRefusal(answer.status) ? { refused: `HTTP ${answer.status}` } : { failed: `HTTP ${answer.status}` };
      } catch (error) {
        return { failed: codeOf(error) };
      }
    },
  };
}

/** What is wrong with the message is 4xx; but a token that is not known, a limit and a time-out are not the message's, and pass. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 407, 408, 425, 429].includes(status);

/** The status that the service names; that it took the message, where it names none. */
async function statusOf(answer: Response): Promise<SmsMessageStatus> {
  const text = await readUpTo(answer, longestAnswer).catch(() => '');
  try {
    const { status } = JSON.parse(text) as { status?: unknown };
    return statuses.find((each) => each === status) ?? 'Successful';
  } catch {
    return 'Successful';
  }
}

/** The message is taken whatever follows: a body without end is not waited for. */
async function readUpTo(answer: Response, limit: number): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > limit) return '';
  }
  return text;
}

/** A short code: an error's text may hold the address, and in it a password. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (typeof cause?.code === 'string') return cause.code;
  return name === 'TimeoutError' ? 'TIMEOUT' : 'unknown';
}
