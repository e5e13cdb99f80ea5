import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { patience } from '../support/until.ts';
import { startPlatform } from './browser.ts';
import { createUserText, newUser, scopeOf } from './services/people.ts';

const create = 'mutation ($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id secret } }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('The receiver of the guide to webhooks takes events that are genuine, and no others', async () => {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/integrations/webhooks.md', 'utf8')) ?? [];
  const running = startPlatform();
  const port = await freePort();
  const admin = await running.browser().as('admin@acme.example');
  const scope = await scopeOf(admin);
  const url = `http://127.0.0.1:${port}/`;
  const { secret } = await admin.get<{ secret: string }>(create, { input: { ...scope, name: 'Guide', url, events: ['USER_ADDED'] } });
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, SECRET: secret, PORT: String(port) },
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  const post = async (headers: Record<string, string> = {}) => (await fetch(url, { method: 'POST', body: '{}', headers })).status;
  try {
    await vi.waitFor(async () => expect(await post()).toBe(401), { timeout: patience, interval: 100 });
    await admin.get(createUserText, { user: newUser(scope) });
    await vi.waitFor(() => expect(printed).toMatch(/^user\.added [0-9a-f]{24}$/m), { timeout: patience, interval: 100 });
    expect(await post({ 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' })).toBe(401);
  } finally {
    child.kill();
    await running.close();
  }
});
