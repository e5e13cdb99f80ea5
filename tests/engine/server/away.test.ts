import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptIntrospections } from '../../../src/engine/server/kept.ts';
import type { ConsoleAnswer } from '../../../src/engine/plan/ConsoleAnswer.ts';
import { startApi, type ApiName, type ApiOptions } from '../../apis/start.ts';
import { consoleOf, cookieOf, says, startServer } from './console.ts';

const token = 'entered-by-a-person-0123456789';

/** An address at which nobody answers, yet. */
async function awayAt() {
  const { url, stop } = await startServer(says({}));
  await stop();
  return { url, back: (name: ApiName, options: ApiOptions = {}) => startApi(name, { ...options, port: Number(new URL(url).port) }) };
}

const begun = async ({ send }: Awaited<ReturnType<typeof consoleOf>>, headers: Record<string, string> = {}) =>
  (await (await send('/console.json', { headers })).json()) as ConsoleAnswer;

describe('an API that is away when its console starts, and of which nothing is kept', () => {
  it('is reported as away, and asked for a token as soon as it answers that it wants one', async () => {
    const { url, back } = await awayAt();
    const page = await consoleOf({ endpoint: url });
    expect(await begun(page)).toMatchObject({ away: expect.stringContaining('cannot be reached'), entries: [] });
    expect((await page.signIn(`Authorization: Bearer ${token}`)).status).toBe(400);
    const api = await back('hasura', { token });
    const now = await begun(page);
    expect(now).toMatchObject({ signIn: 'needed' });
    expect(now).not.toHaveProperty('away');
    const cookie = cookieOf(await page.signIn(`Authorization: Bearer ${token}`));
    expect((await begun(page, { cookie })).entries.length).toBeGreaterThan(2);
    await api.stop();
  });

  it('opens without a token where none is wanted', async () => {
    const { url, back } = await awayAt();
    const page = await consoleOf({ endpoint: url });
    await begun(page);
    const api = await back('plain');
    expect((await begun(page)).entries.length).toBeGreaterThan(2);
    await api.stop();
  });

  it('says what else is the matter, once it is back', async () => {
    const { url, back } = await awayAt();
    const page = await consoleOf({ endpoint: url });
    const api = await back('plain', { introspection: false });
    expect(await begun(page)).toMatchObject({ away: expect.stringContaining('does not say what it is made of') });
    await api.stop();
  });

  it('is requested once, however many pages wait for it', async () => {
    const { url, back } = await awayAt();
    const page = await consoleOf({ endpoint: url });
    const api = await back('plain');
    await Promise.all(Array.from({ length: 20 }, () => begun(page)));
    expect(api.requests.filter(({ query }) => query.includes('__schema'))).toHaveLength(1);
    await api.stop();
  });
});

it('what was kept of an API that was away gives way to what it says when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  const { url, back } = await awayAt();
  const kept = keptIntrospections(folder);
  const first = await back('plain');
  kept.keep({ endpoint: url }, first.introspection);
  await first.stop();
  const page = await consoleOf({ endpoint: url, kept });
  expect(await begun(page)).toMatchObject({ fromKept: true });
  const api = await back('plain');
  await expect.poll(async () => (await begun(page)).fromKept).toBeUndefined();
  await api.stop();
  rmSync(folder, { recursive: true });
});
