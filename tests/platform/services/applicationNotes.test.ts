import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../browser.ts';
import { applicationCalls } from './applicationCalls.ts';
import type { Application } from './applicationCalls.ts';

interface Note {
  _id: string;
  text: string;
  authorName: string | null;
  own: boolean;
  mentions: { _id: string; name: string }[];
  changedAt: string | null;
}

const scopeTypes = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const scope = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';
const shown = '_id text authorName own mentions { _id name } changedAt';
const texts = {
  list: `query (${scopeTypes}, $applicationId: ID!, $limitEq: Int, $skipEq: Int) { AppsGetApplicationNotes(${scope}, applicationId: $applicationId, limitEq: $limitEq, skipEq: $skipEq) { data { ${shown} } pagination { totalItems } } }`,
  people: `query (${scopeTypes}, $applicationId: ID!, $searchText: String) { AppsGetMentionableUsers(${scope}, applicationId: $applicationId, searchText: $searchText, limitEq: 500) { data { _id name } } }`,
  save: `mutation ($input: AppsSaveApplicationNoteInput!) { AppsSaveApplicationNote(input: $input) { ${shown} } }`,
  remove: 'mutation ($filter: ApplicationNoteFilter!) { AppsDeleteApplicationNote(filter: $filter) { data { _id } } }',
  messages: `query (${scopeTypes}, $applicationId: ID!, $limitEq: Int, $skipEq: Int) { NotifGetApplicationMessages(${scope}, applicationId: $applicationId, limitEq: $limitEq, skipEq: $skipEq) {
    data { _id channel event recipient status failure } pagination { totalItems } } }`,
};

