import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '../../../src/domain/picture.ts';
import { defaultTheme } from '../../../validation/branding.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { png } from '../../support/pictures.ts';
import { region, scopeOf } from './deliveryTools.ts';
import type { Scope } from './deliveryTools.ts';

interface Logo {
  _id: string;
  url: string;
  mediaType: string;
  width: number;
  height: number;
}

const text = 'mutation ($input: FIUploadLogoInput!) { FIUploadLogo(input: $input) { _id url mediaType width height } }';
const editText =
  'mutation ($customerId: ID!, $input: FIEditBrandingInput!) { FIEditBranding(customerId: $customerId, input: $input) { logoUrl } }';
const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
/** The beginning of a lossless WebP picture of 2 × 3 pixels. */
const webp = Buffer.concat([
  Buffer.from('RIFF\u001a\0\0\0WEBPVP8L\u000d\0\0\0', 'latin1'),
  Buffer.from([0x2f, 0x01, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
]);

describe('an uploaded logo', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    scope = await scopeOf(running);
    admin = await running.browser().as('admin@acme.example');
  });
  afterAll(() => running.close());

  const upload = (content: Buffer | string, by = admin, place: Scope = scope) =>
    by.ask(text, { input: { ...place, content: typeof content === 'string' ? content : content.toString('base64') } });
  const uploaded = async (content: Buffer): Promise<Logo> => {
    const { data, errors } = await upload(content);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as unknown as Logo;
  };
  const save = (logoUrl: string | null, customerId = scope.customerId) =>
    admin.ask(editText, { customerId, input: { title: 'Careers', theme: defaultTheme, logoUrl } });
  const fetched = (url: string, headers: Record<string, string> = {}) => running.platform.fetch(new Request(url, { headers }));
  const stored = async () => {
    const { pool } = await running.platform.stores.region(region);
    const { rows } = await pool.query<{ hash: string }>('select hash from logos where customer_id = $1', [scope.customerId]);
    return rows.map(({ hash }) => hash);
  };
  const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

  it('is served at an address of its content, for ever and to everybody, as its true type, and can run nothing', async () => {
    const content = png(40, 20);
    const logo = await uploaded(content);
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 40, height: 20 });
    expect(logo.url).toBe(`${origin}/logos/${region}/${scope.customerId}/${hashOf(content)}`);
    const answer = await fetched(logo.url);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    const { headers } = answer;
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers.get('set-cookie')).toBeNull();
    expect((await fetched(logo.url, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect(await uploaded(content)).toEqual(logo);
    expect((await stored()).filter((hash) => hash === hashOf(content))).toHaveLength(1);
  });

  it.each([
    ['a script that is called a picture', Buffer.from(script), 'LOGO_TYPE'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'LOGO_TYPE'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'LOGO_TYPE'],
    ['nothing', Buffer.alloc(0), 'LOGO_TYPE'],
    ['the first bytes of a PNG', png().subarray(0, 12), 'LOGO_TYPE'],
    ['a JPEG without a size', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 'LOGO_TYPE'],
    ['a picture without pixels', png(0, 4), 'LOGO_TYPE'],
    ['too many bytes', png(4, 4, 512_000), 'LOGO_BYTES'],
    ['too wide a picture', png(2001, 1), 'LOGO_PIXELS'],
    ['too high a picture', png(1, 2001), 'LOGO_PIXELS'],
    ['no base64', '%%%', 'LOGO_TYPE'],
  ])('is none of these: %s', async (_, content, reason) => {
    const before = await stored();
    const { errors } = await upload(content);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason, fields: { 'input.content': `reasons.${reason}` } });
    expect(await stored()).toEqual(before);
  });

  it('may be as large as the limits allow, which fits into a request', async () => {
    const room = 512_000 - png(2000, 2000).length - 12;
    expect(await uploaded(png(2000, 2000, room))).toMatchObject({ width: 2000, height: 2000 });
    expect(readPicture(png(2000, 2000, room + 1))).toBe('LOGO_BYTES');
    expect(readPicture(webp)).toEqual({ type: 'image/webp', width: 2, height: 3 });
  });

  it('is gone once another replaces it, unless a waiting mail shows it; what nobody saved is removed in time', async () => {
    const [first, second, third] = [png(5, 5), png(6, 6), png(7, 7)];
    const { url } = await uploaded(first);
    expect((await save(url)).errors).toBeUndefined();
    const { pool } = await running.platform.stores.region(region);
    await pool.query(
      `insert into outbox (customer_id, id, event, recipient, subject, text, html, created_at, due_at)
       values ($1, 'f00000000000000000000001', 'FI_INVITED', 'ada@example.org', '', '', $2, $3, $4)`,
      [scope.customerId, `<img src="${url}">`, running.clock.now(), new Date(running.clock.now().getTime() + 60 * minute)],
    );
    await save((await uploaded(second)).url);
    expect(await stored()).toEqual(expect.arrayContaining([hashOf(first), hashOf(second)]));
    await pool.query("delete from outbox where id = 'f00000000000000000000001'");
    await save((await uploaded(third)).url);
    expect(await stored()).not.toContain(hashOf(second));
    running.clock.pass(25 * 60 * minute);
    admin = await running.browser().as('admin@acme.example');
    await uploaded(png(8, 8));
    expect((await stored()).toSorted()).toEqual([hashOf(third), hashOf(png(8, 8))].toSorted());
    expect((await fetched(url)).status).toBe(404);
  });

  it('can be used by its own customer alone, and only while it is stored', async () => {
    const { url } = await uploaded(png(9, 9));
    const gone = url.replace(/[\da-f]{64}$/, '0'.repeat(64));
    for (const address of [gone, url.replace(scope.customerId, 'a'.repeat(24)), `${origin}/logos/../api`, `${origin}/logos/x`]) {
      const { errors } = await save(address);
      if (new URL(address).pathname.startsWith('/logos/'))
        expect(errors?.[0]?.extensions, address).toMatchObject({
          reason: 'LOGO_GONE',
          fields: { 'input.logoUrl': 'validation.branding.logoUrl.gone' },
        });
    }
    expect((await save('https://cdn.example/logo.png')).errors).toBeUndefined();
  });

  it('is uploaded by whoever may edit the branding, and recorded', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect((await upload(png(10, 10), recruiter)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const foreign = await running.browser().as('admin@globex.example');
    expect((await upload(png(10, 10), foreign)).errors?.[0]?.extensions?.code).toMatch(/FORBIDDEN|NOT_FOUND/);
    expect(await stored()).not.toContain(hashOf(png(10, 10)));
    await uploaded(png(11, 11));
    const { data } = await admin.ask(
      'query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation } } }',
      { filter: { ...scope, operations: ['FIUploadLogo'], limit: 1 } },
    );
    expect(JSON.stringify(data)).toContain('FIUploadLogo');
  });

  it.each(['/logos/', '/logos/nowhere/x/y', `/logos/${region}/${'a'.repeat(24)}/${'b'.repeat(64)}`, '/logos/%00'])(
    'is not at %s',
    async (path) => {
      expect((await fetched(`${origin}${path}`)).status).toBe(404);
    },
  );
});
