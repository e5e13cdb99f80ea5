import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the SMS service of a test received it. */
export interface ReceivedSms {
  headers: IncomingHttpHeaders;
  body: Record<string, string>;
}

interface SmsAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Nothing is answered before that. */
  after?: Promise<unknown>;
}

export async function smsServer(answer: () => SmsAnswer = () => ({ status: 200 })) {
  const received: ReceivedSms[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text || '{}') as ReceivedSms['body'] });
      const { status, headers = {}, body = '', after = Promise.resolve() } = answer();
      void after.then(() => response.writeHead(status, headers).end(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
