import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultEntries, notificationTabs } from '../../../src/domain/notificationEvents.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { applicant, region, rowsOf, saveTab, scopeOf, smsAccount, tell } from './deliveryTools.ts';
import type { Applicant, Row, Scope } from './deliveryTools.ts';

const fields = '{ _id state version isSent subject body variables { name isRequired isOptional example } updatedAt }';
const documents = {
  list: `query ($customerId: ID!, $filter: MessageTextFilter, $limitEq: Int) {
    NotifGetMessageTexts(customerId: $customerId, filter: $filter, limitEq: $limitEq) { data ${fields} pagination { totalItems } } }`,
  get: `query ($customerId: ID!, $_id: ID!) { NotifGetMessageText(customerId: $customerId, _id: $_id) ${fields} }`,
  versions: `query ($customerId: ID!, $_id: ID!) { NotifGetMessageTextVersions(customerId: $customerId, _id: $_id) {
    data { version isOwn subject body authorName } } }`,
  preview: `query ($input: NotifPreviewMessageTextInput!) { NotifPreviewMessageText(input: $input) {
    message { name email subject html phoneNumber text } isMadeUp smsParts } }`,
  save: `mutation ($input: NotifSaveMessageTextInput!) { NotifSaveMessageText(input: $input) ${fields} }`,
  restore: `mutation ($input: NotifRestoreMessageTextInput!) { NotifRestoreMessageText(input: $input) ${fields} }`,
};

interface Text {
  _id: string;
  state: string;
  version: number;
  isSent: boolean;
  subject: string | null;
  body: string;
  variables: { name: string; isRequired: boolean; isOptional: boolean; example: string }[];
}

const declined = 'EMAIL-en-US-APPS_APPLICATION_STATUS_DECLINED';
const invited = 'EMAIL-en-US-FI_INVITED';
const booked = 'EMAIL-en-US-LI_CANDIDATE_SCHEDULED';
const started = 'SMS-en-US-FI_PII_COMPLETED';
const template = 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/our-own/EMAIL';

let running: Running;
let scope: Scope;
let admin: Browser;
let who: Applicant;
beforeAll(async () => {
  running = startPlatform();
  scope = await scopeOf(running);
  admin = await running.browser().as('admin@acme.example');
});
afterAll(() => running.close());
beforeEach(async () => {
  await (await pool()).query('delete from message_texts');
  for (const tab of ['english', 'german'] as const) await saveTab(running, scope, tab, defaultEntries(notificationTabs[tab], false));
  await smsAccount(running, scope, false, 0);
  who = await applicant(running, scope, '+61491570156');
});

const pool = async () => (await running.platform.stores.region(region)).pool;
const call = (document: keyof typeof documents, input: object, by = admin) => {
  const variables = { customerId: scope.customerId, ...input };
  return by.ask(documents[document], documents[document].includes('$input') ? { input: variables } : variables);
};
async function answer<Shape = Text>(document: keyof typeof documents, input: object, by = admin): Promise<Shape> {
  const { data, errors } = await call(document, input, by);
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  return Object.values(data ?? {})[0] as unknown as Shape;
}
const refusal = async (document: keyof typeof documents, input: object, by = admin) => {
  const { errors } = await call(document, input, by);
  const { code, reason, fields, fieldArgs } = (errors?.[0]?.extensions ?? {}) as Record<string, unknown>;
  return { code, ...(reason ? { reason } : {}), ...(fields ? { fields } : {}), ...(fieldArgs ? { fieldArgs } : {}) };
};
const mails = (): Promise<Row[]> => rowsOf(running, 'outbox', 'recipient', who.email);
const mail = async (event: Parameters<Applicant['notice']>[0], more = {}): Promise<Row> => {
  await tell(running, who.notice(event, more));
  return (await mails()).at(-1) ?? expect.fail('no mail was queued');
};

