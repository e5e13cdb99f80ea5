import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailJob } from '../../../src/platform/jobs/index.ts';
import { queueMail } from '../../../src/platform/mail/outbox.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { until } from '../../support/until.ts';
import { withoutPolling } from '../../support/work.ts';
import { mailServer } from './mailServer.ts';

describe('the outbox', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  const opened = async (starting: ReturnType<typeof mailServer>) => {
    const server = await starting;
    ends.push(server.close);
    return server;
  };
  const start = (environment: Record<string, string> = {}) => {
    const running = startPlatform(environment);
    ends.push(running.close);
    return running;
  };
  const queue = async ({ platform }: Running, to = 'someone@corp.example', fail = false) => {
    const store = await platform.stores.identity();
    const work = store.transaction(async (tx) => {
      await queueMail(tx, platform, {
        event: 'TEST',
        to,
        customerId: 'c',
        content: { subject: 'Hello\r\nBcc: evil@corp.example', parts: ['<b>Hi</b> & welcome'] },
      });
      if (fail) throw new Error('undone');
    });
    await work.catch(() => undefined);
  };
  const rows = async ({ platform }: Running) =>
    (await (await platform.stores.identity()).pool.query('select * from outbox order by created_at, id')).rows;

  it('sends what was queued right after the commit, and keeps nothing of what it said', async () => {
    const { url, received } = await opened(mailServer());
    // Nothing is looked for again by itself: what arrives was sent because of its commit.
    const running = withoutPolling(() => start({ SMTP_URL: url, BRAND_NAME: 'Northlight', PUBLIC_URL: origin }));
    await running.platform.stores.identity();
    await queue(running);
    await until(() => received.length === 1);
    const [mail] = received;
    expect(mail?.to).toMatchObject({ text: 'someone@corp.example' });
    expect(mail?.from).toMatchObject({ value: [{ name: 'Northlight', address: 'no-reply@localhost' }] });
    expect(mail?.subject).toBe('Hello Bcc: evil@corp.example');
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.text).toContain('<b>Hi</b> & welcome');
    expect(mail?.html).toContain('&lt;b&gt;Hi&lt;/b&gt; &amp; welcome');
    await until(async () => Boolean((await rows(running))[0]?.sent_at));
    expect((await rows(running))[0]).toMatchObject({ text: '', html: '', tries: 1 });
  });

  it('sends nothing of a transaction that was undone', async () => {
    const running = start();
    await queue(running, 'someone@corp.example', true);
    expect(await rows(running)).toEqual([]);
  });

  it('tries again, later and later, and keeps no word of the server', async () => {
    const { url, received } = await opened(mailServer(2));
    const running = start({ SMTP_URL: url });
    await queue(running);
    await until(async () => (await rows(running))[0]?.tries === 1 && (await rows(running))[0]?.last_error !== null);
    const [first] = await rows(running);
    expect(first.last_error).toBe('EMESSAGE 451');
    expect(first.due_at.getTime() - running.clock.now().getTime()).toBe(10_000);
    const job = startMailJob(running.platform);
    ends.push(() => job.stop());
    await job.run();
    expect(received).toHaveLength(0);
    running.clock.pass(10_000);
    await job.run();
    await until(
      async () =>
        (await rows(running))[0]?.tries === 2 && (await rows(running))[0]?.due_at.getTime() === running.clock.now().getTime() + 40_000,
    );
    running.clock.pass(minute);
    await job.run();
    await until(() => received.length === 1);
  });

  it('gives up after eight tries', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => nobody.once('listening', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const running = start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await queue(running);
    const job = startMailJob(running.platform);
    ends.push(() => job.stop());
    // The platform's own sender may have it at this moment: then it is the next hour's.
    await until(async () => {
      await job.run();
      running.clock.pass(60 * minute);
      return (await rows(running))[0]?.failed_at;
    });
    expect((await rows(running))[0]).toMatchObject({ tries: 8, sent_at: null });
  });

  it('sends each mail once though several senders are at work', async () => {
    const { url, received } = await opened(mailServer());
    const running = start({ SMTP_URL: url });
    const others = [1, 2, 3].map(() => startMailJob({ ...running.platform, log: pino({ level: 'silent' }) }));
    for (const job of others) ends.push(() => job.stop());
    await running.platform.stores.identity();
    for (let index = 0; index < 50; index += 1) await queue(running, `p${index}@corp.example`);
    await until(async () => (await rows(running)).every((row) => row.sent_at));
    expect(new Set(received.map((mail) => JSON.stringify(mail.to))).size).toBe(50);
    expect(received).toHaveLength(50);
  });

  describe('of a demo', () => {
    it('is read on a page, newest first, without a script, and as JSON by recipient', async () => {
      const running = start();
      await queue(running, 'one@corp.example');
      running.clock.pass(1000);
      await queue(running, 'two@corp.example');
      const get = (path: string) => running.platform.fetch(new Request(`${origin}${path}`));
      const page = await get('/dev/outbox');
      const html = await page.text();
      expect(html.indexOf('two@corp.example')).toBeGreaterThan(0);
      expect(html.indexOf('two@corp.example')).toBeLessThan(html.indexOf('one@corp.example'));
      expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
      expect(html).not.toContain('<script');
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      const { data } = (await (await get('/dev/outbox.json?to=ONE@corp.example')).json()) as { data: { _id: string; to: string }[] };
      expect(data).toMatchObject([{ to: 'one@corp.example', event: 'TEST' }]);
      const mail = await get(`/dev/outbox/${data[0]?._id}`);
      expect(mail.headers.get('content-security-policy')).toContain('sandbox');
      expect((await get('/dev/outbox/nothing')).status).toBe(404);
    });

    it('does not exist where the demo is off', async () => {
      const running = start({ DEMO: 'off' });
      const answer = await running.platform.fetch(new Request(`${origin}/dev/outbox.json`));
      expect(answer.headers.get('content-type')).not.toContain('json');
    });
  });
});
