import { mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileSource } from '../../../src/platform/flags/fileSource.ts';
import type { FlagContext } from '../../../src/platform/flags/source.ts';
import { context, file, flag, when } from './someone.ts';

let folder: string;
let path: string;
const lines: { level: number; msg: string; reason?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-flags-'));
  path = join(folder, 'flags.json');
  lines.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (flags: Record<string, object>, more?: object) => {
  writeFileSync(path, file(flags, more));
  return createFileSource(path, log);
};
const has = (variable: string, value: string) => when({ '==': [{ var: variable }, value] });

describe('a rule', () => {
  const cases: [what: string, rule: object, holds: Partial<FlagContext>][] = [
    ['the user', has('userId', 'u7'), { userId: 'u7' }],
    ['the user as the targeting key', has('targetingKey', 'u7'), { targetingKey: 'u7' }],
    ['the customer', has('customerId', 'c7'), { customerId: 'c7' }],
    ['the hierarchy', has('hierarchyId', 'h7'), { hierarchyId: 'h7' }],
    ['the organisation', has('organizationId', 'o7'), { organizationId: 'o7' }],
    ['a group', when({ in: ['g7', { var: 'groupIds' }] }), { groupIds: ['g1', 'g7'] }],
    ['the user type', has('userType', 'PROVIDER_STAFF'), { userType: 'PROVIDER_STAFF' }],
    ['the region', has('region', 'us-east-1'), { region: 'us-east-1' }],
    ['a part of a text', when({ starts_with: [{ var: 'customerId' }, 'abc'] }), { customerId: 'abcdef' }],
  ];
  it.each(cases)('may look at %s', async (_, rule, holds) => {
    const source = sourceOf({ rule });
    expect(await source.one('rule', context(holds))).toEqual({ key: 'rule', value: true, variant: 'on', reason: 'TARGETING_MATCH' });
    expect(await source.one('rule', context())).toMatchObject({ value: false });
  });

  it('may stand once for many flags', async () => {
    const source = sourceOf(
      { one: flag({ if: [{ $ref: 'staff' }, 'on'] }), other: flag({ if: [{ $ref: 'staff' }, 'on'] }) },
      { $evaluators: { staff: { '==': [{ var: 'userType' }, 'PROVIDER_STAFF'] } } },
    );
    const values = async (userType: string) => (await source.all(context({ userType }))).map(({ value }) => value);
    expect(await values('PROVIDER_STAFF')).toEqual([true, true]);
    expect(await values('RECRUITER')).toEqual([false, false]);
  });

  it('may choose a part of the users, of whom each stays in it', async () => {
    const share = (on: number) =>
      flag({
        fractional: [
          ['on', on],
          ['off', 100 - on],
        ],
      });
    const source = sourceOf({ share: share(25), wider: share(25) });
    const chosen = async (key: string) => {
      const users = Array.from({ length: 1000 }, (_, index) => `user${index}`);
      const all = await Promise.all(users.map((targetingKey) => source.one(key, context({ targetingKey }))));
      return new Set(users.filter((_, index) => all[index]?.value === true));
    };
    const first = await chosen('share');
    console.log(`a quarter of 1,000 users is ${first.size}`);
    expect(first.size).toBeGreaterThan(200);
    expect(first.size).toBeLessThan(300);
    expect(await chosen('share')).toEqual(first);
    // Another flag chooses others, or the same people would be the first for everything.
    expect(await chosen('wider')).not.toEqual(first);
  });
});

describe('definitions', () => {
  it('may hold a faulty rule, which is that flag’s error alone', async () => {
    const source = sourceOf({
      good: flag(),
      faulty: flag({ nonsense: [1] }),
      stray: flag({ if: [true, 'purple'] }),
      retired: flag(undefined, { state: 'DISABLED' }),
      undecided: flag(undefined, { defaultVariant: null }),
      colour: { state: 'ENABLED', variants: { red: 'red' }, defaultVariant: 'red', metadata: { team: 'hiring' } },
    });
    const all = await source.all(context());
    expect(all).toEqual([
      { key: 'good', value: false, variant: 'off', reason: 'STATIC' },
      { key: 'faulty', errorCode: 'PARSE_ERROR', errorDetails: "Invalid targeting configuration for flag 'faulty'" },
      { key: 'stray', errorCode: 'GENERAL', errorDetails: "Variant 'purple' not found in flag with key 'stray'" },
      { key: 'retired', reason: 'DISABLED' },
      { key: 'undecided', reason: 'DEFAULT' },
      { key: 'colour', value: 'red', variant: 'red', reason: 'STATIC', metadata: { team: 'hiring' } },
    ]);
    for (const one of all) expect(await source.one(one.key, context())).toEqual(one);
    expect(lines.map(({ reason }) => reason)).toEqual(["Invalid targeting configuration for flag 'faulty'"]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', ' ', 'x'.repeat(10_000), '../definitions.json', 'good '])(
    'have no flag of the name %j',
    async (key) => {
      const source = sourceOf({ good: flag() });
      expect(await source.one(key, context())).toMatchObject({ key, errorCode: 'FLAG_NOT_FOUND' });
    },
  );

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"flags":{}}',
    '{"flags":[]}',
    '{"flags":{"a":{}}}',
    '{"flags":{"a":{"state":"ON","variants":{}}}}',
  ])('that cannot be used stop the start, with a word why: %s', (text) => {
    writeFileSync(path, text);
    expect(() => createFileSource(path, log)).toThrow(/The configuration is not usable:\n {2}FLAGS_FILE '.+' cannot be used: .{5}/);
  });

  it('whose file is not there stop the start too', () => {
    expect(() => createFileSource(path, log)).toThrow(/FLAGS_FILE .+ ENOENT/);
  });
});

describe('a change of the file', () => {
  const value = async (source: ReturnType<typeof createFileSource>) => (await source.one('a', context())).value;

  it('counts from the next evaluation on, however the file was replaced', async () => {
    const source = sourceOf({ a: flag() });
    expect(await value(source)).toBe(false);
    writeFileSync(path, file({ a: flag({ if: [true, 'on'] }) }));
    expect(await value(source)).toBe(true);
    expect(await value(source)).toBe(true);
    // Read once, not at every evaluation.
    expect(lines.map(({ msg }) => msg)).toEqual(['the flag definitions have changed']);
    writeFileSync(join(folder, 'next.json'), file({ a: flag() }));
    renameSync(join(folder, 'next.json'), path);
    expect(await value(source)).toBe(false);
    // As a mounted configuration changes: a link comes to point elsewhere.
    writeFileSync(join(folder, 'linked.json'), file({ a: flag({ if: [true, 'on'] }) }));
    unlinkSync(path);
    symlinkSync(join(folder, 'linked.json'), path);
    expect(await value(source)).toBe(true);
  });

  it('that cannot be used leaves the former definitions in force, and is complained of once', async () => {
    const source = sourceOf({ a: flag({ if: [true, 'on'] }) });
    writeFileSync(path, '{"flags": {"a": ');
    expect([await value(source), await value(source)]).toEqual([true, true]);
    unlinkSync(path);
    expect([await value(source), await value(source)]).toEqual([true, true]);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill('the flag definitions cannot be used; those before stay in force'));
    writeFileSync(path, file({ a: flag() }));
    expect(await value(source)).toBe(false);
  });
});