describe('an own text of a message', () => {
  it('is what leaves from then on, in its event and language alone', async () => {
    await answer('save', { _id: declined, subject: 'News about {{vacancy}}', body: 'Dear {{firstName}},\n\nour **English** text.' });
    await answer('save', { _id: declined.replace('en-US', 'de'), subject: 'Neues', body: 'Liebe(r) {{ firstName }},\n\nunser Text.' });
    await answer('save', { _id: invited, subject: 'Come and see us', body: '[Begin]({{link}})' });
    const english = await mail('APPS_APPLICATION_STATUS_DECLINED');
    expect(english['subject']).toMatch(/^News about \S/);
    expect(english['text']).toMatch(/^Dear Robin,\n\nour English text\.\n/);
    expect(english['html']).toContain('our <strong style="font-weight:600">English</strong> text.');
    const german = await mail('APPS_APPLICATION_STATUS_DECLINED', { language: 'de' });
    expect(german).toMatchObject({ subject: 'Neues', text: expect.stringMatching(/^Liebe\(r\) Robin,\n\nunser Text\.\n/) as string });
    const invitation = await mail('FI_INVITED');
    expect(invitation['text']).toMatch(new RegExp(`^Begin: https://take.example/${who.assessmentId}\n`));
    expect(await mail('FI_INVITED', { language: 'de' })).toMatchObject({ subject: expect.stringMatching(/lädt|Einladung/) as string });
    expect((await mail('FI_IN_PROGRESS'))['subject']).toContain('has begun');
  });

  it('leaves mails alone that are queued already', async () => {
    const before = await mail('APPS_APPLICATION_STATUS_DECLINED');
    await answer('save', { _id: declined, subject: 'New', body: 'New' });
    const { subject, text, html } = before;
    expect((await mails())[0]).toMatchObject({ subject, text, html });
    expect(await mail('APPS_APPLICATION_STATUS_DECLINED')).toMatchObject({ subject: 'New' });
  });

  it('is previewed as it is sent', async () => {
    const text = { _id: booked, subject: 'Booked, {{firstName}}', body: 'Hi {{firstName}},\n\n{{details}}\n\n[Join]({{link}})\n\nBye' };
    const before = await answer<{ message: { html: string; subject: string } }>('preview', text);
    await answer('save', text);
    const { data } = await admin.ask(
      'query ($input: NotifPreviewTemplateInput!) { NotifPreviewTemplate(input: $input) { message { subject html } } }',
      { input: { customerId: scope.customerId, templateType: 'liveInterview', event: 'LI_CANDIDATE_SCHEDULED', channel: 'EMAIL' } },
    );
    const { subject, html } = before.message;
    expect(Object.values(data ?? {})[0]).toEqual({ message: { subject, html } });
    expect(before.message.html).toContain('>Join</a>');
  });

  it('gives way to a template of the provider, and the list says so', async () => {
    await answer('save', { _id: declined, subject: 'Own', body: 'Own' });
    const entries = defaultEntries(notificationTabs.english, false);
    const changed = entries.map((entry) => (entry.name === 'APPS_APPLICATION_STATUS_DECLINED' ? { ...entry, template } : entry));
    await saveTab(running, scope, 'english', changed);
    expect(await answer('get', { _id: declined })).toMatchObject({ state: 'PROVIDER', version: 1, body: 'Own' });
    expect(await mail('APPS_APPLICATION_STATUS_DECLINED')).toMatchObject({
      template_id: template,
      subject: expect.not.stringContaining('Own') as string,
    });
    await saveTab(running, scope, 'english', entries);
    expect(await mail('APPS_APPLICATION_STATUS_DECLINED')).toMatchObject({ template_id: null, subject: 'Own' });
  });

  it('starts as the platform’s own text, which says the same when it is sent as one’s own', async () => {
    for (const event of ['FI_INVITED', 'LI_CANDIDATE_INVITATION', 'MI_REPORT'] as const) {
      const standard = await mail(event);
      const { subject, body } = await answer('get', { _id: `EMAIL-en-US-${event}` });
      await answer('save', { _id: `EMAIL-en-US-${event}`, subject, body: `${body}\n\nPS` });
      const own = await mail(event);
      expect(own['subject']).toBe(standard['subject']);
      expect(String(own['text']).replace('\n\nPS', '')).toBe(standard['text']);
      expect(String(own['html']).replace('\n<p style="margin:0 0 16px">PS</p>', '')).toBe(standard['html']);
    }
  });

  it('leaves out a paragraph whose variable has no value, such as an interview without a place', async () => {
    await answer('save', { _id: booked, subject: 'Booked', body: 'On {{when}}.\n\nWhere: {{place}}\n\n[Join]({{link}})' });
    const facts = { vacancy: 'Driver', startsAt: new Date('2026-03-02T01:00:00Z') };
    expect((await mail('LI_CANDIDATE_SCHEDULED', { facts }))['text']).not.toMatch(/Where|Join/);
    const all = { ...facts, place: '1 Pier Road', link: 'https://meet.example/1' };
    expect((await mail('LI_CANDIDATE_SCHEDULED', { facts: all }))['text']).toMatch(
      /Where: 1 Pier Road\n\nJoin: https:\/\/meet\.example\/1/,
    );
  });

  it('of a text message is charged by what it says', async () => {
    await saveTab(running, scope, 'english', defaultEntries(notificationTabs.english, true));
    await smsAccount(running, scope, true, 50);
    const body = `Hi {{firstName}}, go on: {{link}}\n${'x'.repeat(160)}`;
    const preview = await answer<{ smsParts: number; message: { text: string } }>('preview', { _id: started, body });
    expect(preview).toMatchObject({ smsParts: 2 });
    expect(preview.message.text).toMatch(/^Hi .+, go on: http/);
    expect(await answer('save', { _id: started, body })).toMatchObject({ state: 'OWN', subject: null });
    await tell(running, who.notice('FI_PII_COMPLETED'));
    expect(await rowsOf(running, 'sms_outbox', 'master_id', who.assessmentId)).toMatchObject([
      { body: `Hi Robin, go on: https://take.example/${who.assessmentId}\n${'x'.repeat(160)}`, parts: 2 },
    ]);
  });
});

