import { SmsMessageStatus as statuses } from '../../generated/values.ts';
import type { Settings } from '../context.ts';
import type { SmsMessageStatus } from '../services/sms-events/table.ts';
import { calling } from '../tracing/outgoing.ts';

interface OutgoingSms {
  messageId: string;
  to: string;
  text: string;
  customerId: string;
  region: string;
  templateId?: string;
}

export type SmsAnswer = { taken: SmsMessageStatus } | { refused: string } | { failed: string };

interface SmsTransport {
  send(message: OutgoingSms): Promise<SmsAnswer>;
}

const patience = 15_000;
const longestAnswer = 10_000;

/** The operator's address, even in a private network; requests cannot change it. */
export function smsTransport({ smsUrl, smsToken, smsFrom }: Settings): SmsTransport | null {
  if (!smsUrl) return null;
  return {
    send: async (message) => {
      try {
        const answer = await calling(
          'sms',
          smsUrl,
          () =>
            fetch(smsUrl, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'idempotency-key': message.messageId,
                ...(smsToken && { authorization: `Bearer ${smsToken}` }),
              },
              body: JSON.stringify({ ...message, ...(smsFrom && { from: smsFrom }) }),
              // A redirect would send message and token elsewhere.
              redirect: 'manual',
              signal: AbortSignal.timeout(patience),
            }),
          ({ status }) => ({ status }),
        );
        if (answer.ok) return { taken: await statusOf(answer) };
        await answer.body?.cancel();
        return isRefusal(answer.status) ? { refused: `HTTP ${answer.status}` } : { failed: `HTTP ${answer.status}` };
      } catch (error) {
        return { failed: codeOf(error) };
      }
    },
  };
}

/** 4xx concern the message, except authentication, limits and time-outs. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 407, 408, 425, 429].includes(status);

async function statusOf(answer: Response): Promise<SmsMessageStatus> {
  const text = await readUpTo(answer, longestAnswer).catch(() => '');
  try {
    const { status } = JSON.parse(text) as { status?: unknown };
    return statuses.find((each) => each === status) ?? 'Successful';
  } catch {
    return 'Successful';
  }
}

/** The message is accepted: don't wait for an endless body. */
async function readUpTo(answer: Response, limit: number): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > limit) return '';
  }
  return text;
}

/** Short code: an error's text may contain the address with a password. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (typeof cause?.code === 'string') return cause.code;
  return name === 'TimeoutError' ? 'TIMEOUT' : 'unknown';
}
