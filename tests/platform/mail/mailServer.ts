import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: { text: string };
  from: { value: { name: string; address: string }[] };
  subject: string;
  text: string;
  html: string;
  headers: Map<string, unknown>;
}

export interface Refusing {
  /** The code with which RCPT is refused, 0 where it is not. */
  recipient?: (address: string) => number;
  /** The code with which DATA is refused. */
  message?: (subject: string) => number;
  /** The code with which MAIL is refused. */
  sender?: () => number;
}

const refusal = (responseCode: number) => Object.assign(new Error('no, nobody@nobody.example'), { responseCode });

/** The test's own mail server, which refuses the first mails, or as instructed. */
export async function mailServer(refusals = 0, { recipient, message, sender }: Refusing = {}) {
  const received: ReceivedMail[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      const code = sender?.() ?? 0;
      done(code ? refusal(code) : undefined);
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = recipient?.(address) ?? 0;
      done(code ? refusal(code) : undefined);
    },
    onData: async (stream, _session, done) => {
      const mail = await simpleParser(stream);
      const code = message?.(mail.subject) ?? 0;
      if (code) return done(refusal(code));
      left -= 1;
      if (left >= 0) return done(refusal(451));
      received.push(mail);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