describe('a text that is refused', () => {
  const wrong = async (text: { _id?: string; subject?: string; body?: string }) => {
    const input = { _id: invited, subject: 'Hello', body: '{{link}}', ...text };
    const refused = await refusal('save', input);
    expect(await refusal('preview', input)).toEqual(refused);
    expect(await rowsOf(running, 'message_texts', 'customer_id', scope.customerId)).toEqual([]);
    expect(refused.code).toBe('BAD_USER_INPUT');
    return refused;
  };
  const key = 'validation.messageText';

  it('has an unknown variable, which is named', async () => {
    for (const name of ['candidateName', 'code', 'constructor', '__proto__'])
      expect(await wrong({ body: `{{link}} {{${name}}}` })).toMatchObject({
        fields: { body: `${key}.unknown` },
        fieldArgs: { body: { name, known: 'firstName, vacancy, customer, link' } },
      });
    expect(await wrong({ subject: 'Hi {{nobody}}' })).toMatchObject({ fields: { subject: `${key}.unknown` } });
  });

  it('has a brace that is never closed, or stands alone', async () => {
    for (const body of ['{{link}} {{firstName', '{{link}} {{first name}}', '{{link}} }} ', '{{link}} {{{firstName}}}', '**{{link}} {{x**'])
      expect(await wrong({ body }), body).toMatchObject({ fields: { body: `${key}.braces` } });
    expect(await wrong({ subject: 'Hi {{firstName' })).toMatchObject({ fieldArgs: { subject: { near: 'Hi {{firstName' } } });
  });

  it('lacks a variable that the message needs, or has it in a paragraph that may be left out', async () => {
    expect(await wrong({ body: 'Come and see us' })).toMatchObject({
      fields: { body: `${key}.body.missing` },
      fieldArgs: { body: { name: 'link' } },
    });
    expect(await wrong({ _id: booked, body: 'See you at {{place}} on {{when}}' })).toMatchObject({ fieldArgs: { body: { name: 'when' } } });
  });

  it('has a link that leads nowhere good', async () => {
    for (const address of ['javascript:alert', 'http://plain.example', 'data:text/html,x', '{{vacancy}}', '//x.example', 'x{{link}}'])
      expect(await wrong({ body: `{{link}} [here](${address})` }), address).toMatchObject({
        fields: { body: `${key}.body.address` },
        fieldArgs: { body: { address } },
      });
  });

  it('has a subject with a link, no subject, more than one line of it, or more than fits', async () => {
    expect(await wrong({ subject: 'See {{link}}' })).toMatchObject({ fields: { subject: `${key}.subject.variable` } });
    expect(await wrong({ subject: '  ' })).toMatchObject({ fields: { subject: `${key}.subject.required` } });
    expect(await refusal('save', { _id: invited, subject: 'a\r\nBcc: x@x.example', body: '{{link}}' })).toMatchObject({
      fields: { subject: `${key}.subject.oneLine` },
    });
    expect(await wrong({ body: `{{link}}${'x'.repeat(5000)}` })).toMatchObject({ fields: { body: `${key}.body.maxLength` } });
  });
});

