import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: { requestId: string; type: string; payload: Record<string, unknown> } & Record<string, unknown>;
  /** The status that it was answered with. */
  status: number;
}

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Breaks the connection off after the request was taken. */
  breaksOff?: boolean;
}

const taken: Reply = { status: 200, body: { accepted: true } };

/** An ATS on loopback that notes all that it receives, and answers as it is set to. */
export async function startAts(reply: (received: Omit<Received, 'status'>, nth: number) => Reply | undefined = () => undefined) {
  const received: Received[] = [];
  const tokens: string[] = [];
  const ats = { reply };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      if (request.url?.startsWith('/token')) {
        tokens.push(`${request.url} ${text}`);
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify({ access_token: `issued-${tokens.length}`, expires_in: 3600 }));
      }
      const call = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) as Received['body'] };
      const { status, body, headers, breaksOff } = ats.reply(call, received.length) ?? taken;
      received.push({ ...call, status: breaksOff ? 0 : status });
      if (breaksOff) return void request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      return void response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, received, tokens },
    answers: (next: typeof reply) => void (ats.reply = next),
    /** Reports about an application in the order in which they were first accepted. */
    accepted: (applicationId: string) => {
      const seen = new Set<string>();
      return received.filter(
        ({ body, status }) =>
          body.payload['applicationId'] === applicationId &&
          status >= 200 &&
          status < 300 &&
          !seen.has(body.requestId) &&
          seen.add(body.requestId),
      );
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
