import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to a database that a test can close, so that it refuses, or block, so that nothing answers. */
export async function openGate(address: string): Promise<{ address: string; state: 'open' | 'closed' | 'blocked'; stop: () => void }> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'open' | 'closed' | 'blocked' = 'open';
  const server = createServer((client) => {
    if (state === 'closed') return void client.destroy();
    const database = connect(Number(port || 5432), hostname);
    for (const each of [client, database]) sockets.add(each.on('error', () => undefined).on('close', () => sockets.delete(each)));
    client.on('data', (data) => state === 'open' && database.write(data)).on('close', () => database.destroy());
    database.on('data', (data) => state === 'open' && client.write(data)).on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    address: Object.assign(new URL(address), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      if (next === 'closed') end();
    },
    stop: () => {
      end();
      server.close();
    },
  };
}
