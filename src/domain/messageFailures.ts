import type { MessageFailure, SmsMessageStatus } from '../generated/values.ts';

/** How a mail server or the way to it failed: the reply's code, its enhanced status (`5.1.1`), and the client's own code. */
export interface MailFault {
  reply?: number | undefined;
  enhanced?: string | undefined;
  code?: string | undefined;
}

/** Enhanced status codes (RFC 3463): the exact one first, then its class. */
const enhancedCodes: readonly (readonly [RegExp, MessageFailure])[] = [
  [/^[45]\.1\.2$/, 'NO_SUCH_DOMAIN'],
  [/^[45]\.1\.[78]$/, 'SENDER_REFUSED'],
  [/^[45]\.1\./, 'NO_SUCH_ADDRESS'],
  [/^[45]\.2\.2$/, 'MAILBOX_FULL'],
  [/^[45]\.2\.3$/, 'TOO_LARGE'],
  [/^[45]\.2\./, 'NO_SUCH_ADDRESS'],
  [/^[45]\.3\.4$/, 'TOO_LARGE'],
  [/^[45]\.4\.4$/, 'NO_SUCH_DOMAIN'],
  [/^[45]\.[34]\./, 'NOT_REACHED'],
  [/^[45]\.7\.(8|9|[12]\d)$/, 'SENDER_REFUSED'],
  [/^[45]\.[67]\./, 'REFUSED'],
];

/** Replies without an enhanced status (RFC 5321). */
const replies: Readonly<Record<number, MessageFailure>> = {
  421: 'NOT_REACHED',
  450: 'MAILBOX_FULL',
  451: 'NOT_REACHED',
  452: 'MAILBOX_FULL',
  530: 'SENDER_REFUSED',
  535: 'SENDER_REFUSED',
  550: 'NO_SUCH_ADDRESS',
  551: 'NO_SUCH_ADDRESS',
  552: 'MAILBOX_FULL',
  553: 'NO_SUCH_ADDRESS',
  554: 'REFUSED',
};

const codes: Readonly<Record<string, MessageFailure>> = {
  EAUTH: 'SENDER_REFUSED',
  ECONNECTION: 'NOT_REACHED',
  ECONNREFUSED: 'NOT_REACHED',
  ECONNRESET: 'NOT_REACHED',
  EDNS: 'NOT_REACHED',
  ESOCKET: 'NOT_REACHED',
  ETIMEDOUT: 'NOT_REACHED',
  ETLS: 'NOT_REACHED',
};

export function mailFailureOf({ reply, enhanced, code }: MailFault): MessageFailure {
  const known = enhanced === undefined ? undefined : enhancedCodes.find(([pattern]) => pattern.test(enhanced))?.[1];
  return known ?? (reply === undefined ? undefined : replies[reply]) ?? (code === undefined ? undefined : codes[code]) ?? 'UNKNOWN';
}

/** A mail's last failure as it is stored: `EENVELOPE 550 5.1.1`. */
export function mailFaultOf(kept: string): MailFault {
  const parts = kept.split(' ');
  const reply = parts.find((part) => /^\d{3}$/.test(part));
  return {
    ...(reply !== undefined && { reply: Number(reply) }),
    enhanced: parts.find((part) => /^[245]\.\d{1,3}\.\d{1,3}$/.test(part)),
    code: parts.find((part) => /^E[A-Z]+$/.test(part)),
  };
}

/** Why a text message did not arrive; undefined for one that did, or still may. */
export function smsFailureOf(status: SmsMessageStatus, description: string | null): MessageFailure | undefined {
  if (description !== null && /credit/i.test(description)) return 'NO_CREDITS';
  return smsFailures[status];
}

const smsFailures: Partial<Record<SmsMessageStatus, MessageFailure>> = {
  Invalid: 'NO_SUCH_NUMBER',
  Unreachable: 'PHONE_UNREACHABLE',
  'Carrier Unreachable': 'PHONE_UNREACHABLE',
  Blocked: 'PHONE_BLOCKED',
  Spam: 'PHONE_BLOCKED',
  Failed: 'NOT_REACHED',
  Unknown: 'UNKNOWN',
};
