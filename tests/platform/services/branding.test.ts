import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTheme } from '../../../validation/branding.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from './people.ts';
import type { Scope } from './people.ts';

// How a customer's chat interview looks (specification 1 §2.7, §3, §5, §7, §8 “Branding”).

interface Element {
  name: string;
  type?: string | null;
  value: { backgroundColor: string; fontColor: string; linkColor?: string | null };
}
interface Branding {
  _id: string;
  title: string;
  logoUrl: string | null;
  theme: Element[];
  version: number;
}

let running: Running;
let staff: Browser;
let admin: Browser;
/** Harbour & Vale, which has no branding in these tests until they make one. */
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  staff = await running.browser().as('staff@demo.example');
  admin = await running.browser().as('admin@acme.example');
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<Record<string, string>>(
    "select id, organization_id, root_hierarchy_id from customers where unique_name = 'harbour-vale'",
  );
  scope = {
    customerId: rows[0]?.['id'] ?? '',
    organizationId: rows[0]?.['organization_id'] ?? '',
    hierarchyId: rows[0]?.['root_hierarchy_id'] ?? '',
  };
  const home = await running.platform.stores.region('ap-southeast-2');
  await home.pool.query('delete from brandings where customer_id = $1', [scope.customerId]);
}, 120_000);
afterAll(() => running.close());

const fields = '_id title logoUrl theme { name type value { backgroundColor fontColor linkColor } } version';
const getText = `query ($customerId: ID!) { FIGetBranding(customerId: $customerId) { ${fields} } }`;
const addText = `mutation ($input: FIAddBrandingInput!) { FIAddBranding(input: $input) { ${fields} } }`;
const editText = `mutation ($customerId: ID!, $input: FIEditBrandingInput!) { FIEditBranding(customerId: $customerId, input: $input) { ${fields} } }`;

const read = (customerId = scope.customerId, by = staff) => by.ask(getText, { customerId });
const addition = (more: object = {}) => ({
  input: { ...scope, customerName: 'Somebody Else', title: 'Careers', logoUrl: null, theme: defaultTheme, ...more },
});
const edit = (more: object = {}, by = staff, customerId = scope.customerId) =>
  by.ask(editText, { customerId, input: { title: 'Careers', theme: defaultTheme, ...more } });
const edited = async (more: object): Promise<Branding> => {
  const { data, errors } = await edit(more);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as unknown as Branding;
};
const refusalOf = async (more: object) => (await edit(more)).errors?.[0]?.extensions;
const withElement = (name: string, value: object, more: object = {}) => ({
  theme: defaultTheme.map((each) => (each.name === name ? { ...each, ...more, value: { ...each.value, ...value } } : each)),
});

describe('a customer without a branding', () => {
  it('is told so by the words that the console looks for, to whoever reaches the customer and nobody else', async () => {
    const { errors } = await read();
    expect(errors?.[0]).toMatchObject({ message: 'Branding is not found!', extensions: { code: 'NOT_FOUND', reason: 'NO_BRANDING' } });
    const [foreign, absent] = [await read(scope.customerId, admin), await read('0'.repeat(24), admin)];
    expect(foreign.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect(foreign.errors).toEqual(absent.errors);
  });

  it('has nothing to change', async () => {
    expect(await refusalOf({})).toMatchObject({ code: 'NOT_FOUND', reason: 'NO_BRANDING' });
  });

  it('is given none by whose customer it is not, nor under another organisation or department', async () => {
    const own = await scopeOf(admin);
    expect(await admin.refusal(addText, addition())).toEqual({ code: 'NOT_FOUND' });
    for (const other of [{ organizationId: own.organizationId }, { hierarchyId: own.hierarchyId }])
      expect(await staff.refusal(addText, addition(other))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await read()).errors?.[0]?.extensions.reason).toBe('NO_BRANDING');
  });

  it('gets one, once; the name of the customer is its own, whatever was sent', async () => {
    const made = await staff.get<Branding>(
      addText,
      addition({ title: ' Careers at Harbour & Vale ', logoUrl: ' https://cdn.example/logo.svg ' }),
    );
    expect(made).toEqual({
      ...{ _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, title: 'Careers at Harbour & Vale' },
      ...{ logoUrl: 'https://cdn.example/logo.svg', theme: defaultTheme, version: 1 },
    });
    expect(await staff.get(getText, { customerId: scope.customerId })).toEqual(made);
    expect(await staff.refusal(addText, addition())).toMatchObject({ code: 'CONFLICT', reason: 'BRANDING_EXISTS' });
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query('select * from brandings where customer_id = $1', [scope.customerId]);
    expect(JSON.stringify(rows)).not.toContain('Somebody Else');
  });
});

