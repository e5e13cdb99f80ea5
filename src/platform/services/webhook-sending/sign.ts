import { createHmac } from 'node:crypto';

interface Message {
  id: string;
  /** When it is sent, not when it happened: an old one could be repeated by somebody else. */
  at: Date;
  body: string;
}

/** Headers of Standard Webhooks 1.0: a signature for each secret, so that a receiver may know either of two. */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
