import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

it('codegen’s list holds each text under its own hash', () => {
  const list = JSON.parse(readFileSync('src/generated/operations.json', 'utf8')) as Record<string, string>;
  expect(Object.keys(list).length).toBeGreaterThan(10);
  for (const [hash, text] of Object.entries(list)) expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  const allowed = createAllowList(knownDocuments());
  for (const text of Object.values(list))
    expect([allowed.has(text), allowed.has(text), allowed.has(`${text} `)]).toEqual([true, true, false]);
});