describe('a branding', () => {
  it('keeps what was sent, an empty title as an empty text and an empty colour as white', async () => {
    const made = await edited({
      title: '',
      logoUrl: '',
      ...withElement('header', { backgroundColor: '', fontColor: ' ' }, { type: 'bar' }),
    });
    expect(made).toMatchObject({ title: '', logoUrl: null });
    expect(made.theme[0]).toEqual({
      name: 'header',
      type: 'bar',
      value: { backgroundColor: '#ffffff', fontColor: '#ffffff', linkColor: null },
    });
  });

  it('keeps its logo where none is said, and loses it by null', async () => {
    await edited({ logoUrl: 'https://cdn.example/a.png' });
    expect((await edited({ title: 'Other' })).logoUrl).toBe('https://cdn.example/a.png');
    expect((await edited({ logoUrl: null })).logoUrl).toBeNull();
  });

  it('answers all eight elements in order, those that were never sent with their defaults', async () => {
    const theme = [{ name: 'button', value: { backgroundColor: '#123', fontColor: '#ABCDEF12' } }];
    const made = await edited({ theme });
    expect(made.theme.map(({ name }) => name)).toEqual(defaultTheme.map(({ name }) => name));
    expect(made.theme.slice(0, 7)).toEqual(defaultTheme.slice(0, 7));
    expect(made.theme[7]?.value).toEqual({ backgroundColor: '#123', fontColor: '#abcdef12', linkColor: null });
    expect((await edited({ theme: [] })).theme).toEqual(defaultTheme);
  });

  it('is refused over a newer one, and taken where none is named', async () => {
    const { version } = await edited({});
    expect(await refusalOf({ expectedVersion: version - 1 })).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', version });
    expect(await edited({ expectedVersion: version, title: 'Newer' })).toMatchObject({ version: version + 1 });
    expect(await edited({ title: 'Newest' })).toMatchObject({ version: version + 2 });
  });

  it('of two who save at once, takes one and tells the other', async () => {
    const { version } = await edited({});
    const both = await Promise.all(['One', 'Two'].map((title) => edit({ title, expectedVersion: version })));
    expect(both.map(({ errors }) => errors?.[0]?.extensions.reason ?? 'none').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'NEWER_VERSION',
      'none',
    ]);
    expect(await staff.get(getText, { customerId: scope.customerId })).toMatchObject({ version: version + 1 });
  });

  it('is recorded by what changed, a colour by its element', async () => {
    await edited({ title: 'Before' });
    await edited({ title: 'After', ...withElement('hint', { linkColor: '#123456' }) });
    const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { changes { field before after } } } }`;
    const { data } = await staff.get<{ data: { changes: { field: string }[] }[] }>(trail, {
      filter: { ...scope, operations: ['FIEditBranding'], limit: 1 },
    });
    expect(data[0]?.changes.map(({ field }) => field).sort()).toEqual(['hint', 'title']);
    expect(JSON.stringify(data[0])).toContain('#add8e6, #000000, #123456');
  });

  it('is neither seen nor changed without the right, nor by whom a department alone was given', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    const { customerId } = await scopeOf(admin);
    for (const { errors } of [await read(customerId, recruiter), await edit({}, recruiter, customerId)])
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_RIGHT' });
  });
});

describe('hostile branding is refused:', () => {
  const logo = 'validation.branding.logoUrl.format';
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://x.example',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    '//cdn.example/logo.png',
    '/logo.png',
    'https:cdn.example',
    'https://user:secret@cdn.example/logo.png',
    'https://cdn.example/"onerror="alert(1)',
    "https://cdn.example/');background:url('x",
    'https://cdn.example/<script>',
    'https://cdn.example/\u0001',
    'https://cdn.example/a b',
    'logo',
  ])('the logo %j', async (logoUrl) => {
    expect((await refusalOf({ logoUrl }))?.fields).toEqual({ logoUrl: logo });
  });

  it('a logo’s address of more than 1000 characters', async () => {
    const address = (length: number) => ({ logoUrl: `https://${'a'.repeat(length - 8)}` });
    expect((await refusalOf(address(1001)))?.fields).toEqual({ logoUrl: 'validation.branding.logoUrl.maxLength' });
    expect(await refusalOf(address(1000))).toBeUndefined();
  });

  it.each(['line\nbreak', 'bell\u0007', 'turned \u202eround', 'iso\u2066late', 'para\u2029graph', 'next\u0085line', 'tab\there'])(
    'the title %j',
    async (title) => {
      expect((await refusalOf({ title }))?.fields).toEqual({ title: 'validation.branding.title.characters' });
    },
  );

  it('no title for what it says: it is a text, and is answered as one', async () => {
    const title = `<script>alert(1)</script> {{7*7}} ' or 1=1 -- 👩‍👩‍👧`;
    expect((await edited({ title })).title).toBe(title);
  });

  it('a title of more than 100 characters', async () => {
    expect((await refusalOf({ title: 'x'.repeat(101) }))?.fields).toEqual({ title: 'validation.branding.title.maxLength' });
    expect(await refusalOf({ title: '😀'.repeat(100) })).toBeUndefined();
  });

  it.each(
    [
      'red',
      '#12',
      '#1234',
      '#12345',
      '#1234567',
      '#123456789',
      '#ggg',
      '123456',
      '#fff;background:url(https://x.example)',
      '#fff}body{display:none',
      'url(javascript:alert(1))',
      'expression(alert(1))',
      'var(--x)',
      'rgb(0 0 0)',
      '#fff\\9',
      '#fff/**/',
      '＃ffffff',
      '#ffffff\n',
    ].filter((colour) => colour.trim() === colour),
  )('the colour %j, wherever it stands', async (colour) => {
    for (const part of ['backgroundColor', 'fontColor', 'linkColor'])
      expect((await refusalOf(withElement('header', { [part]: colour })))?.fields, part).toEqual({
        [`theme.0.value.${part}`]: 'validation.branding.colour',
      });
  });

  it.each(['hint', 'question', 'response'])('text in sentences that is neither black nor white, of the %s', async (name) => {
    const at = `theme.${defaultTheme.findIndex((each) => each.name === name)}.value.fontColor`;
    for (const fontColor of ['#0b6b5d', '#000', '#ffffffff'])
      expect((await refusalOf(withElement(name, { fontColor })))?.fields).toEqual({ [at]: 'validation.branding.textColour' });
    for (const fontColor of ['#FFFFFF', '#000000']) expect(await refusalOf(withElement(name, { fontColor }))).toBeUndefined();
  });

  it('elements that there are not, twice the same, and fields of their own', async () => {
    const [header] = defaultTheme;
    expect(await refusalOf({ theme: [{ ...header, name: 'footer' }] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'INVALID_VARIABLES',
    });
    expect((await refusalOf({ theme: [header, ...defaultTheme.slice(0, 7)] }))?.fields).toEqual({
      'theme.1.name': 'validation.branding.repeated',
    });
    for (const theme of [[{ ...header, __proto__: null, style: 'x' }], [{ ...header, value: { ...header?.value, css: 'x' } }], 'x', [null]])
      expect(await refusalOf({ theme })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('and has changed nothing', async () => {
    const before = await staff.get(getText, { customerId: scope.customerId });
    for (const more of [{ logoUrl: 'javascript:1' }, { title: '\n\n\u0007' }, withElement('button', { fontColor: 'red' })])
      await edit(more);
    expect(await staff.get(getText, { customerId: scope.customerId })).toEqual(before);
  });
});
