import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetadataServer {
  url: string;
  answer: { status?: number; body?: string; headers?: Record<string, string> } | 'silence';
  calls: number;
  close: () => Promise<void>;
}

/** Serves what a test sets, at one address. */
export async function startMetadataServer(): Promise<MetadataServer> {
  const server = createServer((_, response) => {
    own.calls += 1;
    if (own.answer === 'silence') return;
    const { status = 200, body = '', headers = {} } = own.answer;
    response.writeHead(status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own: MetadataServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`,
    answer: {},
    calls: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return own;
}
