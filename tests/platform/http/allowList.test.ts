import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAllowList, knownDocuments } from '../../../src/platform/http/documents.ts';
import { startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';

describe('with the demo off', () => {
  const known = '{ __typename }';
  let engine: Engine;
  beforeAll(() => {
    engine = startEngine({}, { demo: false }, { documents: [createHash('sha256').update(known).digest('hex')] });
  });
  afterAll(() => engine.close());

  it('the console’s own texts are accepted', async () => {
    expect((await engine.ask(known)).data).toEqual({ __typename: 'Query' });
  });

  it.each(['{__typename}', '{ __typename } ', 'query { __typename }', '{ AuthMe { _id } }'])(
    '%j, which is none of them, is refused',
    async (query) => {
      expect((await engine.ask(query)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'UNKNOWN_DOCUMENT' });
    },
  );

  it('and a hash alone is no text', async () => {
    const answer = await engine.post({
      extensions: { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(known).digest('hex') } },
    });
    expect(((await answer.json()) as { errors: { extensions: object }[] }).errors[0]?.extensions).toMatchObject({
      reason: 'INVALID_DOCUMENT',
    });
  });
});

describe('an upgrade', () => {
  const [older, newer, nobodys] = ['{ older: __typename }', '{ newer: __typename }', '{ nobodys: __typename }'] as const;
  const dataDir = mkdtempSync(join(tmpdir(), 'console-documents-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const day = 24 * 3_600_000;
  const running = async (text: string, at: number, asked: readonly string[]): Promise<boolean[]> => {
    const documents = [createHash('sha256').update(text).digest('hex')];
    const engine = startEngine({}, { demo: false, dataDir }, { documents, clock: () => new Date(Date.UTC(2026, 0, 1) + at) });
    await engine.platform.stores.identity();
    const answers: boolean[] = [];
    for (const query of asked) answers.push((await engine.ask(query)).errors === undefined);
    await engine.close();
    return answers;
  };

  it('leaves the pages of the version before it, which people have open, their documents for a week', async () => {
    expect(await running(older, 0, [older, newer])).toEqual([true, false]);
    // It went on for a month, and is seen last as it ends.
    expect(await running(older, 30 * day, [older])).toEqual([true]);
    expect(await running(newer, 36 * day, [newer, older, nobodys])).toEqual([true, true, false]);
    expect(await running(newer, 38 * day, [newer, older])).toEqual([true, false]);
  });

  it('that is taken back leaves those of the newer version theirs', async () => {
    expect(await running(older, 39 * day, [older, newer, nobodys])).toEqual([true, true, false]);
  });
});

it('codegen’s list holds each text under its own hash', () => {
  const list = JSON.parse(readFileSync('src/generated/operations.json', 'utf8')) as Record<string, string>;
  expect(Object.keys(list).length).toBeGreaterThan(10);
  for (const [hash, text] of Object.entries(list)) expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  const allowed = createAllowList(knownDocuments());
  for (const text of Object.values(list))
    expect([allowed.has(text), allowed.has(text), allowed.has(`${text} `)]).toEqual([true, true, false]);
});
