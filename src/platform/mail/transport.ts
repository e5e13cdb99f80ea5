import { createTransport } from 'nodemailer';
import type { Settings } from '../context.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The address that mails come from, with a name before it where one is configured. */
export const senderOf = ({ mailFrom, publicUrl }: Pick<Settings, 'mailFrom' | 'publicUrl'>): string =>
  mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;

/** The way out by SMTP; null when no server is configured, then mails are only captured. */
export function mailTransport({ smtpUrl, mailFrom, publicUrl, brandName }: Settings): Transport | null {
  if (!smtpUrl) return null;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const from = mailFrom ?? { name: brandName, address: senderOf({ publicUrl }) };
  return {
    // Content is only ever ours: nothing in a mail may make the server fetch a file or an address.
    send: async (mail) => void (await transport.sendMail({ from, ...mail, disableFileAccess: true, disableUrlAccess: true })),
    close: () => transport.close(),
  };
}
