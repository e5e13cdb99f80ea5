import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../support/until.ts';

export interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface ReceivedEvent {
  event_id: string;
  level: string;
  release?: string;
  environment?: string;
  message?: string;
  tags?: Record<string, unknown>;
  user?: unknown;
  request?: { url: string };
  logentry?: { formatted: string };
  exception?: {
    values: { type: string; value: string; stacktrace?: { frames: { function?: string; filename: string; lineno: number }[] } }[];
  };
}

/** A service of others on this machine: takes whatever is sent to it and keeps it. */
export async function standIn(
  answer: { status?: number; headers?: Record<string, string>; body?: string; wait?: () => Promise<void> } = {},
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, path: url, headers, body: Buffer.concat(parts).toString('utf8') });
      await answer.wait?.();
      response.writeHead(answer.status ?? 200, { 'access-control-allow-origin': '*', ...answer.headers }).end(answer.body ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    origin: `http://127.0.0.1:${port}`,
    dsn: (key = 'publickey', project = '7') => `http://${key}@127.0.0.1:${port}/${project}`,
    /** The events that came, once there are so many. */
    events: async (count = 1): Promise<ReceivedEvent[]> => {
      await until(() => received.length >= count);
      return received.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '{}') as ReceivedEvent);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
