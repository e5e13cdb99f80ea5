import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callWith, createKey } from './apiKeyCalls.ts';
import { groupWith, mailsTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const email = 'admin@acme.example';
const text = 'mutation ($input: NotifSendTestTextInput!) { NotifSendTestText(input: $input) { recipient } }';
const getText = 'query ($customerId: ID!, $_id: ID!) { NotifGetMessageText(customerId: $customerId, _id: $_id) { version state } }';
const declined = 'EMAIL-en-US-APPS_APPLICATION_STATUS_DECLINED';

let running: Running;
let admin: Browser;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as(email);
  scope = await scopeOf(admin);
}, 120_000);
afterAll(() => running.close());

const input = (more: object = {}) => ({
  input: { customerId: scope.customerId, _id: declined, subject: 'News, {{firstName}}', body: 'Typed by **hand**.', ...more },
});

it('the list of texts is searched by subject, message and event', async () => {
  const list = `query ($customerId: ID!, $filter: MessageTextFilter) {
    NotifGetMessageTexts(customerId: $customerId, filter: $filter, limitEq: 500) { data { event subject body } pagination { totalItems } } }`;
  const found = async (searchText: string) => {
    const variables = { customerId: scope.customerId, filter: { searchText, languages: ['en-US'] } };
    return (await admin.get<{ data: { event: string; subject: string | null; body: string }[] }>(list, variables)).data;
  };
  const all = await found('');
  const some = await found('Status DECLINED');
  expect(new Set(some.map(({ event }) => event))).toEqual(new Set(['APPS_APPLICATION_STATUS_DECLINED']));
  const word = all[0]?.body.split(/\s+/).find((each) => /^[a-z]{5,}$/.test(each)) ?? '';
  expect(await found(word.toUpperCase())).toContainEqual(all[0]);
  expect(await found('no such words')).toEqual([]);
  expect(
    (await admin.ask(list, { customerId: scope.customerId, filter: { searchText: 'x'.repeat(101) } })).errors?.[0]?.extensions,
  ).toMatchObject({
    fields: { searchText: 'validation.searchText.maxLength' },
  });
});

describe('the test of a typed text', () => {
  it('goes to the signed-in person alone, marked, filled with an example, and saves nothing', async () => {
    expect(await admin.get(text, input())).toEqual({ recipient: email });
    const sent = await mailsTo(running, email);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toMatch(/^\[Test\] News, \S/);
    expect(sent[0]?.text).toMatch(/^Typed by hand\.\n/);
    expect(await admin.get(getText, { customerId: scope.customerId, _id: declined })).toEqual({ version: 0, state: 'PLATFORM' });
  });

  it('is in the audit trail without the text', async () => {
    const read = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation subjectNames changes { field after } } } }`;
    const { data } = await admin.get<{ data: object[] }>(read, { filter: { ...scope, operations: ['NotifSendTestText'], limit: 5 } });
    expect(data).toMatchObject([{ operation: 'NotifSendTestText', subjectNames: [email] }]);
    expect(JSON.stringify(data)).not.toContain('Typed by');
  });

  it('is refused at its fields like a save, and for text messages', async () => {
    expect(await admin.refusal(text, input({ body: '{{nobody}}' }))).toMatchObject({ fields: { body: 'validation.messageText.unknown' } });
    expect(await admin.refusal(text, input({ body: '[x](javascript:alert(1))' }))).toMatchObject({
      fields: { body: expect.any(String) as string },
    });
    expect(await admin.refusal(text, input({ _id: 'SMS-en-US-FI_PII_COMPLETED', subject: null }))).toMatchObject({ reason: 'MAIL_ONLY' });
  });

  it('is sent five times in 15 minutes, and by no API key', async () => {
    for (const _ of [2, 3, 4, 5]) expect(await admin.refusal(text, input())).toBeUndefined();
    expect(await admin.refusal(text, input())).toMatchObject({ code: 'RATE_LIMITED', reason: 'TOO_MANY_TESTS' });
    expect(await mailsTo(running, email)).toHaveLength(5);
    const key = await createKey(admin, scope, [await groupWith(running, admin, scope)]);
    expect(await callWith(running, key.secret, text, input())).toMatchObject({ code: 'FORBIDDEN', reason: 'PEOPLE_ONLY' });
    running.clock.pass(15 * minute + 1);
    expect(await admin.refusal(text, input())).toBeUndefined();
  });
});