describe('notes about an application', () => {
  const calls = applicationCalls();
  const { world } = calls;
  let application: Application;
  let recruiter: Browser;
  beforeAll(async () => {
    application = await calls.enter(await calls.create());
    recruiter = await world.running.browser().as('recruiter@acme.example');
  });
  const list = (by = world.admin, page = {}) =>
    by.get<{ data: Note[]; pagination: { totalItems: number } }>(texts.list, {
      ...world.scope,
      applicationId: application._id,
      ...page,
    });
  const save = (more: object, by = world.admin) =>
    by.ask(texts.save, { input: { ...world.scope, applicationId: application._id, mentionedIds: [], ...more } });
  const saved = async (more: object, by = world.admin) =>
    by.get<Note>(texts.save, { input: { ...world.scope, applicationId: application._id, mentionedIds: [], ...more } });
  const remove = (noteId: string, by = world.admin) => by.ask(texts.remove, { filter: { ...world.scope, noteId } });
  const people = async (searchText = '', by = world.admin) =>
    (await by.get<{ data: { _id: string; name: string }[] }>(texts.people, { ...world.scope, applicationId: application._id, searchText }))
      .data;

  it('are shown to everybody who sees it, newest first, and are their author’s to change and delete', async () => {
    const first = await saved({ text: '  Strong on the phone.\nAsk about nights. ' });
    await saved({ text: 'Second' }, recruiter);
    const { data } = await list(recruiter);
    expect(data.map(({ text, own }) => [text, own])).toEqual([
      ['Second', true],
      ['Strong on the phone.\nAsk about nights.', false],
    ]);
    expect(data[1]?.authorName).toBe('Ada Admin');
    expect((await list(recruiter, { limitEq: 1, skipEq: 1 })).data).toEqual(data.slice(1));
    expect((await save({ _id: first._id, text: 'Mine now' }, recruiter)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await remove(first._id, recruiter)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(await saved({ _id: first._id, text: 'Better' })).toMatchObject({ text: 'Better', own: true, changedAt: expect.any(String) });
  });

  it('come back when a deleted one is saved again, and not for anybody else', async () => {
    const note = await saved({ text: 'Gone for a moment' });
    await remove(note._id);
    expect((await list()).data.map(({ _id }) => _id)).not.toContain(note._id);
    expect((await remove(note._id)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await saved({ _id: note._id, text: note.text });
    expect((await list()).data.map(({ _id }) => _id)).toContain(note._id);
  });

  it('are refused at their field when empty, too long, or with too many mentions', async () => {
    for (const text of ['', '   ', 'x'.repeat(5001)])
      expect((await save({ text })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { text: expect.any(String) },
      });
    const mentionedIds = Array.from({ length: 21 }, (_, index) => `${index}`.padStart(24, 'a'));
    expect((await save({ text: 'x', mentionedIds })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('mail whom they newly mention, once, with a link and without the text', async () => {
    const [reader] = (await people('')).filter(({ name }) => name !== 'Ada Admin');
    const [user] = await calls.rows<{ email: string }>('select email from users where id = $1', [reader?._id]);
    const before = (await calls.mails(user?.email ?? '')).length;
    const note = await saved({ text: 'Secret words', mentionedIds: [reader?._id] });
    expect(note.mentions).toEqual([reader]);
    await saved({ _id: note._id, text: 'Other words', mentionedIds: [reader?._id] });
    const mails = (await calls.mails(user?.email ?? '')).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`applications?applicationId=${application._id}`);
    expect(mails[0]?.text).not.toContain('Secret');
  });

  it('mention nobody who may not see the application, and name none of them', async () => {
    const hidden = await calls.rows<{ id: string }>(
      `select users.id from users where customer_id = $1 and not exists (select 1 from group_members m where m.user_id = users.id and m.customer_id = users.customer_id)
       union select id from users where customer_id <> $1 limit 5`,
      [world.scope.customerId],
    );
    expect(hidden.length).toBeGreaterThan(0);
    const named = new Set((await people()).map(({ _id }) => _id));
    for (const { id } of hidden) {
      expect(named.has(id)).toBe(false);
      expect((await save({ text: 'x', mentionedIds: [id] })).errors?.[0]?.extensions).toMatchObject({
        fields: { mentionedIds: 'validation.note.mentions' },
      });
    }
  });

  it('are absent for another customer, and go with the candidate', async () => {
    const other = await world.running.browser().as('admin@globex.example');
    expect((await other.ask(texts.list, { ...world.scope, applicationId: application._id })).errors?.[0]?.extensions.code).toMatch(
      /NOT_FOUND|FORBIDDEN/,
    );
    const person = await calls.enter(await calls.create());
    await saved({ applicationId: person._id, text: 'About somebody who goes' });
    const staff = await world.running.browser().as('staff@demo.example');
    await calls.done('deidentify', { id: person._id, confirmation: 'DEIDENTIFY' }, staff);
    expect(await calls.rows('select id from application_notes where application_id = $1', [person._id])).toEqual([]);
    expect((await save({ applicationId: person._id, text: 'x' })).errors?.[0]?.extensions).toMatchObject({ reason: 'CANDIDATE_PURGED' });
  });

  it('stand in the audit trail by what was done, without their text', async () => {
    const [entry] = await calls.rows<{ id: string }>(
      `select id from audit_entries where operation = 'AppsSaveApplicationNote' and subjects ? $1 limit 1`,
      [application._id],
    );
    expect(entry).toBeDefined();
    const values = await calls.rows<{ values: unknown }>('select values from audit_values where entry_id = $1', [entry?.id]);
    expect(JSON.stringify(values)).not.toMatch(/Strong|Better|Secret/);
  });

  it('has its messages with their status, those that wait too, and no others', async () => {
    const { data, pagination } = await world.admin.get<{
      data: { _id: string; channel: string; status: string; failure: string | null; recipient: string }[];
      pagination: { totalItems: number };
    }>(texts.messages, { ...world.scope, applicationId: application._id });
    expect(pagination.totalItems).toBe(data.length);
    const email = String(application.candidate.personalInformation['email']);
    expect(data.filter(({ channel }) => channel === 'EMAIL').map(({ recipient }) => recipient)).toEqual([email]);
    const [mail] = data.filter(({ channel }) => channel === 'EMAIL');
    await calls.rows(
      `insert into email_events (customer_id, id, organization_id, event_type, mail_message_id, mail_recipient, mail_sender, master_id, template_type, timestamp, failure)
       select customer_id, 'bounce', organization_id, 'Bounce', mail_message_id, mail_recipient, mail_sender, master_id, template_type, now(), 'MAILBOX_FULL'
       from email_events where mail_message_id = $1 limit 1`,
      [mail?._id],
    );
    const again = await world.admin.get<{ data: { status: string; failure: string | null }[] }>(texts.messages, {
      ...world.scope,
      applicationId: application._id,
      limitEq: 1,
      skipEq: 0,
    });
    if (mail?.status !== 'WAITING') expect(again.data[0]).toMatchObject({ status: 'FAILED', failure: 'MAILBOX_FULL' });
    expect((await recruiter.ask(texts.messages, { ...world.scope, applicationId: 'e'.repeat(24) })).errors?.[0]?.extensions.code).toMatch(
      /NOT_FOUND|FORBIDDEN/,
    );
  });
});
