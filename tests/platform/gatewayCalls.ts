import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createGateway } from '../../src/gateway/gateway.ts';
import { readSettings } from '../../src/platform/settings/read.ts';

export interface Listening {
  port: number;
  address: string;
  server: Server;
  close: () => Promise<void>;
}

export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const own = (server.address() as AddressInfo).port;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { server, port: own, address: `http://localhost:${own}`, close };
}

/** A server in a platform's place that records every request before it answers. */
export async function listenAs(answer: (request: IncomingMessage, response: ServerResponse) => void, port = 0) {
  const requests: IncomingMessage[] = [];
  const listening = await listen(
    createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    }),
    port,
  );
  return { ...listening, requests };
}

/** The console alone, in front of a platform. */
export async function startGateway(environment: Record<string, string>, documents: readonly string[] = []) {
  const settings = { ...readSettings({ TRUSTED_PROXIES: '0', ...environment }), consoleDir: 'src/console/app/public' };
  const gateway = createGateway(settings, { version: '1.2.3', log: pino({ level: 'silent' }), documents });
  const listening = await listen(gateway.createServer());
  return {
    ...listening,
    compare: gateway.compare,
    close: async () => {
      gateway.stop();
      await listening.close();
      await gateway.close();
    },
  };
}
