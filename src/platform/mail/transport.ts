import { createTransport } from 'nodemailer';
import type { Settings } from '../context.ts';
import type { Sender } from './ownSender.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The first part of the Message-ID, by which a provider's webhook names the mail. */
  messageId?: string;
  /** A template of the customer's own that lives at the provider. */
  templateId?: string | null;
}

export interface Transport {
  /** Sends a mail, from an address of a customer's own where one is given. */
  send(mail: OutgoingMail, sender?: Sender): Promise<void>;
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
    send: async ({ messageId, templateId, ...mail }, sender) => {
      // Whoever it says that it is from, what cannot be delivered comes back to the platform.
      const own = sender && { ...sender, envelope: { from: senderOf({ publicUrl, ...(mailFrom && { mailFrom }) }), to: mail.to } };
      const host = (sender?.from.address ?? senderOf({ publicUrl, ...(mailFrom && { mailFrom }) })).replace(/^.*@|>.*$/g, '');
      const named = {
        ...(messageId && { messageId: `<${messageId}@${host}>` }),
        ...(templateId && { headers: { 'X-Template-Id': templateId } }),
      };
      await transport.sendMail({ from, ...mail, ...own, ...named, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}