describe('values within an own text', () => {
  const hostile = {
    firstName: '<img src=x onerror=alert(1)> {{link}} **bold**\r\nBcc: all@x.example',
    vacancy: '[press](https://evil.example) {{firstName}} <b>$&</b>',
  };

  it('stay text, and are never filled a second time', async () => {
    await answer('save', {
      _id: declined,
      subject: '{{firstName}}: {{vacancy}}',
      body: 'Hi {{firstName}}, about {{vacancy}}.\n\n<script>x</script> & "y"',
    });
    const sent = await mail('APPS_APPLICATION_STATUS_DECLINED', {
      to: { email: who.email, firstName: hostile.firstName },
      facts: { vacancy: hostile.vacancy },
    });
    expect(sent['subject']).not.toMatch(/[\r\n]/);
    expect(sent['subject']).toContain('{{link}}');
    expect(sent['html']).not.toMatch(/<img src=x|<script|<b>|href="https:\/\/evil/);
    expect(sent['html']).toContain('&lt;script&gt;x&lt;/script&gt; &amp; &quot;y&quot;');
    expect(sent['html']).toContain('{{firstName}}');
    expect(sent['html']).not.toContain('<strong');
    expect(sent['text']).not.toContain('\nBcc');
  });

  it('that are missing leave no gap', async () => {
    await answer('save', { _id: declined, subject: 'Hi {{firstName}}', body: 'Hi {{firstName}},\n\nBye' });
    const sent = await mail('APPS_APPLICATION_STATUS_DECLINED', { to: { email: who.email, firstName: ' \u200b ' } });
    expect(sent).toMatchObject({ subject: 'Hi', text: expect.stringMatching(/^Hi,\n\nBye\n/) as string });
  });
});

describe('versions of a text', () => {
  const versions = async () => (await answer<{ data: object[] }>('versions', { _id: declined })).data;

  it('are made by each save, with who made them, and none by a save that changes nothing', async () => {
    const standard = await answer('get', { _id: declined });
    expect(standard).toMatchObject({ state: 'PLATFORM', version: 0 });
    expect(await answer('save', { _id: declined, subject: standard.subject, body: standard.body })).toEqual(standard);
    await answer('save', { _id: declined, subject: 'One', body: 'One' });
    await answer('save', { _id: declined, subject: 'Two', body: 'Two' });
    expect(await answer('save', { _id: declined, subject: ' Two ', body: 'Two\r\n' })).toMatchObject({ version: 2, state: 'OWN' });
    const authorName = expect.stringMatching(/\S/) as string;
    expect(await versions()).toEqual([
      { version: 2, isOwn: true, subject: 'Two', body: 'Two', authorName },
      { version: 1, isOwn: true, subject: 'One', body: 'One', authorName },
    ]);
  });

  it('are used again, and left again for the platform’s text, as new versions', async () => {
    const { subject, body } = await answer('get', { _id: declined });
    for (const text of ['One', 'Two']) await answer('save', { _id: declined, subject: text, body: text });
    expect(await answer('restore', { _id: declined, version: 1, expectedVersion: 2 })).toMatchObject({ version: 3, subject: 'One' });
    expect(await mail('APPS_APPLICATION_STATUS_DECLINED')).toMatchObject({ subject: 'One' });
    expect(await answer('restore', { _id: declined, version: 0 })).toMatchObject({ version: 4, state: 'PLATFORM', subject, body });
    expect((await mail('APPS_APPLICATION_STATUS_DECLINED'))['subject']).toContain('Your application to');
    expect(await versions()).toMatchObject([
      { version: 4, isOwn: false, body },
      { subject: 'One' },
      { subject: 'Two' },
      { subject: 'One' },
    ]);
    expect(await refusal('restore', { _id: declined, version: 9 })).toEqual({ code: 'NOT_FOUND', reason: 'NO_VERSION' });
  });

  it('never replace one that somebody else saved meanwhile', async () => {
    const save = (subject: string) => call('save', { _id: declined, subject, body: 'x', expectedVersion: 0 });
    const both = await Promise.all([save('One'), save('Two')]);
    expect(new Set(both.map(({ errors }) => errors?.[0]?.extensions?.reason))).toEqual(new Set(['NEWER_VERSION', undefined]));
    expect(await refusal('restore', { _id: declined, version: 0, expectedVersion: 0 })).toMatchObject({ reason: 'NEWER_VERSION' });
    expect(await versions()).toHaveLength(1);
  });

  it('stand in the audit log by their number, without the text', async () => {
    await answer('save', { _id: declined, subject: 'Audited subject', body: 'Audited body' });
    const { rows } = await (
      await pool()
    ).query<{ entry: string }>(
      `select row_to_json(e)::text || coalesce(row_to_json(v)::text, '') as entry from audit_entries e
       left join audit_values v on v.customer_id = e.customer_id and v.entry_id = e.id
       where e.customer_id = $1 and e.operation = 'NotifSaveMessageText' order by e.at desc, e.id desc limit 1`,
      [scope.customerId],
    );
    expect(rows[0]?.entry).toMatch(/"subject": "Audited subject", "version": 1/);
    expect(rows[0]?.entry).not.toContain('Audited body');
  });
});

describe('texts of messages', () => {
  it('are listed for the languages that the customer uses, whatever others have', async () => {
    await answer('save', { _id: declined, subject: 'Ours', body: 'Ours' });
    const list = (filter: object = {}) => answer<{ data: Text[]; pagination: object }>('list', { filter, limitEq: 500 });
    const { data } = await list();
    expect(new Set(data.map(({ _id }) => _id.split('-')[1]))).toEqual(new Set(['en', 'de']));
    expect(data.some(({ _id }) => _id.includes('EDGE_USER'))).toBe(false);
    expect((await list({ states: ['OWN'] })).data).toMatchObject([{ _id: declined, subject: 'Ours', isSent: true }]);
    const sms = await list({ channels: ['SMS'], languages: ['de'] });
    expect(sms.data.every(({ _id, isSent }) => _id.startsWith('SMS-de-') && !isSent)).toBe(true);
    for (const { _id, variables } of data)
      expect(
        variables.map(({ example }) => Boolean(example)),
        _id,
      ).not.toContain(false);
  });

  it('of a language that is not in use are absent', async () => {
    expect(await refusal('get', { _id: declined.replace('en-US', 'fr') })).toEqual({ code: 'NOT_FOUND' });
    expect(await refusal('save', { _id: declined.replace('en-US', 'fr'), subject: 'x', body: 'x' })).toEqual({ code: 'NOT_FOUND' });
  });

  it('of another customer are neither seen, nor changed, nor sent', async () => {
    const identity = (await running.platform.stores.identity()).pool;
    const { rows } = await identity.query<{ id: string }>("select id from customers where unique_name = 'harbour-vale'");
    const customerId = rows[0]?.id ?? '';
    const staff = await running.browser().as('staff@demo.example');
    await answer('save', { customerId, _id: declined, subject: 'Theirs', body: 'Theirs' }, staff);
    for (const document of ['get', 'versions', 'list', 'preview', 'save', 'restore'] as const) {
      const text = { save: { subject: 'x', body: 'x' }, preview: { subject: 'x', body: 'x' }, restore: { version: 0 } };
      const input = { customerId, ...(document !== 'list' && { _id: declined }), ...(document in text && text[document as 'save']) };
      expect(await refusal(document, input), document).toEqual({ code: 'NOT_FOUND' });
    }
    expect(await answer('get', { _id: declined })).toMatchObject({ state: 'PLATFORM', version: 0 });
    expect((await mail('APPS_APPLICATION_STATUS_DECLINED'))['subject']).not.toBe('Theirs');
    expect(await answer('get', { customerId, _id: declined }, staff)).toMatchObject({ subject: 'Theirs', version: 1 });
  });

  it('are for whoever may see the notification settings, and changed by whoever may edit them', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await refusal('get', { _id: declined }, recruiter)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal('save', { _id: declined, subject: 'x', body: 'x' }, recruiter)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
