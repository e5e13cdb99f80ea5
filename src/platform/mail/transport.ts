import { createTransport } from 'nodemailer';
import type { Settings } from '../context.ts';
import { calling } from '../tracing/outgoing.ts';
import type { Sender } from './ownSender.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId?: string;
  templateId?: string | null;
  attachment?: { name: string; content: string } | null;
}

export interface Transport {
  send(mail: OutgoingMail, sender?: Sender): Promise<void>;
  close(): void;
}

export const senderOf = ({ mailFrom, publicUrl }: Pick<Settings, 'mailFrom' | 'publicUrl'>): string =>
  mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;

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
    // Nothing in a mail may make the server fetch a file or address.
    send: async ({ messageId, templateId, attachment, ...mail }, sender) => {
      // Bounces go to the platform, whatever the sender.
      const own = sender && { ...sender, envelope: { from: senderOf({ publicUrl, ...(mailFrom && { mailFrom }) }), to: mail.to } };
      const host = (sender?.from.address ?? senderOf({ publicUrl, ...(mailFrom && { mailFrom }) })).replace(/^.*@|>.*$/g, '');
      const named = {
        ...(messageId && { messageId: `<${messageId}@${host}>` }),
        ...(attachment && {
          attachments: [{ filename: attachment.name, content: attachment.content, contentType: 'text/csv; charset=utf-8' }],
        }),
        ...(templateId && { headers: { 'X-Template-Id': templateId } }),
      };
      await calling('smtp', smtpUrl, () =>
        transport.sendMail({ from, ...mail, ...own, ...named, disableFileAccess: true, disableUrlAccess: true }),
      );
    },
    close: () => transport.close(),
  };
}
