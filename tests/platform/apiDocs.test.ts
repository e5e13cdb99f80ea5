import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from './browser.ts';
import type { Running } from './browser.ts';
import { createKey } from './services/apiKeyCalls.ts';
import { groupWith, scopeOf } from './services/people.ts';

// The examples of docs/integrations/api.md, run as they stand against a platform.

const page = readFileSync('docs/integrations/api.md', 'utf8');
const blocks = [...page.matchAll(/^```(sh|json)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));
const examples = blocks.flatMap(({ language, text }, index) => {
  const next = blocks[index + 1];
  if (language !== 'sh' || text.startsWith('export URL=')) return [];
  return [{ text, answer: next?.language === 'json' ? (JSON.parse(next.text) as unknown) : undefined }];
});

let running: Running;
let close: () => Promise<unknown>;
let variables: Record<string, string>;
let names: string[];
beforeAll(async () => {
  running = startPlatform();
  const admin = await running.browser().as('admin@acme.example');
  const scope = await scopeOf(admin);
  const { organizationId, customerId, hierarchyId } = scope;
  const resources = [`prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId}:*:*`];
  const group = await groupWith(running, admin, scope, [{ effect: 'allow', actions: ['org:viewGroupList'], resources }]);
  const { secret } = await createKey(admin, scope, [group]);
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  names = (await pool.query<{ name: string }>('select name from groups where customer_id = $1', [customerId])).rows.map(({ name }) => name);
  const server = running.platform.createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  close = () => new Promise((closed) => server.close(closed));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/ap-southeast-2/graphql`;
  variables = { URL: url, KEY: secret, ORGANISATION: organizationId, CUSTOMER: customerId, DEPARTMENT: hierarchyId };
}, 120_000);
afterAll(async () => {
  await close();
  await running.close();
});

const run = async (text: string) => {
  const { stdout } = await promisify(execFile)('sh', ['-c', text], { env: { ...process.env, ...variables } });
  return stdout;
};

/** Keys and kinds of values: a record's own values differ. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

describe('the page about API keys', () => {
  it('has examples with answers, and one for each thing that it explains', () => {
    expect(examples.length).toBe(4);
    expect(examples.filter(({ answer }) => answer !== undefined).length).toBe(3);
  });

  it.each(examples.filter(({ answer }) => answer !== undefined))('answers as it says: $text', async ({ text, answer }) => {
    const given = JSON.parse(await run(text)) as unknown;
    expect(shapeOf(given)).toEqual(shapeOf(answer));
    if (typeof answer === 'object' && answer !== null && 'errors' in answer) expect(given).toEqual(answer);
  });

  it('pages through the whole list', async () => {
    const paging = examples.find(({ text }) => text.includes('totalPages'));
    const lines = (await run(paging?.text ?? '')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.toSorted()).toEqual(names.toSorted());
  });

  it('names every reason that a key is refused with', () => {
    for (const reason of ['API_KEY_UNKNOWN', 'API_KEY_EXPIRED', 'API_KEY_REVOKED', 'TOO_MANY_REQUESTS', 'PEOPLE_ONLY', 'UNKNOWN_DOCUMENT'])
      expect(page).toContain(`\`${reason}\``);
  });
});
