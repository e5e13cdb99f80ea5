import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

export interface Event {
  id: string;
  type: string;
  timestamp: string;
  sequence: number;
  customerId: string;
  data: Record<string, unknown>;
}

export interface Received {
  path: string;
  headers: Record<string, string>;
  text: string;
  event: Event;
  /** The status that it was answered with. */
  status: number;
}

type Reply = (event: Event, nth: number) => { status: number; body?: string; headers?: Record<string, string> } | undefined;

/** A system of a customer on loopback, which checks signatures as its own library does. */
export async function startReceiver() {
  const received: Received[] = [];
  let reply: Reply = () => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const event = JSON.parse(text) as Event;
      const { status, body, headers } = reply(event, received.length) ?? { status: 204 };
      received.push({ path: request.url ?? '', headers: plain(request.headers), text, event, status });
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (next: Reply) => void (reply = next),
    /** Events of a record that were taken at a path, each once, in the order of their arrival. */
    taken: (at: string, recordId: string) => {
      const seen = new Set<string>();
      const isAbout = ({ data }: Event) => [data['applicationId'], data['userId'], data['candidateId']].includes(recordId);
      return received.filter(
        ({ path, event, status }) => path === at && isAbout(event) && status < 300 && !seen.has(event.id) && seen.add(event.id),
      );
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** True if the published library accepts the signature, by the clock of the platform that sent it. */
export function isGenuine(secret: string, { text, headers }: Received): boolean {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Number(headers['webhook-timestamp']) * 1000);
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  } finally {
    clock.mockRestore();
  }
}
