import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What of a received mail the tests look at. */
export interface ReceivedMail {
  to: { text: string };
  from: { value: { name: string; address: string }[] };
  subject: string;
  text: string;
  html: string;
  headers: Map<string, unknown>;
}

/** A mail server of the test's own that refuses the first so many mails. */
export async function mailServer(refusals = 0) {
  const received: ReceivedMail[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const mail = await simpleParser(stream);
      left -= 1;
      if (left >= 0) return done(Object.assign(new Error('later, nobody@nobody.example'), { responseCode: 451 }));
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
