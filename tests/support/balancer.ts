import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  /** Calls by the port that answered them. */
  answered: Map<number, number>;
  serve(port: number): void;
  stop(): void;
}

/** A proxy as the operator's guide wants it: it asks the servers for `/readyz` and tries the next one where a connection is refused. */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<number, boolean>();
  const answered = new Map<number, number>();
  let turn = 0;
  const probe = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).catch(() => undefined);
    if (ready.has(port)) ready.set(port, answer?.ok === true);
  };
  const probing = setInterval(() => void [...ready.keys()].map(probe), 250);
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const ports = [...ready].flatMap(([port, isReady]) => (isReady ? [port] : []));
      turn += 1;
      forward(incoming, Buffer.concat(parts), outgoing, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
    });
  });
  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, [port, ...others]: number[]): void => {
    if (port === undefined) return void outgoing.writeHead(502).end('no server');
    const { method, url: path, headers } = incoming;
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'close' }, agent: false as const };
    const onward = request(options, (answer) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') forward(incoming, body, outgoing, others);
      else if (!outgoing.headersSent) outgoing.writeHead(502).end(`${code ?? ''} ${message}`);
      else outgoing.destroy();
    });
    onward.end(body);
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    serve: (port) => {
      ready.set(port, false);
      void probe(port);
    },
    stop: () => {
      clearInterval(probing);
      server.closeAllConnections();
      server.close();
    },
  };
}
